import { KeyIndex } from './key-index.ts';
import type { Row } from './row-types.ts';
import { sha256 } from './sha256.ts';
import type { Table } from './table.ts';

export type TokenGrant = Row<'tokens'>;

/** The tokens of a world. Only a hash of each token is stored. */
export class Tokens {
  readonly #table: Table<TokenGrant>;
  readonly #byFamily: KeyIndex<TokenGrant>;
  readonly #byUser: KeyIndex<TokenGrant>;

  constructor(table: Table<TokenGrant>) {
    this.#table = table;
    this.#byFamily = new KeyIndex(table, ({ familyId }) => familyId);
    this.#byUser = new KeyIndex(table, ({ userId }) => userId);
  }

  add(token: string, grant: Omit<TokenGrant, 'id'>): void {
    this.#table.insert({ ...grant, id: sha256(token) });
  }

  find(token: string): TokenGrant | undefined {
    return this.#table.get(sha256(token));
  }

  markUsed(token: string): void {
    const grant = this.find(token);
    if (grant !== undefined) this.#table.update(grant.id, { used: true });
  }

  /** Ends one sign-in. */
  revokeFamily(familyId: string): void {
    this.#remove(this.#byFamily.all(familyId));
  }

  /** Ends every sign-in of a user and voids the links mailed to them. */
  revokeUser(userId: string): void {
    this.#remove(this.#byUser.all(userId));
  }

  #remove(grants: ReadonlySet<TokenGrant>): void {
    for (const { id } of [...grants]) this.#table.remove(id);
  }
}
