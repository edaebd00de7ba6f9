import type { Block } from '#shared/prose.ts';
import { numberOf } from '../checks/terms.ts';
import type { Coach } from '../coach/coach.ts';
import { choiceOf } from '../coach/question.ts';
import type { Term } from '../reckoning/ledger.ts';
import { whenPaid } from '../reckoning/paid-later.ts';
import { isCounted, type SaleLine } from '../reckoning/sale-line.ts';
import { saleTexts } from '../reckoning/sale-texts.ts';
import { salesTaxTexts as taxTexts } from '../reckoning/sales-tax-texts.ts';
import { figure, type Quote, say } from '../say/message.ts';
import { type Cell, richer, tableOfSaid } from './blocks.ts';
import type { WritingInput } from './plan-input.ts';
import { priceTexts, sectionTexts as texts } from './section-texts.ts';

/** What a sale consists of, from its price down to what is left of it. */
const saleParts = [
  { part: 'price', text: saleTexts.price },
  { part: 'direct', text: saleTexts.direct },
  { part: 'commission', text: saleTexts.commission },
  { part: 'tax', text: taxTexts.tax },
  { part: 'left', text: saleTexts.left },
] as const;

/** The prices as they were said, and one sale down to what is left of it. */
export function revenueStreams(input: WritingInput): readonly Block[] {
  const { blocks, coach } = input;
  const { business, sale } = coach;
  // Of what is sold beside the main thing, a table of nothing but open rows says nothing.
  const lines = [sale, ...sale.others].filter(
    (line) =>
      line.price.lacks.length === 0 &&
      (line === sale || (line.left.lacks.length === 0 && isNamed(line) && !isNotSold(line))),
  );
  // What is counted stands in the normal month with its price.
  const inTables = new Set([...lines, ...sale.others.filter(isCounted)].map(({ said }) => said?.mention));
  // A deposit goes back, where its founder did not say that customers pay a part when they order.
  const isKept = choiceOf(business.answers, whenPaid.key) === 'deposit';
  const prices = business.amounts.filter(
    // A share of the price is a part of it that is paid ahead.
    ({ mention, role, form }) => !inTables.has(mention) && (role !== 'deposit' || (form.kind === 'money' && !isKept)),
  );
  const [main, ...others] = lines;
  return [
    ...(main ? [oneSale(input, main)] : []),
    richer(2, otherOffers(input, others)),
    blocks.table('prices', tableOfSaid(main ? texts.otherPrices : texts.prices, prices, priceTexts)),
  ];
}

/** Whether its founder said that none of it is sold: its price is a part of another one. */
const isNotSold = ({ volume }: SaleLine): boolean => volume.lacks.length === 0 && numberOf(volume) === 0;

/** Whether it has a name of its own; a price alone says nothing of what is sold. */
const isNamed = ({ name, said, isMonthly }: SaleLine): boolean =>
  name !== undefined && name.text !== said?.quote && !isMonthly;

/** The main sale, line by line, with where each number comes from. */
function oneSale({ blocks, coach }: WritingInput, sale: SaleLine): Block {
  const name = sale.name && ({ kind: 'quote', quote: sale.name } as const);
  // A heading holds no number, not even one of the person's words.
  const isInCaption = !/\d/.test(sale.name?.text ?? '');
  return blocks.table('one-sale', {
    caption: name && isInCaption ? say(texts.oneSaleOf, { name }) : texts.oneSale,
    head: [null, null, null],
    rows: [
      ...(name && !isInCaption && sale.name?.text !== sale.said?.quote ? [[texts.sold, name, null]] : []),
      ...saleParts.flatMap(({ part, text }): Cell[][] => {
        const term = sale[part];
        return term && (part !== 'left' || term.lacks.length === 0) ? [[text, shown(term), originOf(coach, term)]] : [];
      }),
    ],
    numeric: [1],
  });
}

function originOf({ business }: Coach, { lacks, node }: Term): Cell {
  // What somebody does not know is not asked at the end.
  if (lacks.length > 0) return lacks.some(({ key }) => !business.answers.has(key)) ? texts.question : null;
  return node?.kind === 'leaf' ? texts.youSaid : texts.reckoned;
}

/** What is sold beside it, a row each: what goes off the price and what is left. */
function otherOffers({ blocks, coach }: WritingInput, lines: readonly SaleLine[]): Block {
  const columns = saleParts.filter(({ part }) => lines.some((line) => line[part]));
  return blocks.table('other-offers', {
    caption: texts.otherOffers,
    head: [texts.sold, ...columns.map(({ text }) => text)],
    rows: lines.map((line): Cell[] => [
      { kind: 'quote', quote: nameBeside(coach.sale, line) },
      ...columns.map(({ part }) => shown(line[part])),
    ]),
    numeric: columns.map((_, at) => at + 1),
  });
}

/** What a line is called beside the main one: by its clause where both are called the same. */
const nameBeside = (main: SaleLine, { name, said }: SaleLine): Quote =>
  name?.text === main.name?.text && said ? { mention: said.mention, text: said.clause ?? said.quote } : name!;

function shown(term: Term | undefined): Cell {
  if (!term) return null;
  return term.lacks.length === 0 ? figure(term) : texts.open;
}
