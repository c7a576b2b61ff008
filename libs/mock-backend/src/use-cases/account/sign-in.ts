import type { GoogleSignInRequest, LoginRequest, RefreshRequest, Session, User } from '@amana/api/contract';
import {
  EMAIL_NOT_CONFIRMED,
  emailKey,
  isEmail,
  isProfileCompleted,
  NAME_MAX_LENGTH,
  nameProblem,
  readsLikeService,
  refuse,
  trimText,
} from '@amana/domain';
import { record } from '../../simulation/event-log.ts';
import type { World } from '../../simulation/world.ts';
import { fullName } from '../../store/living-user.ts';
import type { UserRow } from '../../store/row-types.ts';
import { sha256 } from '../../store/sha256.ts';
import type { TokenGrant } from '../../store/tokens.ts';
import { done } from '../outcome.ts';
import { uploadUrl } from '../uploads.ts';
import { blockedRefusal, countTry, forgetTries } from './limit-tries.ts';
import { isPassword } from './password-hash.ts';
import { confirmAddress, newUser } from './sign-up.ts';

/** Long enough for any demo; each refresh issues a new token. */
const REFRESH_TOKEN_LIFETIME_MS = 30 * 24 * 3_600_000;
/** How long a refresh whose answer was lost may be repeated. */
const REPEATABLE_MS = 60_000;
const TOKEN_LENGTH = 43;
const JWT_HEADER = jwtPart({ alg: 'HS256' });

export async function login(world: World, { email, password }: LoginRequest) {
  const blocked = blockedRefusal(world, 'wrong-password', email);
  if (blocked !== null) return blocked;
  const user = world.indexes.usersByEmail.first(emailKey(email));
  const isRight = await isPassword(password, user?.passwordHash);
  if (user === undefined || !isRight) return wrongCredentials(world, email);
  forgetTries(world, 'wrong-password', email);
  if (!user.emailConfirmed) return refuse('invalid', EMAIL_NOT_CONFIRMED);
  return signIn(world, user, 'signed in');
}

export async function signIn(world: World, user: UserRow, how: string) {
  await record(world, 'user.signed-in', `${fullName(user)} ${how}`);
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

/**
 * Tokens rotate. The answer may be lost, so the token that was exchanged last gets its successor once more, within a
 * minute; any other reuse ends the session, because the token may be stolen.
 */
export async function refresh(world: World, { refreshToken }: RefreshRequest) {
  const { tokens, clock } = world;
  const now = clock.now();
  const grant = tokens.find(refreshToken);
  const refused = refuse('invalid', 'This session has ended. Please sign in again.');
  if (grant?.kind !== 'refresh' || grant.expiresAtMs <= now) return refused;
  const { familyId, used, repeatableUntilMs } = grant;
  const next = successorOf(refreshToken, familyId);
  if (!used) {
    await tokens.markUsed(refreshToken, now + REPEATABLE_MS);
    await addRefreshToken(world, next, grant);
  } else if (repeatableUntilMs !== null && now < repeatableUntilMs && tokens.find(next)?.used === false) {
    await tokens.markUsed(refreshToken);
  } else {
    tokens.revokeFamily(familyId);
    return refused;
  }
  return done({ token: await issueAccessToken(world, grant), refreshToken: next });
}

/** Computed, because the world stores only hashes of tokens. The client never learns the id of the family. */
function successorOf(refreshToken: string, familyId: string): string {
  return sha256(`${familyId} ${refreshToken}`);
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
  const owner = { userId: user.id, familyId: world.random.uuid() };
  const token = await issueAccessToken(world, owner);
  const refreshToken = world.random.text(TOKEN_LENGTH);
  await addRefreshToken(world, refreshToken, owner);
  return { user: { ...userView(world, user), token, refreshToken }, token, refreshToken };
}

/** `familyId`: the sign-in of the tokens. */
type Owner = Pick<TokenGrant, 'userId' | 'familyId'>;

/** A JWT without a signature: the app reads its expiry, and the mock looks the token up. */
async function issueAccessToken(world: World, { userId, familyId }: Owner): Promise<string> {
  const now = world.clock.now();
  const expiresAtMs = now + world.settings.accessTokenLifetimeMs;
  const exp = Math.floor(expiresAtMs / 1_000);
  const token = `${JWT_HEADER}.${jwtPart({ exp })}.${world.random.text(TOKEN_LENGTH)}`;
  await world.tokens.add(token, { kind: 'access', userId, familyId, expiresAtMs }, now);
  return token;
}

async function addRefreshToken(world: World, token: string, { userId, familyId }: Owner): Promise<void> {
  const now = world.clock.now();
  const expiresAtMs = now + REFRESH_TOKEN_LIFETIME_MS;
  await world.tokens.add(token, { kind: 'refresh', userId, familyId, expiresAtMs }, now);
}

function jwtPart(claims: object): string {
  return btoa(JSON.stringify(claims)).replaceAll('=', '');
}

async function addSocialUser(world: World, { givenName, familyName, email }: Claims): Promise<UserRow> {
  // The address replaces a missing first name; the profile form asks for a missing last name.
  const firstName = nameOf(givenName) || nameOfAddress(email);
  const person = { firstName, lastName: nameOf(familyName), email, phoneNumber: '' };
  const user = await world.tables.users.create(newUser(world, person));
  await record(world, 'user.registered', `${fullName(user)} registered by social sign-in`);
  return user;
}

/** Cut to the profile's limit, but not within a surrogate pair; empty for a name that the profile form refuses. */
function nameOf(claim: string): string {
  const name = trimText(claim)
    .slice(0, NAME_MAX_LENGTH)
    .replace(/[\uD800-\uDBFF]$/, '');
  return nameProblem(name, '') === null ? name : '';
}

function nameOfAddress(email: string): string {
  const name = email.slice(0, email.indexOf('@')).slice(0, NAME_MAX_LENGTH);
  return readsLikeService(name) ? '' : name;
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
