import { describe, expect, it } from 'vitest';
import { englishSpeaker } from '#features/advisor/testing/coach-of.ts';
import {
  type LabelledAnswers,
  readLabelledAnswers,
} from '#features/advisor/testing/labelled-answers/labelled-answers.ts';
import { readingOf } from '#features/advisor/testing/labelled-answers/labelled-reading.ts';
import { type Block, type Inline, inlineText } from '#shared/prose.ts';
import { gateCases } from '#testing/gate-cases.ts';
import type { Answer } from '../business/business.ts';
import { inlinesOf } from '../plan-access.ts';
import { writePlan } from './compose.ts';

/** One in four of every language; in the gate one in twelve. */
const sets = gateCases(
  readLabelledAnswers().filter((_, at) => at % 4 === 0),
  (_, at) => at % 3 === 0,
);
const today = '2026-11-23';

/** The answers of somebody who knows their numbers, those of a question that was asked with choices by its first option. */
function answersFor(set: (typeof sets)[number]): Record<string, Answer> {
  const answers: Record<string, Answer> = {};
  for (let round = 0; round < 4; round++) {
    const { questions } = writePlan({ reading: readingOf(set, answers), today, speaker: englishSpeaker });
    for (const { key, field } of questions) {
      if (field.kind === 'choices' && field.isMany)
        answers[key] = { kind: 'choices', choices: field.options.map(({ id }) => id) };
      else if (field.kind === 'choices') answers[key] = { kind: 'choice', choice: field.options[0]!.id };
      else if (field.kind === 'date') answers[key] = { kind: 'date', date: '2027-03-01' };
      else answers[key] = { kind: 'amount', value: Math.min(field.max, Math.max(field.min, 20)) };
    }
  }
  return answers;
}

const blocksOf = ({ sections, parts }: ReturnType<typeof writePlan>): readonly Block[] => [
  ...Object.values(sections).flat(),
  ...[parts.fourWeeks, parts.risks, parts.duties, parts.inThisTrade].flat(),
];
const textOf = (blocks: readonly Block[]): readonly string[] =>
  blocks.flatMap((block) => {
    if (block.kind === 'table') return block.rows.map((row) => row.map(inlineText).join(' | '));
    return block.kind === 'paragraph' ? [inlineText(block.content)] : [];
  });
const headsOf = (block: Block): readonly string[] => (block.kind === 'table' ? [block.caption, ...block.head] : []);

const amount = (value: number): Answer => ({ kind: 'amount', value });

const courier: LabelledAnswers = {
  id: 'courier',
  language: 'en',
  country: 'FR',
  answers: { idea: '', industry: '', audience: '', revenue: '€7.90 per pick-up', competitors: 'A taxi costs €20.' },
  labels: [
    {
      question: 'revenue',
      quote: '€7.90 per pick-up',
      role: 'price',
      isClear: true,
      value: { kind: 'money', amount: 7.9, currency: 'EUR' },
    },
    { question: 'competitors', quote: 'A taxi', role: 'rival', isClear: true },
    {
      question: 'competitors',
      quote: '€20',
      role: 'rival.price',
      isClear: true,
      value: { kind: 'money', amount: 20, currency: 'EUR' },
    },
  ],
};

describe('A plan written from what is certain', () => {
  it.each([
    ['nothing but the reading', () => ({})],
    ['every question answered', answersFor],
  ] as const)('holds no digit outside a number of its graph, no words but the person’s: %s', (_, answersOf) => {
    for (const set of sets) {
      const reading = readingOf(set, answersOf(set));
      const plan = writePlan({ reading, today, speaker: englishSpeaker });
      const known = new Set(plan.graph.nodes.map(({ id }) => id));
      const quotes = new Set(reading.mentions.map(({ quote }) => quote));
      const { verdict, strip } = plan.parts;
      for (const inline of [...verdict.because, ...strip.flatMap(({ figure }) => figure)])
        expectKnown(inline, { where: `${set.id}, verdict`, known, quotes });
      for (const block of blocksOf(plan)) {
        for (const head of headsOf(block)) expect(head, `${set.id}, ${block.id}`).not.toMatch(/\d/);
        for (const inline of inlinesOf(block)) expectKnown(inline, { where: `${set.id}, ${block.id}`, known, quotes });
      }
    }
  });

  it('writes something for every business, and asks where it cannot', () => {
    for (const set of sets) {
      const plan = writePlan({ reading: readingOf(set), today, speaker: englishSpeaker });
      expect(plan.sections['executive-summary'].length, set.id).toBeGreaterThan(0);
      if (plan.parts.verdict.kind === 'open') expect(plan.questions.length, set.id).toBeGreaterThan(0);
    }
  });

  it('says a finding once: in the summary, or in its section', () => {
    for (const set of sets) {
      const { sections } = writePlan({ reading: readingOf(set, answersFor(set)), today, speaker: englishSpeaker });
      const texts = Object.values(sections)
        .flat()
        .flatMap((block) => {
          if (block.kind === 'list') return block.items.map(inlineText);
          return block.kind === 'paragraph' && block.id.startsWith('finding-') ? [inlineText(block.content)] : [];
        });
      expect(new Set(texts).size, set.id).toBe(texts.length);
    }
  });

  it('says when the cash is lowest, or that it goes on falling, and what to count every month', () => {
    const withPay = (pay: number, bills = 1_200_00, more = {}) => {
      const reading = readingOf(courier, {
        'months.sold': { kind: 'choices', choices: ['year'] },
        'tax.in': { kind: 'choice', choice: 'none' },
        bills: amount(bills),
        'cost.direct': amount(3_00),
        volume: amount(600),
        pay: amount(pay),
        ...more,
      });
      const { sections } = writePlan({ reading, today, speaker: englishSpeaker });
      return textOf([...sections['financial-projections'], ...sections['trend-analysis']]);
    };
    const modest = withPay(1_500_00);
    const cashOf = (texts: readonly string[]) => texts.filter((text) => /cash (?:is|falls|never)/.test(text));
    expect(cashOf(modest)).toEqual([
      'Without your own pay, the cash is lowest at the end of January 2027: −€930. So much has to be there before you begin.',
      'If you take out your €1,500 a month from December 2026 on, the cash is lowest at the end of April 2027: −€6,150. The first month that brings in your pay is May 2027: until then you need another income, or that much money.',
    ]);
    expect(cashOf(withPay(1_500_00, 1_200_00, { 'start.money': amount(500_00) }))[0]).toBe(
      'Without your own pay, the cash is lowest at the end of January 2027: −€430. Beside the money you named, €430 has to be there before you begin.',
    );
    expect(modest.join('\n')).toMatch(/^Sales a month, from May 2027 on: 552\. If that month passes with fewer/m);
    expect(cashOf(withPay(2_000_00, 3_500_00))[0]).toBe(
      'The cash falls every year: after three years it is at −€27,510. More money at the start does not mend that.',
    );
    expect(withPay(0, 0).filter((text) => text.startsWith('The cash'))).toEqual([]);
    const supposed = 'You have not said when you sell for the first time: December 2026 is our assumption.';
    expect(modest.join('\n')).toContain(supposed);
    const begun = { 'first.sale': { kind: 'date', date: '2026-03-05' } } as const;
    const open = writePlan({ reading: readingOf(courier, begun), today, speaker: englishSpeaker }).questions;
    const sold = open.map(({ key }) => key).find((key) => key.startsWith('sales.today/'))!;
    const growing = withPay(1_500_00, 1_200_00, { ...begun, [sold]: amount(300) });
    expect(growing.join('\n')).toContain('You have not said from when on they grow: December 2026 is our assumption.');
    const rise = { 'sales.rise': { kind: 'date', date: '2027-03-01' } };
    expect(withPay(1_500_00, 1_200_00, { ...begun, [sold]: amount(300), ...rise }).join('\n')).not.toContain(
      'assumption.',
    );
    // Months in which nothing happens are no rows.
    const later = {
      'first.sale': { kind: 'date', date: '2027-03-05' },
      'bills.from': { kind: 'choice', choice: 'sale' },
    };
    const early = { ...later, 'bills.from': { kind: 'choice', choice: 'now' } };
    // What was asked and not said is named as supposed.
    const named = (more: object) =>
      withPay(1_500_00, 1_200_00, { 'first.sale': early['first.sale'], ...more }).find((text) =>
        text.startsWith('Supposed'),
      );
    const busy = { 'months.busy': { kind: 'choices', choices: ['3', '4'] } } as const;
    expect(named(busy)).toBe(
      'Supposed, as you have not said: that you take your own pay from March 2027 on, that you pay your bills from December 2026 on, and that the months in which you sell more bring as much as the others.',
    );
    expect(named({ ...early, 'pay.from': { kind: 'unknown' } })).toMatch(/^Supposed, .* from March 2027 on\.$/);
    expect(
      named({ ...early, 'pay.from': { kind: 'choice', choice: 'sale' }, ...busy, 'months.busyShare': amount(40) }),
    ).toBeUndefined();
    expect(withPay(1_500_00, 1_200_00, early)).toContain(
      'Year one begins in December 2026; the first sale is in March 2027.',
    );
    expect(withPay(1_500_00, 1_200_00, later).join('\n')).not.toContain('Year one begins');
    expect(withPay(1_500_00, 1_200_00, early).join('\n')).not.toContain(supposed);
    expect(modest.join('\n')).not.toContain('Year one begins');
    const months = withPay(1_500_00, 1_200_00, later).filter((text) => /^(?:Before|\w+ 202\d) /.test(text));
    expect(months.map((row) => row.split(' |')[0]).slice(0, 2)).toEqual(['Before the first month', 'March 2027']);
  });

  it('shows rows of sales around those that pay the bills', () => {
    const rows = (answers: Record<string, Answer>) => {
      const reading = readingOf(courier, {
        'cost.direct': amount(3_00),
        'tax.in': { kind: 'choice', choice: 'none' },
        ...answers,
      });
      const { sections } = writePlan({ reading, today, speaker: englishSpeaker });
      const table = sections['financial-projections'].find((block) => block.kind === 'table' && block.id === 'volumes');
      return table?.kind === 'table' ? table.rows.map(([sales]) => inlineText(sales!)) : [];
    };
    expect(rows({})).toEqual(['5', '10', '20', '40']);
    // 490 of bills at €4.90 left of each: the rows that pay them stand in the table.
    expect(rows({ bills: amount(490_00) })).toEqual(['50', '100', '200', '300']);
  });

  it('has words in every section that can be put otherwise', () => {
    for (const set of sets)
      for (const answers of [{}, answersFor(set)]) {
        const { sections } = writePlan({ reading: readingOf(set, answers), today, speaker: englishSpeaker });
        for (const [id, blocks] of Object.entries(sections))
          expect(
            blocks.some(({ kind }) => kind === 'paragraph' || kind === 'list'),
            `${set.id}, ${id}`,
          ).toBe(true);
      }
  });

  it('gives the same for the same', () => {
    const [set] = sets;
    const write = () => writePlan({ reading: readingOf(set!), today, speaker: englishSpeaker });
    expect(write()).toEqual(write());
  });
});

interface Known {
  readonly where: string;
  readonly known: ReadonlySet<string>;
  readonly quotes: ReadonlySet<string>;
}

function expectKnown(inline: Inline, { where, known, quotes }: Known): void {
  if (inline.kind === 'text') expect(inline.text, where).not.toMatch(/\d/);
  else if (inline.kind === 'figure') expect(known.has(inline.nodeId), `${where}: ${inline.nodeId}`).toBe(true);
  else if (!/^(?:day|duty|trade)\//.test(inline.factKey))
    expect(quotes.has(inline.text), `${where}: ${inline.text}`).toBe(true);
}
