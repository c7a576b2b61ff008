import type { Call } from '../reader/read-answer.ts';

interface KnownAnswer {
  readonly etag: string;
  readonly answer: unknown;
}

/** More than the queries of the pages that a user switches between. */
const LIMIT = 40;

/** Caches answers to reading calls in memory for one access token, so that users never see each other's data. */
export class KnownAnswers {
  #token: string | null = null;
  #byCall = new Map<string, KnownAnswer>();

  find(call: Call, token: string | null): KnownAnswer | undefined {
    if (token !== this.#token) this.#byCall = new Map();
    this.#token = token;
    return this.#byCall.get(keyOf(call));
  }

  remember(call: Call, token: string | null, etag: unknown, answer: unknown): void {
    this.forget(call);
    if (typeof etag !== 'string' || token === null || token !== this.#token) return;
    const [oldest] = this.#byCall.keys();
    if (this.#byCall.size >= LIMIT && oldest !== undefined) this.#byCall.delete(oldest);
    this.#byCall.set(keyOf(call), { etag, answer });
  }

  forget(call: Call): void {
    this.#byCall.delete(keyOf(call));
  }
}

function keyOf({ url, params }: Call): string {
  return `${url} ${JSON.stringify(params)}`;
}
