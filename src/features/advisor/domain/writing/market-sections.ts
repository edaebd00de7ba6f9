import type { Block } from '#shared/prose.ts';
import { amountsOf, payersOf, type Said, wordsOf } from '../business/business.ts';
import type { Coach } from '../coach/coach.ts';
import { firstStep } from '../coach/first-buyers.ts';
import type { AmountRole } from '../reading/roles.ts';
import type { SaleLine } from '../reckoning/sale-line.ts';
import { figure, listed, quoted, say } from '../say/message.ts';
import { type Cell, tableOfSaid } from './blocks.ts';
import { sells, type WritingInput } from './plan-input.ts';
import { customerTexts, marketTexts, sectionTexts as texts } from './section-texts.ts';

/** How many there are, as far as that was said, and what reaching them takes. */
export function marketAnalysis({ blocks, coach }: WritingInput): readonly Block[] {
  const said = coach.business.amounts.filter(({ role }) => marketTexts[role]);
  const isPending = said.length === 0 && coach.pending.has('customers.possible');
  const each = onceEach(said, ({ clause, quote }) => clause ?? quote);
  return [
    blocks.table('market', tableOfSaid(texts.market, each, marketTexts)),
    blocks.paragraph('market-size', isPending ? texts.unconfirmed : null),
  ];
}

/** Without those whose words stand there already: several numbers of one clause are quoted by it. */
function onceEach<T>(all: readonly T[], wordsOf: (one: T) => string): readonly T[] {
  const words = all.map(wordsOf);
  return all.filter((_, at) => words.indexOf(words[at]!) === at);
}

const customerRoles = ['payer', 'user', 'decider', 'occasion', 'route'] as const;

/** Who pays, uses, decides, and what makes them come: in the person's words, each of them once. */
export function targetAudience({ blocks, coach }: WritingInput): readonly Block[] {
  const said = customerRoles.flatMap((role) => {
    const words = role === 'payer' ? payersOf(coach.business) : wordsOf(coach.business, role);
    // By the whole sentence: a list that is cut at its first comma names one of three towns.
    return words.map(({ mention, quote, sentence = quote }) => ({
      text: customerTexts[role],
      mention,
      quote: sentence.length <= longestRow ? sentence : quote,
    }));
  });
  const rows = onceEach(said, ({ quote }) => quote.toLowerCase()).map((one) => [one.text, quoted(one)]);
  const isPending = rows.length === 0 && customerRoles.some((role) => coach.pending.has(role));
  return [
    blocks.table('customers', { caption: texts.customers, head: [texts.what, texts.words], rows }),
    blocks.paragraph('customers-missing', isPending ? texts.unconfirmed : null),
    blocks.paragraph('first-buyers', firstStep(coach.business, sells(coach))),
  ];
}

/** A sentence up to this length stands in a row of the customers. */
const longestRow = 140;

const rivalRoles = ['rival', 'rival.self', 'rival.nothing', 'rival.fault'] as const;
const rivalNumbers = ['rival.price', 'rival.wait', 'rival.trait'] as const;

/** What customers can do instead: whole sentences, so that a price, a wait and a fault stand with whose they are. */
export function competitorAnalysis({ blocks, coach }: WritingInput): readonly Block[] {
  const { business, pending } = coach;
  const numbers = amountsOf(business, ...rivalNumbers);
  const words = wordsOf(business, ...rivalRoles);
  const isPending = [...rivalRoles, ...rivalNumbers].some((role) => pending.has(role));
  const wholeOf = ({ sentence, clause, quote }: Said): string => sentence ?? clause ?? quote;
  // A number out of a sentence that is too long for a row says nothing of whose it is, beside words that do.
  // A piece of a sentence that says what is wrong with an alternative is none of its own.
  const whole = words.filter(({ role, sentence }) => role !== 'rival.fault' || sentence !== undefined);
  const said = inOrder([...whole, ...numbers.filter((one) => words.length === 0 || wholeOf(one) !== one.quote)]);
  const prices = numbers.filter(({ role }) => role === 'rival.price');
  const rows = onceEach(said, wholeOf).map((one): Cell[] => {
    const quote = wholeOf(one);
    const own = prices.filter((price) => wholeOf(price) === quote).map(quoted);
    return [quoted({ ...one, quote }), own.length > 0 ? listed(own) : null];
  });
  if (rows.length === 0)
    return [blocks.paragraph('alternatives-none', isPending ? texts.unconfirmed : texts.noAlternative)];
  const caption = texts.alternatives;
  const bare = { caption, head: [texts.alternative], rows: rows.map(([first]) => [first!]) };
  const priced = { caption, head: [texts.alternative, texts.itsPrice], rows: [...ownRows(coach), ...rows] };
  return [blocks.table('alternatives', rows.some(([, price]) => price) ? priced : bare)];
}

/** As they were said: a mention ends in its place within its message. */
function inOrder(all: readonly Said[]): readonly Said[] {
  const splitAt = (mention: string): number => mention.lastIndexOf('@');
  const placeOf = ({ mention }: Said): number => Number(mention.slice(splitAt(mention) + 1)) || 0;
  const messages = Map.groupBy(all, ({ mention }) => mention.slice(0, splitAt(mention)));
  return [...messages.values()].flatMap((said) => said.toSorted((one, other) => placeOf(one) - placeOf(other)));
}

/** The own prices, above those of the others. */
function ownRows({ sale }: Coach): readonly (readonly Cell[])[] {
  // What else is sold has alternatives of its own: beside these stands the main thing, at each of its prices.
  const isAlike = ({ unit }: SaleLine): boolean => unit !== undefined && unit.one === sale.unit?.one;
  const lines = [sale, ...sale.others.filter(isAlike)]
    .filter(({ said, price }) => said !== undefined && ownRoles.has(said.role) && price.lacks.length === 0)
    .slice(0, mostOwn);
  const isShared = (text: string): boolean => lines.filter(({ name }) => name?.text === text).length > 1;
  return lines.map(({ said, name, price }): Cell[] => [
    name && name.text !== said?.quote && !isShared(name.text)
      ? say(texts.youWith, { name: { kind: 'quote', quote: name } })
      : texts.you,
    figure(price),
  ]);
}

/** Not of extras and fees: nobody chooses between them and somebody else. */
const ownRoles: ReadonlySet<AmountRole> = new Set<AmountRole>(['price', 'price.period', 'price.pack']);

/** So many of the own prices stand beside those of others. */
const mostOwn = 3;
