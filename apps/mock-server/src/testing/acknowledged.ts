/** Progress of a trade according to the answers that its parties got. */
export const STEPS = ['Pending', 'Approved', 'OpenTransaction', 'Paid', 'Shipped'] as const;
export type Step = (typeof STEPS)[number];

export class Acknowledged {
  readonly orders = new Map<string, Step>();
  readonly transfers = new Set<string>();
  readonly tokens = new Set<string>();
  readonly addresses = new Set<string>();
  #count = 0;
  #onCount: (count: number) => void = () => undefined;

  get count(): number {
    return this.#count;
  }

  onEach(listener: (count: number) => void): void {
    this.#onCount = listener;
  }

  add(remember: () => void): void {
    remember();
    this.#count += 1;
    this.#onCount(this.#count);
  }
}
