import type { UserRow } from './row-types.ts';
import type { Tables } from './tables.ts';

export function livingUser(
  { tables }: { readonly tables: Pick<Tables, 'users'> },
  userId: string,
): UserRow | undefined {
  const user = tables.users.get(userId);
  return user?.deletedAtMs === null ? user : undefined;
}

export function fullName({ firstName, lastName }: Pick<UserRow, 'firstName' | 'lastName'>): string {
  return `${firstName} ${lastName}`.trim();
}
