/** The properties of a component, for tests: only a component may change them. */

/** The properties of a component that a test changes while it is shown. */
export function props<Props extends Record<string, unknown>>(first: Props): Props {
  const changing = $state(first);
  return changing;
}

/** Run what a component runs while it is set up. Returns a function that ends it, as if the component were gone. */
export function inComponent(setUp: () => void): () => void {
  return $effect.root(setUp);
}
