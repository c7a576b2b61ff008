/** Runs commands one after the other, whether the one before succeeded or failed. */
export class CommandQueue {
  #last: Promise<unknown> = Promise.resolve();

  run<Result>(command: () => Promise<Result>): Promise<Result> {
    const result = this.#last.then(command);
    this.#last = result.catch(() => undefined);
    return result;
  }
}
