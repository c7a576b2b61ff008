/** Lets one begin when the one before it has ended, however that ended. */
export class Turns {
  #last: Promise<unknown> = Promise.resolve();

  take<Result>(run: () => Promise<Result>): Promise<Result> {
    const mine = this.#last.then(run);
    this.#last = mine.catch(() => undefined);
    return mine;
  }
}
