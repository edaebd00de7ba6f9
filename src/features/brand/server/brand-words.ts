import { namedTrades } from '#features/advisor/domain/trades/named-trades.ts';
import type { FactSet } from '#features/workspaces/domain/fact-value.ts';

/** Words of a text that may name a thing: three letters and more. */
const wordsIn = (text: string): readonly string[] => text.toLowerCase().match(/\p{L}{3,}/gu) ?? [];

/**
 * The English words a logo may tell of, the surest first: the trade that was confirmed, what is sold, and last what the person
 * writes of the business for its brand. Nothing where nothing is known.
 */
export function brandWords(facts: FactSet, description: string): readonly string[] {
  const industry = facts.get('industry.id')?.value;
  const offer = facts.get('business.offer')?.value;
  const streams = facts.get('revenue.streams')?.value;
  const tradeId = industry?.type === 'choice' ? industry.choice : undefined;
  const trade = namedTrades.find(({ id }) => id === tradeId)?.names.en;
  return [
    ...wordsIn(trade ? [trade.name, ...trade.synonyms].join(' ') : (tradeId ?? '').replaceAll('-', ' ')),
    ...wordsIn(offer?.type === 'text' ? offer.text : ''),
    ...wordsIn(streams?.type === 'amounts' ? streams.items.map(({ name }) => name).join(' ') : ''),
    ...wordsIn(description),
  ];
}
