import { slugOf } from '#shared/slug.ts';
import { addressSchema } from '../domain/site-address.ts';

/** Leaves room for a number behind it: an address has forty signs at most. */
const longestName = 32;
/** So often a name is tried with a number behind it; then a few signs drawn by lot follow it. */
const numbered = 20;
const drawnByLot = 5;

/** Where a name has no letter that an address can have. */
const nameless = 'site';

/**
 * Addresses for a site, the best first: its name, the name with a number behind it, and last with signs drawn by lot (`draw` gives some,
 * small letters and digits). Those that are kept for something else are left out.
 */
export function* addressesFor(name: string, draw: () => string): Generator<string> {
  const slug = slugOf(name, longestName).replace(/-+$/, '') || nameless;
  const isAddress = (text: string): boolean => addressSchema.safeParse(text).success;
  if (isAddress(slug)) yield slug;
  for (let number = 2; number <= numbered; number++) if (isAddress(`${slug}-${number}`)) yield `${slug}-${number}`;
  for (let more = 0; more < drawnByLot; more++) yield `${slug}-${draw()}`;
}
