import type { Language } from '#shared/languages.ts';
import type { Block } from '#shared/prose.ts';
import { seasonOf } from '../reckoning/season.ts';
import { say, type Value } from '../say/message.ts';
import { namedTrades } from '../trades/named-trades.ts';
import { findTradeBox } from '../trades/trade-boxes.ts';
import type { WritingInput } from './plan-input.ts';

const texts = {
  equipment: /*i18n*/ {
    id: 'advisor.trade.equipment',
    message: 'What nearly everybody in this trade needs ({trade}):',
  },
  forgotten: /*i18n*/ { id: 'advisor.trade.forgotten', message: 'What newcomers to it often forget:' },
  words: /*i18n*/ { id: 'advisor.trade.words', message: '{words}' },
};

/** What people of the chosen trade know; nothing where none was chosen, or none that was reviewed. */
export function inThisTrade({ blocks, coach }: WritingInput, language: Language): readonly Block[] {
  const { trade } = coach.business;
  const box = trade ? findTradeBox(trade, language) : undefined;
  const names = namedTrades.find(({ id }) => id === trade)?.names[language];
  if (!box || !names) return [];
  // Who named months of their own knows their season better than the trade.
  const { isWholeYear } = seasonOf(coach.business);
  const words = (text: string): Value => ({ kind: 'quote', quote: { mention: `trade/${trade}`, text } });
  const list = (id: string, items: readonly string[]): Block =>
    blocks.list(
      id,
      items.map((item) => say(texts.words, { words: words(item) })),
    );
  return [
    blocks.paragraph('trade-equipment', say(texts.equipment, { trade: words(names.name) })),
    list('trade-equipment-list', box.equipment),
    ...(box.season === null || !isWholeYear
      ? []
      : [blocks.paragraph('trade-season', say(texts.words, { words: words(box.season) }))]),
    blocks.paragraph('trade-forgotten', say(texts.forgotten)),
    list('trade-forgotten-list', box.forgotten),
  ];
}
