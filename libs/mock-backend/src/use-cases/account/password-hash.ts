import { bytesToHex, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js';
import type { Random } from '../../simulation/random.ts';

/** A low count, because tests sign in thousands of times. The stored hash contains the count. */
const ITERATIONS = 1_000;
const KEY_BITS = 256;

/** PBKDF2 with SHA-256 and a random salt: `iterations$salt$hash`. */
export async function hashPassword(password: string, random: Random): Promise<string> {
  const salt = random.uuid().replaceAll('-', '');
  return `${ITERATIONS}$${salt}$${await derive(password, salt, ITERATIONS)}`;
}

/** Takes as long without a stored hash, so that the time does not reveal whether an account exists. */
export async function isPassword(password: string, stored: string | null | undefined): Promise<boolean> {
  const [iterations = '', salt = '', hash = ''] = (stored ?? `${ITERATIONS}$00$`).split('$');
  return (await derive(password, salt, Number(iterations))) === hash;
}

async function derive(password: string, salt: string, iterations: number): Promise<string> {
  const key = await crypto.subtle.importKey('raw', utf8ToBytes(password), 'PBKDF2', false, ['deriveBits']);
  const bits = await crypto.subtle.deriveBits(
    { name: 'PBKDF2', hash: 'SHA-256', salt: hexToBytes(salt), iterations },
    key,
    KEY_BITS,
  );
  return bytesToHex(new Uint8Array(bits));
}
