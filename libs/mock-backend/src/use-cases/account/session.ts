import type { Session, User } from '@amana/api/contract';
import { isProfileCompleted } from '@amana/domain';
import { uploadUrl } from '../uploads.ts';
import type { UserRow } from '../../store/row-types.ts';
import type { World } from '../../simulation/world.ts';

/** Long enough for any demo; each refresh issues a new token. */
const REFRESH_TOKEN_LIFETIME_MS = 30 * 24 * 3_600_000;
const TOKEN_LENGTH = 43;
const JWT_HEADER = jwtPart({ alg: 'HS256' });

export function userView(world: World, user: UserRow): User {
  return {
    userId: user.id,
    firstName: user.firstName,
    lastName: user.lastName,
    email: user.email,
    phoneNumber: user.phoneNumber,
    dateOfBirth: user.dateOfBirth,
    gender: user.gender,
    address: user.address,
    role: 'user',
    profileCompleted: isProfileCompleted(user),
    profilePictureUrl: user.pictureId === null ? null : uploadUrl(world, user.pictureId),
    hasPassword: user.passwordHash !== null,
  };
}

export async function startSession(world: World, user: UserRow): Promise<Session> {
  const { token, refreshToken } = await issueTokens(world, user.id, world.random.uuid());
  return { user: { ...userView(world, user), token, refreshToken }, token, refreshToken };
}

/** The access token is a JWT without a signature: the app reads its expiry, and the mock looks the token up. */
export async function issueTokens(world: World, userId: string, familyId: string) {
  const issue = async (kind: 'access' | 'refresh', lifetimeMs: number) => {
    const expiresAtMs = world.clock.now() + lifetimeMs;
    const secret = world.random.text(TOKEN_LENGTH);
    const exp = Math.floor(expiresAtMs / 1_000);
    const token = kind === 'access' ? `${JWT_HEADER}.${jwtPart({ exp })}.${secret}` : secret;
    await world.tokens.add(token, { kind, userId, familyId, expiresAtMs, used: false }, world.clock.now());
    return token;
  };
  return {
    token: await issue('access', world.settings.accessTokenLifetimeMs),
    refreshToken: await issue('refresh', REFRESH_TOKEN_LIFETIME_MS),
  };
}

function jwtPart(claims: object): string {
  return btoa(JSON.stringify(claims)).replaceAll('=', '');
}
