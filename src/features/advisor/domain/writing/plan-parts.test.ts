import { describe, expect, it } from 'vitest';
import { coachOf, englishSpeaker } from '#features/advisor/testing/coach-of.ts';
import { inlineText } from '#shared/prose.ts';
import { createBlocks } from './blocks.ts';
import type { WritingInput } from './plan-input.ts';
import { inThisTrade } from './plan-parts.ts';

const boxOf = (trade: string | null | undefined, answers: Parameters<typeof coachOf>[0]['answers'] = {}) => {
  const coach = coachOf({ answers });
  const business = { ...coach.business, trade };
  const input = { speaker: englishSpeaker, blocks: createBlocks(englishSpeaker), coach: { ...coach, business } };
  return inThisTrade(input as unknown as WritingInput);
};
const textOf = (blocks: ReturnType<typeof boxOf>): string =>
  blocks
    .map((block) =>
      block.kind === 'list'
        ? block.items.map(inlineText).join('\n')
        : block.kind === 'paragraph'
          ? inlineText(block.content)
          : '',
    )
    .join('\n');

describe('In this trade', () => {
  it('names the trade, what it needs, its season and what is forgotten', () => {
    const text = textOf(boxOf('bakery'));
    expect(text).toContain('What nearly everybody in this trade needs (Bakery):');
    expect(text).toContain('deck oven');
    expect(text).toContain('Busy before public holidays');
    expect(text).toContain('What newcomers to it often forget:');
  });

  it('leaves the season to who named months of their own', () => {
    const months = (...choices: string[]) => ({ 'months.sold': { kind: 'choices', choices } }) as const;
    expect(textOf(boxOf('bakery', months('2', '3')))).not.toContain('Busy before public holidays');
    expect(textOf(boxOf('bakery', months('year')))).toContain('Busy before public holidays');
  });

  it('is not there without a trade, with "none of these", and for a trade nobody reviewed', () => {
    for (const trade of [undefined, null, 'funeral-services', 'no-such-trade']) expect(boxOf(trade)).toEqual([]);
  });
});
