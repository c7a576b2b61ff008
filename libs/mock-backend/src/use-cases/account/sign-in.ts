import type { GoogleSignInRequest, LoginRequest, RefreshRequest } from '@amana/api/contract';
import { EMAIL_NOT_CONFIRMED, emailKey, isEmail, NAME_MAX_LENGTH, refuse } from '@amana/domain';
import { isPassword } from './password-hash.ts';
import { done } from '../outcome.ts';
import type { UserRow } from '../../store/row-types.ts';
import { fullName } from '../../store/living-user.ts';
import { record } from '../../simulation/event-recorder.ts';
import type { World } from '../../simulation/world.ts';
import { confirmAddress } from './confirm-address.ts';
import { newUser } from './new-user.ts';
import { issueTokens, startSession } from './session.ts';
import { blockedRefusal, countTry, forgetTries } from './limit-tries.ts';

export async function login(world: World, { email, password }: LoginRequest) {
  const blocked = blockedRefusal(world, 'wrong-password', email);
  if (blocked !== null) return blocked;
  const user = world.indexes.usersByEmail.first(emailKey(email));
  if (user === undefined || user.passwordHash === null) return wrongCredentials(world, email);
  const { passwordHash } = user;
  const isRight = await isPassword(password, passwordHash);
  // During the check other tries may have reached the limit, or the password may have changed.
  const blockedNow = blockedRefusal(world, 'wrong-password', email);
  if (blockedNow !== null) return blockedNow;
  if (!isRight || user.passwordHash !== passwordHash) return wrongCredentials(world, email);
  forgetTries(world, 'wrong-password', email);
  if (!user.emailConfirmed) return refuse('invalid', EMAIL_NOT_CONFIRMED);
  record(world, 'user.signed-in', `${fullName(user)} signed in`);
  return done(startSession(world, user), 'Login successfully');
}

function wrongCredentials(world: World, email: string) {
  countTry(world, 'wrong-password', email);
  return refuse('invalid', 'Invalid email or password');
}

/** The simulated identity provider's credential is an unsigned JWT with the claims as its payload. */
export function googleSignIn(world: World, { tokenId }: GoogleSignInRequest) {
  const claims = readClaims(tokenId);
  if (claims === null) return refuse('invalid', 'This sign-in could not be verified');
  const known = world.indexes.usersByEmail.first(emailKey(claims.email));
  const user = known ?? addSocialUser(world, claims);
  if (!user.emailConfirmed) {
    // Only the provider has proved the address, so whoever registered it before must not be able to sign in.
    world.tables.users.update(user.id, { passwordHash: null });
    world.tokens.revokeUser(user.id);
    confirmAddress(world, user);
  }
  record(world, 'user.signed-in', `${fullName(user)} signed in socially`);
  return done(startSession(world, user), 'Login successfully');
}

/** Tokens rotate; reusing one ends the session, because it may have been stolen. */
export function refresh(world: World, { refreshToken }: RefreshRequest) {
  const grant = world.tokens.find(refreshToken);
  const refused = refuse('invalid', 'This session has ended. Please sign in again.');
  if (grant?.kind !== 'refresh' || grant.expiresAtMs <= world.clock.now()) return refused;
  if (grant.used) {
    world.tokens.revokeFamily(grant.familyId);
    return refused;
  }
  world.tokens.markUsed(refreshToken);
  return done(issueTokens(world, grant.userId, grant.familyId));
}

export function logOut(world: World, token: string) {
  const grant = world.tokens.find(token);
  if (grant !== undefined) world.tokens.revokeFamily(grant.familyId);
  return done(null, 'Logged out');
}

function addSocialUser(world: World, { givenName, familyName, email }: Claims): UserRow {
  // The address replaces a missing first name; a missing last name is asked for with the profile.
  const firstName = nameOf(givenName) || nameOf(email.slice(0, email.indexOf('@')));
  const person = { firstName, lastName: nameOf(familyName), email, phoneNumber: '' };
  const user = world.tables.users.insert(newUser(world, person));
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
