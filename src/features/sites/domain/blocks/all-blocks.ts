import { hero } from './hero.ts';
import { audience, glance, links, offers, prices, products, questions, reasons, steps, team } from './lists.ts';
import { call, contact, hours, place, visit } from './places.ts';
import { posts } from './posts.ts';
import { art, legal, quote, text } from './texts.ts';

/** Every kind of block, in the order in which they are offered. */
export const blockKinds = {
  hero,
  glance,
  offers,
  prices,
  products,
  reasons,
  audience,
  steps,
  quote,
  questions,
  team,
  visit,
  hours,
  place,
  contact,
  call,
  text,
  posts,
  links,
  legal,
  art,
} as const;
export type BlockType = keyof typeof blockKinds;
