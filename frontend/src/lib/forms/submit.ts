/** What a form does once it is submitted, in place of leaving the page. */
export function submits(work: () => unknown): (event: SubmitEvent) => void {
  return (event) => {
    event.preventDefault();
    void work();
  };
}
