export interface Listeners {
  /** Calls the listener after each change until the returned function is called: what `useSyncExternalStore` takes. */
  readonly subscribe: (listener: () => void) => () => void;
  /** Tells every listener that the value has changed. */
  readonly notify: () => void;
}

/** The listeners to a value that a module keeps outside React. */
export function newListeners(): Listeners {
  const listeners = new Set<() => void>();
  return {
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    notify: () => {
      for (const listener of listeners) listener();
    },
  };
}
