import type { Block } from '#shared/prose.ts';
import { amountsOf, type SaidAmount } from '../business/business.ts';
import { choiceOf } from '../coach/question.ts';
import type { Term } from '../reckoning/ledger.ts';
import { isCounted, type SaleLine } from '../reckoning/sale-line.ts';
import { saleTexts } from '../reckoning/sale-texts.ts';
import { salesTaxTexts as taxTexts } from '../reckoning/sales-tax-texts.ts';
import { figure, type Message, type Quote, quotedWhole, say, type Text } from '../say/message.ts';
import { type Cell, richer } from './blocks.ts';
import { findingsOf } from './findings.ts';
import type { WritingInput } from './plan-input.ts';
import { sectionTexts as texts } from './section-texts.ts';

const priceNames: Readonly<Partial<Record<SaidAmount['role'], Text>>> = {
  price: texts.pricePiece,
  'price.period': texts.pricePeriod,
  'price.pack': texts.pricePack,
  'price.entry': texts.priceEntry,
  'price.addon': texts.priceAddon,
  deposit: texts.deposit,
};

/** The prices as they were said, and one sale down to what is left of it. */
export function revenueStreams(input: WritingInput): readonly Block[] {
  const { blocks, coach } = input;
  // Of what is sold beside the main thing, a table of nothing but open rows says nothing.
  const lines = [coach.sale, ...coach.sale.others].filter(
    (line, at) => line.price.lacks.length === 0 && (at === 0 || (line.left.lacks.length === 0 && isNamed(line))),
  );
  // What is counted stands in the normal month with its price.
  const inTables = new Set([...lines, ...coach.sale.others.filter(isCounted)].map(({ said }) => said?.mention));
  const prices = amountsOf(
    coach.business,
    'price',
    'price.period',
    'price.pack',
    'price.entry',
    'price.addon',
    'deposit',
  ).filter(({ mention, role }) => !inTables.has(mention) && (role !== 'deposit' || isGivenBack(coach, mention)));
  const [main, ...others] = lines;
  return [
    ...(main ? [oneSale(input, main)] : []),
    ...(others.length > 0 ? [richer(2, otherOffers(input, others))] : []),
    ...(prices.length > 0
      ? [
          blocks.table('prices', {
            caption: say(lines.length > 0 ? texts.otherPrices : texts.prices),
            head: [say(texts.words), say(texts.what)],
            rows: prices.map((price) => [quotedWhole(price), say(priceNames[price.role]!)]),
          }),
        ]
      : []),
    ...findingsOf(input, 'revenue-streams'),
  ];
}

/** Whether it has a name of its own; a price alone says nothing of what is sold. */
const isNamed = ({ name, said, isMonthly }: SaleLine): boolean =>
  name !== undefined && name.text !== said?.quote && !isMonthly;

/** Whether a founder said that a deposit goes back, or has not been asked yet. */
const isGivenBack = ({ business }: WritingInput['coach'], mention: string): boolean =>
  (choiceOf(business.answers, `deposit/${mention}`) ?? 'back') === 'back';

/** The main sale, line by line, with where each number comes from. */
function oneSale({ blocks }: WritingInput, sale: SaleLine): Block {
  const origin = (term: Term): Message => {
    if (term.lacks.length > 0) return say(texts.question);
    return say(term.node?.kind === 'leaf' ? texts.youSaid : texts.reckoned);
  };
  const name = sale.name && ({ kind: 'quote', quote: sale.name } as const);
  // A heading holds no number, not even one of the person's words.
  const isInCaption = !/\d/.test(sale.name?.text ?? '');
  const row = (text: Text, term: Term): Cell[] => [say(text), shown(term), origin(term)];
  return blocks.table('one-sale', {
    caption: name && isInCaption ? say(texts.oneSaleOf, { name }) : say(texts.oneSale),
    head: [null, null, null],
    rows: [
      ...(name && !isInCaption && sale.name?.text !== sale.said?.quote ? [[say(texts.sold), name, null]] : []),
      row(saleTexts.price, sale.price),
      row(saleTexts.direct, sale.direct),
      ...(sale.commission ? [row(saleTexts.commission, sale.commission)] : []),
      ...(sale.tax ? [row(taxTexts.tax, sale.tax)] : []),
      ...(sale.left.lacks.length === 0 ? [row(saleTexts.left, sale.left)] : []),
    ],
    numeric: [1],
  });
}

/** What is sold beside it, a row each: what goes off the price and what is left. */
function otherOffers({ blocks, coach }: WritingInput, lines: readonly SaleLine[]): Block {
  const columns = [
    { text: saleTexts.price, of: ({ price }: SaleLine) => price },
    { text: saleTexts.direct, of: ({ direct }: SaleLine) => direct },
    { text: saleTexts.commission, of: ({ commission }: SaleLine) => commission },
    { text: taxTexts.tax, of: ({ tax }: SaleLine) => tax },
    { text: saleTexts.left, of: ({ left }: SaleLine) => left },
  ].filter(({ of }) => lines.some(of));
  return blocks.table('other-offers', {
    caption: say(texts.otherOffers),
    head: [say(texts.sold), ...columns.map(({ text }) => say(text))],
    rows: lines.map((line): Cell[] => [
      { kind: 'quote', quote: nameBeside(coach.sale, line) },
      ...columns.map(({ of }) => {
        const term = of(line);
        return term ? shown(term) : null;
      }),
    ]),
    numeric: columns.map((_, at) => at + 1),
  });
}

/** What a line is called beside the main one: by its clause where both are called the same. */
const nameBeside = (main: SaleLine, { name, said }: SaleLine): Quote =>
  name?.text === main.name?.text && said ? { mention: said.mention, text: said.clause ?? said.quote } : name!;

const shown = (term: Term): Cell => (term.lacks.length === 0 ? figure(term) : say(texts.open));
