import type { Language } from '#shared/languages.ts';
import business from './business.json' with { type: 'json' };
import crafts from './crafts.json' with { type: 'json' };
import food from './food.json' with { type: 'json' };
import people from './people.json' with { type: 'json' };

/** A trade as people name it. */
export interface NamedTrade {
  /** In English: "dog-grooming". */
  readonly id: string;
  /** What is shown, and other words for the same trade, none of which stands for two trades. */
  readonly names: Readonly<Record<Language, { readonly name: string; readonly synonyms: readonly string[] }>>;
}

/** Every trade that can be chosen; "none of these" is a normal choice beside them. */
export const namedTrades: readonly NamedTrade[] = [...food, ...crafts, ...people, ...business];
