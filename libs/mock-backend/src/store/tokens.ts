import { KeyIndex } from './key-index.ts';
import type { RowCollection } from './row-collection.ts';
import type { Row } from './row-types.ts';
import { sha256 } from './sha256.ts';

export type TokenGrant = Row<'tokens'>;
type NewGrant = Omit<TokenGrant, 'id' | 'used' | 'repeatableUntilMs'>;

/** Searching for expired tokens takes longer than issuing one. */
const SWEEP_EVERY_MS = 60_000;

export class Tokens {
  readonly #rows: RowCollection<TokenGrant>;
  readonly #byFamily: KeyIndex<TokenGrant>;
  readonly #byUser: KeyIndex<TokenGrant>;
  #sweptAtMs = -Infinity;

  constructor(rows: RowCollection<TokenGrant>) {
    this.#rows = rows;
    this.#byFamily = new KeyIndex(rows, ({ familyId }) => familyId);
    this.#byUser = new KeyIndex(rows, ({ userId }) => userId);
  }

  /** Also removes expired tokens, which get the same refusal as unknown ones. */
  async add(token: string, grant: NewGrant, nowMs: number): Promise<void> {
    if (nowMs >= this.#sweptAtMs + SWEEP_EVERY_MS) {
      this.#remove([...this.#rows.all()].filter(({ expiresAtMs }) => expiresAtMs <= nowMs));
      this.#sweptAtMs = nowMs;
    }
    await this.#rows.create({ ...grant, id: sha256(token), used: false, repeatableUntilMs: null });
  }

  find(token: string): TokenGrant | undefined {
    return this.#rows.get(sha256(token));
  }

  /** `repeatableUntilMs`: until when a refresh token may be used once more, in ms since 1970. */
  async markUsed(token: string, repeatableUntilMs: number | null = null): Promise<void> {
    const grant = this.find(token);
    if (grant !== undefined) await this.#rows.change(grant.id, { used: true, repeatableUntilMs });
  }

  revokeFamily(familyId: string): void {
    this.#remove(this.#byFamily.all(familyId));
  }

  /** Ends every sign-in of a user and voids the links mailed to them. */
  revokeUser(userId: string): void {
    this.#remove(this.#byUser.all(userId));
  }

  #remove(grants: readonly Pick<TokenGrant, 'id'>[]): void {
    for (const { id } of grants) this.#rows.remove(id);
  }
}
