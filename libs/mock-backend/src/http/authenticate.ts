import { livingUser } from '../store/living-user.ts';
import type { UserRow } from '../store/row-types.ts';
import type { World } from '../simulation/world.ts';
import { errorResponse } from './responses.ts';

export function bearerToken(request: Request): string {
  const header = request.headers.get('authorization') ?? '';
  return header.startsWith('Bearer ') ? header.slice('Bearer '.length) : '';
}

export function callerOf(world: World, token: string): UserRow | null {
  if (token === '') return null;
  const grant = world.tokens.find(token);
  if (grant?.kind !== 'access' || grant.expiresAtMs <= world.clock.now()) return null;
  return livingUser(world, grant.userId) ?? null;
}

export function unauthenticated({ clock }: World): Response {
  return errorResponse(401, 'Please sign in again', clock);
}
