import type { Language } from '#shared/languages.ts';
import boxes from './boxes.json' with { type: 'json' };

/** What people of a trade know and newcomers forget. It names no cost: of those only the person's own and sourced ones count. */
export interface TradeBox {
  readonly equipment: readonly string[];
  /** A sentence; null where the trade has no season worth naming. */
  readonly season: string | null;
  readonly forgotten: readonly string[];
}

const byTrade = new Map(boxes.map(({ id, texts }) => [id, texts]));

/** The box of a trade that was reviewed, in a language; undefined for every other trade. */
export const findTradeBox = (trade: string, language: Language): TradeBox | undefined => byTrade.get(trade)?.[language];

/** The trades that have one. */
export const tradesWithBox: readonly string[] = [...byTrade.keys()];
