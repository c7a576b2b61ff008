import type { GoogleSignInRequest, LoginRequest, RefreshRequest, Session, User } from '@amana/api/contract';
import {
  EMAIL_NOT_CONFIRMED,
  emailKey,
  isEmail,
  isProfileCompleted,
  NAME_MAX_LENGTH,
  refuse,
} from '@amana/domain';
import { record } from '../../simulation/event-recorder.ts';
import type { World } from '../../simulation/world.ts';
import { fullName } from '../../store/living-user.ts';
import type { UserRow } from '../../store/row-types.ts';
import { done } from '../outcome.ts';
import { uploadUrl } from '../uploads.ts';
import { blockedRefusal, countTry, forgetTries } from './limit-tries.ts';
import { isPassword } from './password-hash.ts';
import { confirmAddress, newUser } from './sign-up.ts';

/** Long enough for any demo; each refresh issues a new token. */
const REFRESH_TOKEN_LIFETIME_MS = 30 * 24 * 3_600_000;
const TOKEN_LENGTH = 43;
const JWT_HEADER = jwtPart({ alg: 'HS256' });

export async function login(world: World, { email, password }: LoginRequest) {
  const blocked = blockedRefusal(world, 'wrong-password', email);
  if (blocked !== null) return blocked;
  const user = world.indexes.usersByEmail.first(emailKey(email));
  if (user === undefined || user.passwordHash === null) return wrongCredentials(world, email);
  if (!(await isPassword(password, user.passwordHash))) return wrongCredentials(world, email);
  forgetTries(world, 'wrong-password', email);
  if (!user.emailConfirmed) return refuse('invalid', EMAIL_NOT_CONFIRMED);
  return signIn(world, user, 'signed in');
}

export async function signIn(world: World, user: UserRow, how: string) {
  record(world, 'user.signed-in', `${fullName(user)} ${how}`);
  return done(await startSession(world, user), 'Login successfully');
}

async function wrongCredentials(world: World, email: string) {
  await countTry(world, 'wrong-password', email);
  return refuse('invalid', 'Invalid email or password');
}

export async function googleSignIn(world: World, { tokenId }: GoogleSignInRequest) {
  const claims = readClaims(tokenId);
  if (claims === null) return refuse('invalid', 'This sign-in could not be verified');
  const known = world.indexes.usersByEmail.first(emailKey(claims.email));
  let user = known ?? (await addSocialUser(world, claims));
  if (!user.emailConfirmed) {
    // Only the identity provider has verified the address, so a password set earlier must no longer work.
    user = await world.tables.users.change(user.id, { passwordHash: null });
    world.tokens.revokeUser(user.id);
    await confirmAddress(world, user);
  }
  return signIn(world, user, 'signed in socially');
}

/** Tokens rotate; reusing one ends the session, because it may be stolen. */
export async function refresh(world: World, { refreshToken }: RefreshRequest) {
  const grant = world.tokens.find(refreshToken);
  const refused = refuse('invalid', 'This session has ended. Please sign in again.');
  if (grant?.kind !== 'refresh' || grant.expiresAtMs <= world.clock.now()) return refused;
  if (grant.used) {
    world.tokens.revokeFamily(grant.familyId);
    return refused;
  }
  await world.tokens.markUsed(refreshToken);
  return done(await issueTokens(world, grant.userId, grant.familyId));
}

export function logOut(world: World, token: string) {
  const grant = world.tokens.find(token);
  if (grant !== undefined) world.tokens.revokeFamily(grant.familyId);
  return done(null, 'Logged out');
}

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
async function issueTokens(world: World, userId: string, familyId: string) {
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

async function addSocialUser(world: World, { givenName, familyName, email }: Claims): Promise<UserRow> {
  // The address replaces a missing first name; the profile form asks for a missing last name.
  const firstName = nameOf(givenName) || nameOf(email.slice(0, email.indexOf('@')));
  const person = { firstName, lastName: nameOf(familyName), email, phoneNumber: '' };
  const user = await world.tables.users.create(newUser(world, person));
  record(world, 'user.registered', `${fullName(user)} registered by social sign-in`);
  return user;
}

/** Cut to the profile's limit, but not within a surrogate pair. */
function nameOf(claim: string): string {
  return claim
    .trim()
    .slice(0, NAME_MAX_LENGTH)
    .replace(/[\uD800-\uDBFF]$/, '');
}

interface Claims {
  readonly email: string;
  readonly givenName: string;
  readonly familyName: string;
}

function readClaims(tokenId: string): Claims | null {
  const [, payload = ''] = tokenId.split('.');
  try {
    const binary = atob(payload.replaceAll('-', '+').replaceAll('_', '/'));
    const bytes = Uint8Array.from(binary, (character) => character.charCodeAt(0));
    const claims: unknown = JSON.parse(new TextDecoder().decode(bytes));
    if (typeof claims !== 'object' || claims === null) return null;
    const text = (name: string): string => {
      const value: unknown = Reflect.get(claims, name);
      return typeof value === 'string' ? value : '';
    };
    const email = text('email');
    return isEmail(email) ? { email, givenName: text('given_name'), familyName: text('family_name') } : null;
  } catch {
    return null;
  }
}
