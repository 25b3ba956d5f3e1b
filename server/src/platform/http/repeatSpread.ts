/**
 * O245: does something again and again until it is told to stop, for the first time at any moment within the interval: those who began
 * together, as browsers do when a server is back, do not go on together.
 */
export function repeatSpread(milliseconds: number, act: () => void): () => void {
  let timer = setTimeout(() => {
    act();
    timer = setInterval(act, milliseconds);
  }, Math.random() * milliseconds);
  return () => clearTimeout(timer);
}
