import { z } from 'zod';

/** "ws_" followed by 26 characters of Crockford base 32: time first, so ids sort by age. */
export type PrefixedId<Prefix extends string> = `${Prefix}_${string}`;

/** What each schema that `idSchema` made is the id of, by its prefix; also for schemas made from it by a refinement. */
export const idKinds = z.registry<{ readonly prefix: string }>();

/**
 * A schema that accepts only ids of one kind. Ids of the authentication protocol are plain UUIDs; every other prefix is
 * declared with the table of its rows (`idPrefix`).
 */
export function idSchema<Prefix extends string>(prefix: Prefix) {
  return z.templateLiteral([`${prefix}_`, z.string().regex(/^[0-9a-hjkmnp-tv-z]{26}$/)]).register(idKinds, { prefix });
}

const alphabet = '0123456789abcdefghjkmnpqrstvwxyz';

/** Signs of an id, one of each byte, of which five bits are used. */
export function signsOf(bytes: Uint8Array): string {
  let signs = '';
  for (const byte of bytes) signs += alphabet[byte & 31];
  return signs;
}

/** Builds an id from a time in milliseconds and sixteen random characters' worth of bytes (16 bytes, 5 bits used of each). */
export function buildId<Prefix extends string>(prefix: Prefix, timeMs: number, random: Uint8Array): PrefixedId<Prefix> {
  let time = '';
  let rest = timeMs;
  for (let index = 0; index < 10; index++) {
    time = alphabet[rest % 32] + time;
    rest = Math.floor(rest / 32);
  }
  return `${prefix}_${time}${signsOf(random.subarray(0, 16))}`;
}
