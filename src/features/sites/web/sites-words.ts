import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { BlockType } from '#features/sites/domain/blocks/all-blocks.ts';
import type { SitePage } from '#features/sites/domain/sites.plan.ts';
import type { TemplateCategory } from '#features/sites/domain/templates/template.ts';
import type { TemplateId } from '#features/sites/domain/templates/template-ids.ts';

/** What something is called, and what it is in one sentence. */
interface Words {
  readonly name: MessageDescriptor;
  readonly sentence: MessageDescriptor;
}

export const templateWords: Readonly<Record<TemplateId, Words>> = {
  counter: {
    name: msg`Counter`,
    sentence: msg`A shop or café front: the name above everything, what one comes for, and prices like those on a wall.`,
  },
  ledger: {
    name: msg`Ledger`,
    sentence: msg`Professional services: a hairline above each part, and its heading in a column beside the text.`,
  },
  studio: {
    name: msg`Studio`,
    sentence: msg`A portfolio: a headline as large as the page, then a numbered index that is read down.`,
  },
  market: {
    name: msg`Market`,
    sentence: msg`A shop: what can be had stands first, in a grid that is taken in at a glance.`,
  },
  poster: {
    name: msg`Poster`,
    sentence: msg`One long page of bands in your full colors, each with one thing to say, large.`,
  },
  journal: {
    name: msg`Journal`,
    sentence: msg`Read like a magazine: one narrow column, small headings, and words before everything else.`,
  },
  workshop: {
    name: msg`Workshop`,
    sentence: msg`For makers and their orders: panels on a bench, and how an order goes, step by step.`,
  },
};

export const categoryWords: Readonly<Record<TemplateCategory, MessageDescriptor>> = {
  Business: msg`Business`,
  Portfolio: msg`Portfolio`,
  'E-commerce': msg`E-commerce`,
};

export const pageWords: Readonly<Record<SitePage, MessageDescriptor>> = {
  home: msg`Home`,
  about: msg`About`,
  services: msg`Services`,
  blog: msg`Blog`,
  contact: msg`Contact`,
};

export const blockWords: Readonly<Record<BlockType, Words>> = {
  hero: {
    name: msg`Hero Section`,
    sentence: msg`What the page begins with: who you are in one line, and what to do next.`,
  },
  glance: { name: msg`At a glance`, sentence: msg`Facts in few words, each beside its label.` },
  offers: { name: msg`What you offer`, sentence: msg`Your services or goods, each with a short text.` },
  prices: { name: msg`Prices`, sentence: msg`A list of what things cost.` },
  products: { name: msg`Products`, sentence: msg`Things to order, each with a price and a link of yours.` },
  reasons: { name: msg`Reasons`, sentence: msg`What sets you apart, in your own words.` },
  audience: { name: msg`For whom`, sentence: msg`Who it is for, in a few words each.` },
  steps: { name: msg`Steps`, sentence: msg`How something goes, one step after the other.` },
  quote: { name: msg`Quote`, sentence: msg`Words of a customer, and who said them.` },
  questions: { name: msg`Questions and answers`, sentence: msg`What people ask, answered where they look for it.` },
  team: { name: msg`Team`, sentence: msg`Who does it, with names and roles.` },
  hours: { name: msg`Opening hours`, sentence: msg`When you are open, day by day.` },
  visit: { name: msg`Visit`, sentence: msg`For a business people come to: the address beside the opening hours.` },
  place: { name: msg`Place`, sentence: msg`Your address, and a link to a map.` },
  contact: { name: msg`Contact`, sentence: msg`How to reach you by mail or phone.` },
  'contact-form': {
    name: msg`Contact form`,
    sentence: msg`People write to you here; what they write comes into your inbox and by mail.`,
  },
  'newsletter-form': {
    name: msg`Newsletter form`,
    sentence: msg`People leave their address for news; what they agreed to is kept with it.`,
  },
  'order-form': {
    name: msg`Order form`,
    sentence: msg`People choose a product and how many; the order comes into your inbox. Nothing is paid here.`,
  },
  call: { name: msg`Call to action`, sentence: msg`One thing to do next, across the whole page.` },
  text: { name: msg`Text`, sentence: msg`Paragraphs under a heading.` },
  posts: { name: msg`Posts`, sentence: msg`The newest posts of your blog.` },
  links: { name: msg`Links`, sentence: msg`Where else you are found.` },
  legal: { name: msg`Legal text`, sentence: msg`Your privacy notice or imprint, whole.` },
  picture: { name: msg`Picture`, sentence: msg`One picture of yours across the page, with a caption.` },
  gallery: { name: msg`Gallery`, sentence: msg`Up to 24 pictures in a grid, each with a caption.` },
  'before-after': {
    name: msg`Before and after`,
    sentence: msg`Two pictures side by side: how something was, and how it is.`,
  },
  art: { name: msg`Picture of the brand`, sentence: msg`A band or a plate made of your colors and your mark.` },
  html: { name: msg`HTML`, sentence: msg`Markup of your own. Scripts and whatever loads something are taken out.` },
};
