import type { Language } from '#shared/languages.ts';
import type { Business } from '../business/business.ts';
import { choiceOf, type Question, tickFrom } from '../coach/question.ts';
import type { Text } from '../say/message.ts';
import continent from './continent.json' with { type: 'json' };
import britishIsles from './gb-ie.json' with { type: 'json' };
import overseas from './overseas.json' with { type: 'json' };

const texts = {
  asks: /*i18n*/ { id: 'advisor.traits.asks', message: 'Which of these will your business do?' },
  because: /*i18n*/ {
    id: 'advisor.traits.because',
    message: 'Each has duties of its own in your country. Tick none if none holds.',
  },
};

/** What of a business makes a duty apply, as a person ticks it. */
const traits: Readonly<Record<string, Text>> = {
  employs: /*i18n*/ { id: 'advisor.trait.employs', message: 'employ somebody' },
  food: /*i18n*/ { id: 'advisor.trait.food', message: 'make, serve or sell food' },
  alcohol: /*i18n*/ { id: 'advisor.trait.alcohol', message: 'sell or serve alcohol' },
  'sells-online': /*i18n*/ { id: 'advisor.trait.sellsOnline', message: 'sell online, by phone or at the door' },
  'ships-goods': /*i18n*/ { id: 'advisor.trait.shipsGoods', message: 'send goods to customers' },
  'sells-to-consumers': /*i18n*/ { id: 'advisor.trait.sellsToConsumers', message: 'sell to private people' },
  imports: /*i18n*/ { id: 'advisor.trait.imports', message: 'bring in goods from abroad' },
  premises: /*i18n*/ { id: 'advisor.trait.premises', message: 'have rooms that customers come to' },
  vehicle: /*i18n*/ { id: 'advisor.trait.vehicle', message: 'drive goods or work from a vehicle' },
  'street-trade': /*i18n*/ {
    id: 'advisor.trait.streetTrade',
    message: 'sell on markets, in the street or from a vehicle',
  },
  'drives-people': /*i18n*/ { id: 'advisor.trait.drivesPeople', message: 'drive people' },
  children: /*i18n*/ { id: 'advisor.trait.children', message: 'look after or teach children' },
  teaching: /*i18n*/ { id: 'advisor.trait.teaching', message: 'teach or train' },
  health: /*i18n*/ { id: 'advisor.trait.health', message: 'treat people' },
  beauty: /*i18n*/ { id: 'advisor.trait.beauty', message: 'do hair, nails or skin' },
  cosmetics: /*i18n*/ { id: 'advisor.trait.cosmetics', message: 'make or bring in cosmetics' },
  toys: /*i18n*/ { id: 'advisor.trait.toys', message: 'make or bring in toys' },
  electrical: /*i18n*/ { id: 'advisor.trait.electrical', message: 'make, sell or fit electrical things' },
  construction: /*i18n*/ { id: 'advisor.trait.construction', message: 'build or renovate' },
  animals: /*i18n*/ { id: 'advisor.trait.animals', message: 'keep, care for or sell animals' },
  accommodation: /*i18n*/ { id: 'advisor.trait.accommodation', message: 'let rooms to guests' },
  events: /*i18n*/ { id: 'advisor.trait.events', message: 'hold events' },
  'music-in-public': /*i18n*/ { id: 'advisor.trait.musicInPublic', message: 'play music where others hear it' },
  'personal-data': /*i18n*/ { id: 'advisor.trait.personalData', message: 'keep data about health, children or faith' },
  security: /*i18n*/ { id: 'advisor.trait.security', message: 'guard people or places' },
  finance: /*i18n*/ { id: 'advisor.trait.finance', message: 'lend, insure or advise on money' },
  gambling: /*i18n*/ { id: 'advisor.trait.gambling', message: 'offer games of chance' },
};

/** Whom to ask, and what. */
type Asking = Readonly<Record<'office' | 'whether', string>>;

/** A duty as its source words it: whom to ask whether what. None is written from memory. */
interface Duty {
  readonly id: string;
  /** ISO 3166, two letters. */
  readonly country: string;
  /** "all", or what of a business makes it apply: "employs", "food", "sells-online". */
  readonly appliesTo: readonly string[];
  /** What has to hold of it as well, all of it: a shop online, for duties towards private people. */
  readonly needs?: readonly string[];
  /** "Ask {office} whether {whether}." In English. */
  readonly ask: Asking;
  /** The same in the language of its country, where that is one of ours and not English. */
  readonly own?: Asking & { readonly language: Language };
  readonly figure?: { readonly what: string; readonly value: number; readonly unit: string };
  /** `copyDate`: the day of the copy that was read, where it is known. */
  readonly source: Readonly<Record<'publisher' | 'title' | 'address', string>> & { readonly copyDate: string | null };
  /** The words of the source that carry it, letter by letter. */
  readonly support: string;
  /** ISO days: when it was read, and from when on it has to be read again. */
  readonly readOn: string;
  readonly validUntil: string;
}

/** What a duty asks in a language; undefined where it was not written in it: English in a plan of another language is no help. */
export function askingIn({ ask, own }: Duty, language: Language): Asking | undefined {
  if (language === 'en') return ask;
  return own?.language === language ? own : undefined;
}

/** Every row that was collected; ask `dutiesFor` for those that may be shown. */
export const collectedDuties: readonly Duty[] = [...britishIsles, ...continent, ...overseas] as readonly Duty[];

/**
 * The duties of a business in a country, by what is certain of it. Silent elsewhere, after a row's day, and on rows with a figure
 * whose copy nobody can date: an amount that may be years old is worse than none. `today`: ISO day.
 */
export const dutiesFor = (country: string, traits: readonly string[], today: string): readonly Duty[] =>
  collectedDuties.filter(
    (duty) =>
      duty.country === country &&
      today < duty.validUntil &&
      (duty.figure === undefined || duty.source.copyDate !== null) &&
      duty.appliesTo.some((trait) => trait === 'all' || traits.includes(trait)) &&
      (duty.needs ?? []).every((trait) => traits.includes(trait)),
  );

const key = 'traits';

/** Asks what the business does, of what makes a duty apply in its country; nothing where no country was chosen or none is known. */
export function traitQuestion({ country }: Business, today: string): Question | null {
  const known = country ? dutiesFor(country, Object.keys(traits), today) : [];
  const telling = known.flatMap(({ appliesTo, needs = [] }) => [...appliesTo, ...needs]);
  const options = Object.entries(traits).filter(([id]) => telling.includes(id));
  return options.length === 0 ? null : tickFrom(key, { ...texts, options: Object.fromEntries(options) });
}

/** The duties of a business by what its founder ticked; none before, and none of another country. */
export function knownDuties({ country, answers }: Business, today: string): readonly Duty[] {
  const answer = answers.get(key);
  if (!country || answer?.kind !== 'choices') return [];
  const charges = ['inside', 'top'].includes(choiceOf(answers, 'tax.in') ?? '');
  return dutiesFor(country, charges ? answer.choices : [...answer.choices, 'charges-no-tax'], today);
}
