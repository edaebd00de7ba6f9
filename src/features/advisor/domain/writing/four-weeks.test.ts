import { describe, expect, it } from 'vitest';
import { coachOf, englishSpeaker, money } from '#features/advisor/testing/coach-of.ts';
import { inlineText } from '#shared/prose.ts';
import { createBlocks } from './blocks.ts';
import { fourWeeks } from './four-weeks.ts';
import type { WritingInput } from './plan-input.ts';

const price = { role: 'price', quote: '$26', form: money(26, undefined, 'USD') } as const;
const current = {
  role: 'sales.current',
  quote: '60 people',
  form: { kind: 'count', count: 60, of: 'people' },
} as const;

type Written = Parameters<typeof coachOf>[0];
const weeks = (amounts: Written['amounts'], answers: Written['answers'] = {}): readonly (readonly string[])[] => {
  const words = [{ role: 'payer', quote: 'parents' }] as const;
  const coach = { ...coachOf({ currency: 'USD', words, amounts: amounts ?? [], answers }), hidden: new Set() };
  const table = fourWeeks({ blocks: createBlocks(englishSpeaker), coach } as unknown as WritingInput);
  return table.kind === 'table' ? table.rows.map((row) => row.map(inlineText)) : [];
};
const weekTwo = (...written: Parameters<typeof weeks>): string =>
  weeks(...written)
    .filter(([week]) => week === 'two')[0]!
    .join(' | ');

describe('The second week', () => {
  it('asks for a firm yes where nobody has bought yet', () => {
    expect(weekTwo([price])).toBe(
      'two | the people of week one | a firm yes at your full price: an order, a booking or a deposit | 5 | nobody says yes',
    );
  });

  it('asks for the next order where somebody buys already', () => {
    expect(weekTwo([price, current])).toBe(
      'two | who buys from you already | what they need next, how much of it and when | 5 | nobody says yes',
    );
  });

  it('asks whoever buys once for others instead of a next order', () => {
    const ticked = (...choices: string[]) => weekTwo([price, current], { safeguards: { kind: 'choices', choices } });
    expect(ticked('stock')).toBe(
      'two | who buys from you already | whom they know who would need it too | 5 | nobody names anyone',
    );
    expect(ticked('returning')).toMatch(/what they need next/);
  });
});

describe('The four weeks', () => {
  it('hold nothing but those who bought before where the months of sale are others', () => {
    const months = (...choices: string[]) => ({ 'months.sold': { kind: 'choices', choices } as const });
    const weeksOf = (answers: Written['answers']) => weeks([price, current], answers).map(([week]) => week);
    // The plan is of 23 November: its weeks lie in December.
    expect(weeksOf(months('3', '4'))).toEqual(['two']);
    expect(weeksOf(months('12', '1'))).toEqual(['one', 'two', 'three and four']);
  });
});
