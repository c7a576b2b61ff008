/** A press or a key is answered before the next piece of work. */
export function breath(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve));
}
