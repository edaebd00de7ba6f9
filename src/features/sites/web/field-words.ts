import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { BlockType } from '#features/sites/domain/blocks/all-blocks.ts';

/** What fields are called, by their names. */
const byName: Readonly<Record<string, MessageDescriptor>> = {
  shape: msg`Layout`,
  eyebrow: msg`Line above the headline`,
  headline: msg`Headline`,
  lead: msg`Introduction`,
  action: msg`Words on the button`,
  link: msg`Where it leads`,
  title: msg`Heading`,
  text: msg`Text`,
  items: msg`Entries`,
  label: msg`Label`,
  value: msg`What it says`,
  name: msg`Name`,
  price: msg`Price`,
  note: msg`Note`,
  question: msg`Question`,
  answer: msg`Your answer`,
  role: msg`Role`,
  day: msg`Day`,
  from: msg`Opens at`,
  to: msg`Closes at`,
  address: msg`Postal address`,
  map: msg`Link to a map`,
  mail: msg`Email`,
  phone: msg`Phone`,
  by: msg`Who said it`,
  code: msg`HTML`,
  photo: msg`Picture`,
  caption: msg`Caption`,
  before: msg`Picture before`,
  beforeLabel: msg`Words below the first picture`,
  after: msg`Picture after`,
  afterLabel: msg`Words below the second picture`,
  consent: msg`What people have to agree to`,
  privacy: msg`Link to your privacy notice elsewhere`,
};

/** Where a field of one kind of block is called otherwise. */
const byPlace: Readonly<Record<string, MessageDescriptor>> = {
  'quote.text': msg`What was said`,
  'steps.items': msg`Steps`,
  'questions.items': msg`Questions and answers`,
  'team.items': msg`People`,
  'hours.items': msg`Opening hours`,
  'visit.items': msg`Opening hours`,
  'products.items': msg`Products`,
  'prices.items': msg`Prices`,
  'links.items': msg`Links`,
  'gallery.items': msg`Pictures`,
  'contact-form.phone': msg`Phone number`,
  'order-form.phone': msg`Phone number`,
  'order-form.items': msg`What can be ordered`,
};

/** What a field of a block is called; undefined where nobody gave it a name, which a test does not let happen. */
export const fieldWords = (type: BlockType, field: string): MessageDescriptor | undefined =>
  byPlace[`${type}.${field}`] ?? byName[field];

/** What the options of choices are called, by the name of the option. */
const optionWords: Readonly<Record<string, MessageDescriptor>> = {
  split: msg`Words beside a picture`,
  centred: msg`Centered`,
  poster: msg`Across the whole page`,
  index: msg`Large headline`,
  title: msg`Heading alone`,
  band: msg`Narrow band`,
  plate: msg`Large plate`,
  'no-phone': msg`Is not asked for`,
  'with-phone': msg`Can be given`,
};

/** What an option of a choice is called; undefined for a day of the week, which the browser can name. */
export const choiceWords = (option: string): MessageDescriptor | undefined => optionWords[option];

/** Monday is 5 January 1970. */
const mondayMs = 4 * 24 * 60 * 60_000;
const dayMs = 24 * 60 * 60_000;

/** A day of the week, 0 for Monday, in a language. */
export const dayName = (at: number, locale: string): string =>
  new Intl.DateTimeFormat(locale, { weekday: 'long', timeZone: 'UTC' }).format(mondayMs + at * dayMs);
