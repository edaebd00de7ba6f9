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

const weekTwo = (amounts: Parameters<typeof coachOf>[0]['amounts']): string => {
  const coach = {
    ...coachOf({ currency: 'USD', words: [{ role: 'payer', quote: 'parents' }], amounts: amounts ?? [] }),
    hidden: new Set(),
  };
  const table = fourWeeks({ blocks: createBlocks(englishSpeaker), coach } as unknown as WritingInput);
  const rows = table.kind === 'table' ? table.rows.map((row) => row.map(inlineText)) : [];
  return rows.filter(([week]) => week === 'two')[0]!.join(' | ');
};

describe('The second week', () => {
  it('asks for a firm yes where nobody has bought yet', () => {
    expect(weekTwo([price])).toBe(
      'two | the people of week one | a firm yes at your full price: an order, a booking or a deposit | 5 | nobody says yes',
    );
  });

  it('asks for the next order where somebody buys already', () => {
    expect(weekTwo([price, current])).toBe(
      'two | who buys from you already | the next order: how much, and on which day | 5 | nobody says yes',
    );
  });
});
