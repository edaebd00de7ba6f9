const english = new Intl.PluralRules('en');

/** The forms an English word has beside a number. */
export interface PluralForms {
  readonly one: string;
  readonly other: string;
}

/** The units of distance and time that facts and models share. */
export const measureForms = {
  miles: { one: 'mile', other: 'miles' },
  minutes: { one: 'minute', other: 'minutes' },
  hours: { one: 'hour', other: 'hours' },
  days: { one: 'day', other: 'days' },
  months: { one: 'month', other: 'months' },
  years: { one: 'year', other: 'years' },
} as const satisfies Readonly<Record<string, PluralForms>>;

/** "mile" beside 1, "miles" beside every other number: for content, which is English. Interface texts go through Lingui. */
export function englishPlural(count: number, { one, other }: PluralForms): string {
  return english.select(count) === 'one' ? one : other;
}
