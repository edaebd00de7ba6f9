import type { Language } from '#shared/languages.ts';
import type { Business } from '../business/business.ts';
import { answerTo, choiceOf, type Question, tickFrom } from '../coach/question.ts';
import { type Message, say } from '../say/message.ts';
import continent from './continent.json' with { type: 'json' };
import britishIsles from './gb-ie.json' with { type: 'json' };
import overseas from './overseas.json' with { type: 'json' };
import { traits } from './traits.ts';

const texts = {
  asks: /*i18n*/ { id: 'advisor.traits.asks', message: 'Which of these will your business do?' },
  because: /*i18n*/ {
    id: 'advisor.traits.because',
    message: 'Each may need somebody’s leave before you begin. Tick none if none holds.',
  },
};

/** Whom to ask, and what. */
type Asking = Readonly<Record<'office' | 'whether', string>>;

/** A duty as its source words it: whom to ask whether what. None is written from memory. */
export interface Duty {
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
  /** Of the start: whoever charges a sales tax has done it. */
  readonly once?: true;
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

/** Asks what the business does, of what may need leave anywhere or makes a duty apply in its country. */
export function traitQuestion({ country }: Business, today: string): Question {
  const known = country ? dutiesFor(country, Object.keys(traits), today) : [];
  const telling = known.flatMap(({ appliesTo, needs = [] }) => [...appliesTo, ...needs]);
  const options = Object.entries(traits).flatMap(([id, { does, ask }]) =>
    ask || telling.includes(id) ? [[id, does] as const] : [],
  );
  return tickFrom(key, { ...texts, options: Object.fromEntries(options) });
}

/** What was ticked and, for each, what to ask of whom: rows of a table. What a duty in `told` asks already stands there. */
export function leaveRows(
  { answers }: Business,
  told: readonly Duty[],
): readonly (readonly [does: Message, ask: Message])[] {
  const ticked = answerTo(answers, key);
  if (ticked?.kind !== 'choices') return [];
  return Object.entries(traits).flatMap(([id, { does, ask }]) =>
    ask && ticked.choices.includes(id) && !told.some(({ appliesTo }) => appliesTo.includes(id))
      ? [[say(does), say(ask)] as const]
      : [],
  );
}

/** The duties of a business by what its founder ticked; none before, and none of another country. */
export function knownDuties({ country, answers }: Business, today: string): readonly Duty[] {
  const answer = answers.get(key);
  if (!country || answer?.kind !== 'choices') return [];
  const charges = ['inside', 'top'].includes(choiceOf(answers, 'tax.in') ?? '');
  const duties = dutiesFor(country, charges ? answer.choices : [...answer.choices, 'charges-no-tax'], today);
  return charges ? duties.filter(({ once }) => !once) : duties;
}
