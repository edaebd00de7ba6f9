import { z } from 'zod';

/** Prefixes of the ids the product gives out; those of the authentication protocol are plain UUIDs. */
const idPrefixes = ['ws', 'conv', 'msg', 'evt', 'use', 'req', 'aud', 'ntf', 'arc', 'file', 'plc', 'inv'] as const;
export type IdPrefix = (typeof idPrefixes)[number];

/** "ws_" followed by 26 characters of Crockford base 32: time first, so ids sort by age. */
export type PrefixedId<Prefix extends IdPrefix> = `${Prefix}_${string}`;

/** A schema that accepts only ids of one kind. */
export function idSchema<Prefix extends IdPrefix>(prefix: Prefix) {
  return z.templateLiteral([`${prefix}_`, z.string().regex(/^[0-9a-hjkmnp-tv-z]{26}$/)]);
}

const alphabet = '0123456789abcdefghjkmnpqrstvwxyz';

/** Builds an id from a time in milliseconds and sixteen random characters' worth of bytes (16 bytes, 5 bits used of each). */
export function buildId<Prefix extends IdPrefix>(
  prefix: Prefix,
  timeMs: number,
  random: Uint8Array,
): PrefixedId<Prefix> {
  let time = '';
  let rest = timeMs;
  for (let index = 0; index < 10; index++) {
    time = alphabet[rest % 32] + time;
    rest = Math.floor(rest / 32);
  }
  let tail = '';
  for (let index = 0; index < 16; index++) tail += alphabet[random[index]! & 31];
  return `${prefix}_${time}${tail}`;
}
