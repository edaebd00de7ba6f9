import type { Language } from '#shared/languages.ts';
import boxes from './boxes.json' with { type: 'json' };

/**
 * What people of a trade know and newcomers forget, in a language; undefined for a trade that was not reviewed. It names no cost: of
 * those only the person's own and sourced ones count. `season`: a sentence; null where the trade has none worth naming.
 */
export const findTradeBox = (trade: string, language: Language) =>
  boxes.find(({ id }) => id === trade)?.texts[language];
