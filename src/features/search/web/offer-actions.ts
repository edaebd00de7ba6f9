import { matchText } from '#features/search/domain/match-text.ts';
import type { PaletteAction } from '#web/palette.ts';

/** How many actions stand under results, and before anything is typed. */
const shownActions = { searching: 5, resting: 12 } as const;
/** An action that answers this well stands above what was found. */
const surely = 0.85;

/** The actions for what is typed: those meant without doubt, and those that may be. */
export function offerActions(actions: readonly PaletteAction[], query: string) {
  if (query.trim() === '') return { first: [], rest: actions.slice(0, shownActions.resting) };
  const scored = actions
    .map((action) => {
      const byLabel = matchText(action.label, query);
      return { action, score: Math.max(byLabel, 0.9 * matchText(action.alsoCalled ?? '', query)) };
    })
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score)
    .slice(0, shownActions.searching);
  return {
    first: scored.filter(({ score }) => score >= surely).map(({ action }) => action),
    rest: scored.filter(({ score }) => score < surely).map(({ action }) => action),
  };
}
