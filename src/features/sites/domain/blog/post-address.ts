import { z } from 'zod';
import { slugOf } from '#shared/slug.ts';

const longestSlug = 60;

/** What the address of a post ends with. A number is the second page of a list, and `tag` begins the pages of tags. */
export const postSlugSchema = z
  .string()
  .regex(/^[a-z\d](?:[a-z\d-]{0,58}[a-z\d])?$/, 'Small letters, digits and hyphens, sixty of them at most')
  .refine((slug) => slug !== 'tag' && !/^\d+$/.test(slug), 'Is kept for something else');

/** Where a title has no letter that an address can have. */
const nameless = 'post';

/** Addresses for a post, the best first: its title, and the title with a number behind it. It never ends. */
export function* slugsFor(title: string): Generator<string> {
  // Leaves room for a number.
  const made = slugOf(title, longestSlug - 6).replace(/-+$/, '');
  const slug = postSlugSchema.safeParse(made).success ? made : made === '' ? nameless : `${nameless}-${made}`;
  yield slug;
  for (let number = 2; ; number++) yield `${slug}-${number}`;
}

/**
 * What the address of a tag ends with, the same for tags that differ in capitals alone. One with letters or signs that an address cannot
 * have is told from others by a few signs made of it.
 */
export function tagSlug(tag: string): string {
  const folded = tag.toLowerCase();
  const slug = slugOf(folded, 40).replace(/-+$/, '');
  if (slug === folded.replaceAll(' ', '-')) return slug;
  return [slug, signsOf(folded)].filter((part) => part !== '').join('-');
}

/** A few signs made of a text: its hash by FNV-1a, of 32 bits, over its UTF-16 units. */
function signsOf(text: string): string {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193) >>> 0;
  return hash.toString(36).padStart(7, '0');
}
