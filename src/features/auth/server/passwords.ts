import { hash, verify } from '@node-rs/argon2';
import { assertOutsideTransaction } from '#server/db/database.ts';

/** OWASP's first choice for argon2id: 19 MiB, two passes, one lane (Password Storage Cheat Sheet). */
const parameters = {
  // 2 is argon2id; the library's enum cannot be imported without a build step.
  algorithm: 2,
  memoryCost: 19_456,
  timeCost: 2,
  parallelism: 1,
};

/** The shortest password any instance accepts. */
export const minPasswordLength = 8;
/** Long enough for any passphrase, short enough that hashing stays cheap to refuse. */
export const maxPasswordLength = 1024;

/** Hashes the password exactly as typed. */
export function hashPassword(password: string): Promise<string> {
  assertOutsideTransaction('A password hash');
  return hash(password, parameters);
}

let decoy: Promise<string> | undefined;

/**
 * Whether a password matches. Without a stored hash it does the same work against a decoy, so that an unknown address
 * takes as long as a known one.
 */
export async function verifyPassword(storedHash: string | null | undefined, password: string): Promise<boolean> {
  assertOutsideTransaction('A password check');
  decoy ??= hash('a password nobody has', parameters);
  const matches = await verify(storedHash ?? (await decoy), password);
  return matches && Boolean(storedHash);
}
