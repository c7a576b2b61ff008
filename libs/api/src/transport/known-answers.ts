import type { Call } from '../reader/read-answer.ts';

interface KnownAnswer {
  /** The validator that the server gave, for If-None-Match. */
  readonly etag: string;
  /** As the reader returned it. */
  readonly answer: unknown;
}

/** More than the queries of the pages between which a person goes back and forth. */
const LIMIT = 40;

/** The last answers to reading calls, in memory and for one access token: what one person has read, no other is shown. */
export class KnownAnswers {
  #token: string | null = null;
  #byCall = new Map<string, KnownAnswer>();

  find(call: Call, token: string | null): KnownAnswer | undefined {
    if (token !== this.#token) this.#byCall = new Map();
    this.#token = token;
    return this.#byCall.get(keyOf(call));
  }

  /** Unless the session has got another token meanwhile. */
  remember(call: Call, token: string | null, etag: unknown, answer: unknown): void {
    this.forget(call);
    if (typeof etag !== 'string' || token === null || token !== this.#token) return;
    // The least recently read answer is the first.
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
