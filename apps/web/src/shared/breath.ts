/** A press or a key is answered before the next piece of work; in a hidden page nobody presses, and timers are slow. */
export function breath(): Promise<void> {
  return document.hidden ? Promise.resolve() : new Promise((resolve) => setTimeout(resolve));
}
