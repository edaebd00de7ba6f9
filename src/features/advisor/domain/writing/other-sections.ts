import type { Block } from '#shared/prose.ts';
import { amountsOf } from '../business/business.ts';
import { rivalOf } from '../checks/alternatives/rival-words.ts';
import { numberOf } from '../checks/terms.ts';
import { isKnown } from '../coach/coach.ts';
import { saleTexts } from '../reckoning/sale-texts.ts';
import { figure, quoted, say } from '../say/message.ts';
import type { Cell } from './blocks.ts';
import { findingsOf, sayFinding } from './findings.ts';
import type { Found, WritingInput } from './plan-input.ts';
import { salesName } from './projections-section.ts';
import { sectionTexts as texts } from './section-texts.ts';

/** How many findings the summary holds, and how many risks stand in their table. */
const most = 3;
/** More than so much nobody counts every month. */
const mostWatched = 5;

/** The findings that the summary says: the heaviest of those that every plan may read. */
export const heaviestOf = (findings: readonly Found[]): readonly Found[] =>
  findings.filter(({ isOpen }) => isOpen).slice(0, most);

/** The heaviest findings; without any, what is asked first. The verdict stands above all sections. */
export function executiveSummary({ blocks, heaviest, questions }: WritingInput): readonly Block[] {
  if (heaviest.length > 0) return [blocks.list('heaviest', heaviest.map(sayFinding), true)];
  const first = questions.slice(0, most).map(({ asks }) => asks);
  if (first.length === 0) return [];
  return [blocks.paragraph('asked-first', say(texts.askedFirst)), blocks.list('asked', first)];
}

/** What may change: what dates and seasons mean for the numbers, and by what a change would be seen early. */
export const trendAnalysis = (input: WritingInput): readonly Block[] => [
  ...findingsOf(input, 'trend-analysis'),
  ...watched(input),
];

/** What to count every month, from which number on it is as it should be; a row stands only where that number is known. */
function watched({ blocks, coach }: WritingInput): readonly Block[] {
  const { business, ledger, sale } = coach;
  const known = (id: string) => [ledger.find(id)].filter((term) => term?.lacks.length === 0)[0];
  const needed = known('needed.wage') ?? known('needed.bills');
  const rows: Cell[][] = [];
  if (needed)
    rows.push([
      say(salesName(sale)),
      say(texts.watchMore, { least: figure(needed) }),
      say(texts.watchFewer, { least: figure(needed) }),
    ]);
  if (isKnown(coach, sale.direct) && numberOf(sale.direct) > 0)
    rows.push([
      say(saleTexts.direct),
      say(texts.watchLess, { most: figure(sale.direct) }),
      say(texts.watchDearer, { most: figure(sale.direct) }),
    ]);
  for (const price of amountsOf(business, 'rival.price')) {
    const rival = rivalOf(business, price);
    if (rival?.role === 'rival')
      rows.push([say(texts.watchRival, { rival: quoted(rival) }), quoted(price), say(texts.watchCheaper)]);
  }
  if (rows.length === 0) return [];
  const head = [say(texts.watchWhat), say(texts.watchGood), say(texts.watchBad)];
  return [blocks.table('watch', { caption: say(texts.watch), head, rows: rows.slice(0, mostWatched) })];
}

/** Up to three risks, each with the words it rests on and what it costs. */
export function risks({ blocks, coach, findings }: WritingInput): readonly Block[] {
  const said = [...coach.business.words, ...coach.business.amounts];
  const rows = findings.flatMap(({ risk, restsOn }) => {
    const words = said.find(({ mention }) => mention === restsOn[0]);
    if (!risk || !words || risk.cost.lacks.length > 0) return [];
    return [[quoted(words), risk.sign, risk.answer, figure(risk.cost)]];
  });
  if (rows.length === 0) return [];
  return [
    blocks.table('risks', {
      caption: say(texts.risks),
      head: [say(texts.words), say(texts.sign), say(texts.answer), say(texts.cost)],
      rows: rows.slice(0, most),
      numeric: [3],
    }),
  ];
}
