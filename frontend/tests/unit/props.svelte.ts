/** The properties of a component that a test changes while it is shown. */
export function props<Props extends Record<string, unknown>>(first: Props): Props {
  const changing = $state(first);
  return changing;
}
