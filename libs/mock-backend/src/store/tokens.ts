import { KeyIndex } from './key-index.ts';
import type { RowCollection } from './row-collection.ts';
import type { Row } from './row-types.ts';
import { sha256 } from './sha256.ts';
import { SortedList } from './sorted-list.ts';

export type TokenGrant = Row<'tokens'>;

/** So that a sign-in stays short after a long time; more than one, so that expired tokens do not add up. */
const SWEPT_AT_ONCE = 50;

/** The tokens of a world. Only a hash of each token is stored. */
export class Tokens {
  readonly #rows: RowCollection<TokenGrant>;
  readonly #byFamily: KeyIndex<TokenGrant>;
  readonly #byUser: KeyIndex<TokenGrant>;
  /** By kind, because the tokens of a kind live equally long: a new one comes last. */
  readonly #byExpiry = new Map<TokenGrant['kind'], SortedList<Expiring>>();

  constructor(rows: RowCollection<TokenGrant>) {
    this.#rows = rows;
    this.#byFamily = new KeyIndex(rows, ({ familyId }) => familyId);
    this.#byUser = new KeyIndex(rows, ({ userId }) => userId);
    rows.follow((after, before) => {
      if (before === null && after !== null) this.#expiring(after.kind).add(expiryOf(after));
      if (after === null && before !== null) this.#expiring(before.kind).remove(expiryOf(before));
    });
  }

  /** Expired tokens go: nobody can use them, and a refused one says as much when it is unknown. */
  async add(token: string, grant: Omit<TokenGrant, 'id'>, nowMs: number): Promise<void> {
    this.#remove(this.#expired(nowMs));
    await this.#rows.create({ ...grant, id: sha256(token) });
  }

  find(token: string): TokenGrant | undefined {
    return this.#rows.get(sha256(token));
  }

  async markUsed(token: string): Promise<void> {
    const grant = this.find(token);
    if (grant !== undefined) await this.#rows.change(grant.id, { used: true });
  }

  /** Ends one sign-in. */
  revokeFamily(familyId: string): void {
    this.#remove(this.#byFamily.all(familyId));
  }

  /** Ends every sign-in of a user and voids the links mailed to them. */
  revokeUser(userId: string): void {
    this.#remove(this.#byUser.all(userId));
  }

  #expired(nowMs: number): Expiring[] {
    return [...this.#byExpiry.values()].flatMap(({ items }) =>
      items.slice(0, SWEPT_AT_ONCE).filter(({ expiresAtMs }) => expiresAtMs <= nowMs),
    );
  }

  #expiring(kind: TokenGrant['kind']): SortedList<Expiring> {
    const known = this.#byExpiry.get(kind);
    if (known !== undefined) return known;
    const added = new SortedList<Expiring>(
      (a, b) => a.expiresAtMs - b.expiresAtMs || (a.id < b.id ? -1 : Number(a.id > b.id)),
    );
    this.#byExpiry.set(kind, added);
    return added;
  }

  #remove(grants: readonly Pick<TokenGrant, 'id'>[]): void {
    for (const { id } of grants) this.#rows.remove(id);
  }
}

type Expiring = Pick<TokenGrant, 'id' | 'expiresAtMs'>;

function expiryOf({ id, expiresAtMs }: TokenGrant): Expiring {
  return { id, expiresAtMs };
}
