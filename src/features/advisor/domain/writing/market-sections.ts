import type { Block } from '#shared/prose.ts';
import { amountsOf, payersOf, type Said, wordsOf } from '../business/business.ts';
import type { AmountRole } from '../reading/roles.ts';
import { wrongParts } from '../reckoning/asked-again.ts';
import type { SaleLine } from '../reckoning/sale-line.ts';
import { figure, listed, quoted, quotedWhole, say, type Text } from '../say/message.ts';
import type { Cell } from './blocks.ts';
import { findingsOf } from './findings.ts';
import type { WritingInput } from './plan-input.ts';
import { sectionTexts as texts } from './section-texts.ts';

const marketNames: Readonly<Partial<Record<AmountRole, Text>>> = {
  'customers.possible': texts.marketPossible,
  'customer.budget': texts.marketBudget,
  'sales.current': texts.marketCurrent,
  'partner.count': texts.marketPartners,
};

/** How many there are, as far as that was said, and what reaching them takes. */
export function marketAnalysis(input: WritingInput): readonly Block[] {
  const { blocks, coach } = input;
  const said = coach.business.amounts.filter(({ role }) => marketNames[role]);
  const isPending = said.length === 0 && coach.pending.has('customers.possible');
  return [
    ...(said.length > 0
      ? [
          blocks.table('market', {
            caption: say(texts.market),
            head: [say(texts.words), say(texts.what)],
            rows: onceEach(said, ({ clause, quote }) => clause ?? quote).map((amount) => [
              quotedWhole(amount),
              say(marketNames[amount.role]!),
            ]),
          }),
        ]
      : []),
    ...(isPending ? [blocks.paragraph('market-size', say(texts.unconfirmed))] : []),
    ...findingsOf(input, 'market-analysis'),
  ];
}

/** Without those whose words stand there already: several numbers of one clause are quoted by it. */
function onceEach<T>(all: readonly T[], wordsOf: (one: T) => string): readonly T[] {
  const words = all.map(wordsOf);
  return all.filter((_, at) => words.indexOf(words[at]!) === at);
}

/** Who pays, uses, decides, and what makes them come: in the person's words, each of them once. */
export function targetAudience(input: WritingInput): readonly Block[] {
  const { blocks, coach } = input;
  const kinds = [
    ['payer', texts.payer],
    ['user', texts.user],
    ['decider', texts.decider],
    ['occasion', texts.occasion],
    ['route', texts.route],
  ] as const;
  const said = kinds.flatMap(([role, text]) =>
    (role === 'payer' ? payersOf(coach.business) : wordsOf(coach.business, role)).map((words) => ({ text, words })),
  );
  // By the whole sentence: a list that is cut at its first comma names one of three towns.
  const wholeOf = ({ sentence, quote }: Said): string =>
    sentence !== undefined && sentence.length <= longestRow ? sentence : quote;
  const first = onceEach(said, ({ words }) => wholeOf(words).toLowerCase());
  const rows = first.map(({ text, words }): Cell[] => [say(text), quoted({ ...words, quote: wholeOf(words) })]);
  const isPending = rows.length === 0 && kinds.some(([role]) => coach.pending.has(role));
  return [
    ...(rows.length > 0
      ? [
          blocks.table('customers', {
            caption: say(texts.customers),
            head: [say(texts.what), say(texts.words)],
            rows,
          }),
        ]
      : []),
    ...(isPending ? [blocks.paragraph('customers-missing', say(texts.unconfirmed))] : []),
    ...findingsOf(input, 'target-audience'),
  ];
}

/** A sentence up to this length stands in a row of the customers. */
const longestRow = 140;

const rivalRoles = ['rival', 'rival.self', 'rival.nothing', 'rival.fault'] as const;
const rivalNumbers = ['rival.price', 'rival.wait', 'rival.trait'] as const;

/** What customers can do instead: whole sentences, so that a price, a wait and a fault stand with whose they are. */
export function competitorAnalysis(input: WritingInput): readonly Block[] {
  const { blocks, coach } = input;
  const { business } = coach;
  const numbers = amountsOf(business, ...rivalNumbers);
  const said = inOrder([...wordsOf(business, ...rivalRoles), ...numbers]);
  const isPending = [...rivalRoles, ...rivalNumbers].some((role) => coach.pending.has(role));
  if (said.length === 0)
    return [
      blocks.paragraph('alternatives-none', say(isPending ? texts.unconfirmed : texts.noAlternative)),
      ...findingsOf(input, 'competitor-analysis'),
    ];
  const wholeOf = ({ sentence, clause, quote }: Said): string => sentence ?? clause ?? quote;
  const hasPrices = amountsOf(business, 'rival.price').length > 0;
  const pricesIn = (words: string) =>
    numbers.filter((one) => one.role === 'rival.price' && wholeOf(one) === words).map(quoted);
  const rows = onceEach(said, wholeOf).map((one): Cell[] => {
    const words = wholeOf(one);
    const prices = pricesIn(words);
    return [
      { kind: 'quote', quote: { mention: one.mention, text: words } },
      ...(hasPrices ? [prices.length > 0 ? listed(prices) : null] : []),
    ];
  });
  return [
    blocks.table('alternatives', {
      caption: say(texts.alternatives),
      head: [say(texts.alternative), ...(hasPrices ? [say(texts.itsPrice)] : [])],
      rows: [...(hasPrices ? ownRows(input) : []), ...rows],
    }),
    ...findingsOf(input, 'competitor-analysis'),
  ];
}

/** As they were said: a mention ends in its place within its message. */
function inOrder(all: readonly Said[]): readonly Said[] {
  const messages = [...new Set(all.map(({ mention }) => messageOf(mention)))];
  const place = ({ mention }: Said): number =>
    messages.indexOf(messageOf(mention)) * 1e6 + (Number(mention.slice(mention.lastIndexOf('@') + 1)) || 0);
  return all.toSorted((one, other) => place(one) - place(other));
}

const messageOf = (mention: string): string => mention.slice(0, mention.lastIndexOf('@'));

/** The own prices, above those of the others. */
function ownRows({ coach }: WritingInput): readonly (readonly Cell[])[] {
  const { sale } = coach;
  const isWrong = wrongParts(coach.business.answers).has('price');
  // What else is sold has alternatives of its own: beside these stands the main thing, at each of its prices.
  const isAlike = ({ unit }: SaleLine): boolean => unit !== undefined && unit.one === sale.unit?.one;
  const lines = [sale, ...sale.others.filter(isAlike)]
    .filter(({ said, price }) => said !== undefined && ownRoles.has(said.role) && price.lacks.length === 0)
    .slice(0, mostOwn);
  const isShared = (text: string): boolean => lines.filter(({ name }) => name?.text === text).length > 1;
  return lines.map(({ said, name, price }): Cell[] => [
    name && name.text !== said?.quote && !isShared(name.text)
      ? say(texts.youWith, { name: { kind: 'quote', quote: name } })
      : say(texts.you),
    // A price that its founder called wrong is the one they gave instead.
    isWrong ? figure(price) : quotedWhole(said!),
  ]);
}

/** Not of extras and fees: nobody chooses between them and somebody else. */
const ownRoles: ReadonlySet<AmountRole> = new Set<AmountRole>(['price', 'price.period', 'price.pack']);

/** So many of the own prices stand beside those of others. */
const mostOwn = 3;
