import { createHmac, randomBytes } from 'node:crypto';

/** How many codes a set has. */
const recoveryCodeCount = 10;
const characters = 16;
/** Crockford's base 32: no letter that is read as a digit. Sixteen of them are 80 bits. */
const alphabet = '0123456789abcdefghjkmnpqrstvwxyz';

/** A new set, in the form it is compared in: lower case, without separators. */
export function makeRecoveryCodes(): string[] {
  const codes = new Set<string>();
  while (codes.size < recoveryCodeCount)
    codes.add([...randomBytes(characters)].map((byte) => alphabet[byte & 31]).join(''));
  return [...codes];
}

/** How a code is stored: under a key that is not in the database, and for one person alone. */
export function hashRecoveryCode(key: Buffer, userId: string, typed: string): Buffer {
  const code = typed.toLowerCase().replace(/[\s-]/g, '').replaceAll('o', '0').replace(/[il]/g, '1');
  return createHmac('sha256', key).update(`recovery_code|${userId}|${code}`).digest();
}
