import { expect, it } from 'vitest';
import { postSlugSchema, slugsFor, tagSlug } from './post-address.ts';

function first(title: string, count = 1): readonly string[] {
  const slugs: string[] = [];
  for (const slug of slugsFor(title)) if (slugs.push(slug) === count) break;
  return slugs;
}

it('the address of a post is made of its title, with a number behind it where it is taken', () => {
  expect(first('What it costs: Sourdough', 3)).toEqual([
    'what-it-costs-sourdough',
    'what-it-costs-sourdough-2',
    'what-it-costs-sourdough-3',
  ]);
  expect(first('料金・価格のご案内', 2)).toEqual(['post', 'post-2']);
  for (const title of ['', 'Tag', '2026', 'x'.repeat(200), '-- --', 'Łódź & Ötzi'])
    for (const slug of first(title, 3)) expect(postSlugSchema.safeParse(slug).success, slug).toBe(true);
  expect(first('Tag')).toEqual(['post-tag']);
  expect(first('2026')).toEqual(['post-2026']);
});

it('what is kept for lists and tags is no address of a post', () => {
  for (const slug of ['tag', '2', '10', '-a', 'a-', 'A', 'a/b', '..', '', 'a'.repeat(61), 'ä'])
    expect(postSlugSchema.safeParse(slug).success, slug).toBe(false);
  for (const slug of ['a', 'tags', '2-loaves', 'a'.repeat(60)])
    expect(postSlugSchema.safeParse(slug).success, slug).toBe(true);
});

it('a tag has one address however it is capitalised, and shares it with no other one', () => {
  expect(tagSlug('Rye bread')).toBe('rye-bread');
  expect(tagSlug('RYE Bread')).toBe('rye-bread');
  const tags = ['c', 'C++', 'C#', 'パン', '麺', 'Brot & Salz', 'Brot Salz', 'é', 'e', '…'];
  const slugs = tags.map(tagSlug);
  expect(new Set(slugs).size).toBe(tags.length);
  for (const slug of slugs) expect(slug).toMatch(/^[a-z\d]+(?:-[a-z\d]+)*$/);
});
