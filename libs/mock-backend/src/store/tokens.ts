import { sha256 } from './sha256.ts';
import type { Watch } from '../simulation/watch.ts';
import { UNWATCHED } from '../simulation/watch.ts';

/** What a token stands for. Only a hash of the token itself is kept. */
export interface TokenGrant {
  readonly kind: 'access' | 'refresh' | 'confirm-email' | 'reset-password';
  readonly userId: string;
  /** The sign-in that it belongs to; its tokens are revoked together. */
  readonly familyId: string;
  readonly expiresAtMs: number;
  readonly used: boolean;
}

/** Of so many tokens the hash is not computed anew with every call. */
const MOST_REMEMBERED = 1_000;

/** The tokens of a world, by hash. */
export class Tokens {
  readonly #watch: Watch<TokenGrant>;
  #grants = new Map<string, TokenGrant>();
  /** The hashes of tokens that came lately; no part of what is kept of a world. */
  readonly #hashes = new Map<string, string>();
  #byFamily = new Map<string, Set<string>>();
  #byUser = new Map<string, Set<string>>();

  constructor(watch: Watch<TokenGrant> = UNWATCHED) {
    this.#watch = watch;
  }

  add(token: string, grant: TokenGrant): void {
    const hash = sha256(token);
    this.#put(hash, grant);
    this.#watch(hash, grant, null);
  }

  find(token: string): TokenGrant | undefined {
    const remembered = this.#hashes.get(token);
    if (remembered !== undefined) return this.#grants.get(remembered);
    const hash = sha256(token);
    const grant = this.#grants.get(hash);
    if (grant === undefined) return undefined;
    if (this.#hashes.size >= MOST_REMEMBERED) this.#hashes.clear();
    this.#hashes.set(token, hash);
    return grant;
  }

  markUsed(token: string): void {
    const hash = sha256(token);
    const grant = this.#grants.get(hash);
    if (grant === undefined) return;
    const used = { ...grant, used: true };
    this.#grants.set(hash, used);
    this.#watch(hash, used, grant);
  }

  /** Ends one sign-in. */
  revokeFamily(familyId: string): void {
    this.#revoke(this.#byFamily.get(familyId));
  }

  /** Ends every sign-in of a user and voids the links mailed to them. */
  revokeUser(userId: string): void {
    this.#revoke(this.#byUser.get(userId));
  }

  snapshot(): [string, TokenGrant][] {
    return [...this.#grants];
  }

  restore(grants: readonly [string, TokenGrant][]): void {
    this.#grants.clear();
    this.#byFamily.clear();
    this.#byUser.clear();
    for (const [hash, grant] of grants) this.#put(hash, grant);
  }

  #put(hash: string, grant: TokenGrant): void {
    this.#grants.set(hash, grant);
    remember(this.#byFamily, grant.familyId, hash);
    remember(this.#byUser, grant.userId, hash);
  }

  #revoke(hashes: Set<string> | undefined): void {
    for (const hash of hashes ?? []) {
      const grant = this.#grants.get(hash);
      if (grant === undefined) continue;
      this.#grants.delete(hash);
      this.#watch(hash, null, grant);
      this.#byFamily.get(grant.familyId)?.delete(hash);
      this.#byUser.get(grant.userId)?.delete(hash);
    }
  }
}

function remember(index: Map<string, Set<string>>, key: string, hash: string): void {
  const hashes = index.get(key);
  if (hashes === undefined) index.set(key, new Set([hash]));
  else hashes.add(hash);
}
