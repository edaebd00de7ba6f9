const english = new Intl.PluralRules('en');

/** The forms an English word has beside a number. */
export interface PluralForms {
  readonly one: string;
  readonly other: string;
}

/** "mile" beside 1, "miles" beside every other number: for content, which is English. Interface texts go through Lingui. */
export function englishPlural(count: number, { one, other }: PluralForms): string {
  return english.select(count) === 'one' ? one : other;
}
