import { contactForm, newsletterForm, orderForm } from './forms.ts';
import { hero } from './hero.ts';
import { audience, glance, links, offers, prices, products, questions, reasons, steps, team } from './lists.ts';
import { html } from './own-markup.ts';
import { beforeAfter, gallery, picture } from './photos.ts';
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
  'contact-form': contactForm,
  'newsletter-form': newsletterForm,
  'order-form': orderForm,
  call,
  text,
  posts,
  links,
  legal,
  art,
  picture,
  gallery,
  'before-after': beforeAfter,
  html,
} as const;
export type BlockType = keyof typeof blockKinds;
