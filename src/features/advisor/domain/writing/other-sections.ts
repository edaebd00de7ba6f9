import type { Block } from '#shared/prose.ts';
import { figure, quoted, say, within } from '../say/message.ts';
import { findingsOf } from './findings.ts';
import type { WritingInput } from './plan-input.ts';
import { sectionTexts as texts } from './section-texts.ts';

/** How many findings the summary holds, and how many risks stand in their table. */
const most = 3;

/** The heaviest of the findings that every plan may read; without any, what is asked first. The verdict stands above all sections. */
export function executiveSummary({ blocks, findings, questions }: WritingInput): readonly Block[] {
  const heaviest = findings
    .filter(({ isOpen }) => isOpen)
    .slice(0, most)
    .map(({ says, next }) => (next ? say(texts.findingWithNext, { says: within(says), next: within(next) }) : says));
  if (heaviest.length > 0) return [blocks.list('heaviest', heaviest, true)];
  const first = questions.slice(0, most).map(({ asks }) => asks);
  if (first.length === 0) return [];
  return [blocks.paragraph('asked-first', say(texts.askedFirst)), blocks.list('asked', first)];
}

/** What may change: what dates and seasons mean for the numbers. */
export const trendAnalysis = (input: WritingInput): readonly Block[] => findingsOf(input, 'trend-analysis');

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
