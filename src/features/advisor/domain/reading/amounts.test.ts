import { describe, expect, it } from 'vitest';
import {
  type LabelledValue,
  readLabelledAnswers,
} from '#features/advisor/testing/labelled-answers/labelled-answers.ts';
import { type Language, languages } from '#shared/languages.ts';
import { spotAmounts } from './amounts.ts';
import type { SpottedAmount } from './spotted.ts';

/** "€7.90 per pick-up = money 7.9 EUR per pick-up" */
function written({ quote, form, toValue, isCertain }: SpottedAmount): string {
  const { kind, ...rest } = form;
  const values = Object.entries(rest).map(([name, value]) => (name === 'per' ? `per ${value}` : String(value)));
  const to = toValue === undefined ? '' : ` to ${toValue}`;
  return `${quote} = ${kind} ${values.filter((value) => value !== '').join(' ')}${to}${isCertain ? '' : '?'}`;
}
const spot = (language: Language, text: string, currency?: string): readonly string[] =>
  spotAmounts(text, { language, ...(currency !== undefined && { currency }) }).map(written);

describe('amounts are found by their form', () => {
  it.each<[Language, string, readonly string[]]>([
    [
      'en',
      '€7.90 per pick-up, flat €290 a month',
      ['€7.90 per pick-up = money 7.9 EUR per pick-up', '€290 a month = money 290 EUR per month'],
    ],
    ['en', 'Couples spend £300 to £900', ['£300 to £900 = money 300 EUR to 900'.replace('EUR', 'GBP')]],
    ['en', '20–30k euros', ['20–30k euros = money 20000 EUR to 30000']],
    ['en', '74p a jar', ['74p a jar = money 0.74 GBP per jar']],
    [
      'en',
      'two or three visits, about 45 minutes each',
      ['two or three visits = count 2 visits to 3', '45 minutes = duration 45 minute'],
    ],
    ['en', 'four courses with 35% margin', ['four courses = count 4 courses', '35% = percent 35']],
    ['en', 'one in ten never pays', ['one in ten = percent 10?']],
    ['en', 'before 7 am, since 2019', ['7 am = time 7 am', '2019 = date 2019']],
    [
      'en',
      '11,500 now, €48 every two months',
      ['11,500 = count 11500', '€48 = money 48 EUR', 'two months = duration 2 month'],
    ],
    ['en', '€55 each for the rest, €9 each box', ['€55 = money 55 EUR', '€9 each box = money 9 EUR per box']],
    ['en', '1) bread 2) cake at 140 bob', ['140 bob = money 140 KES']],
    ['en', 'two pounds of beans, a 5-pound bag', ['two pounds = measure 2 pound', '5-pound = measure 5 pound']],
    ['en', 'a worker at £1,500 p.m.', ['£1,500 p.m. = money 1500 GBP per month']],
    ['de', '1.234,50 € im Monat', ['1.234,50 € im Monat = money 1234.5 EUR per monat']],
    ['de', 'dreihundertfünfzig Euro pro Tag', ['dreihundertfünfzig Euro pro Tag = money 350 EUR per tag']],
    ['de', 'Fr. 12.– das Stück', ['Fr. 12 = money 12 CHF']],
    ['fr', '1 200 € par mois', ['1 200 € par mois = money 1200 EUR per mois']],
    ['fr', '1\u202f200\u00a0€ par mois', ['1\u202f200\u00a0€ par mois = money 1200 EUR per mois']],
    ['fr', 'une trentaine de clients', ['une trentaine de clients = count 30 de clients']],
    ['es', '1.200 € al mes', ['1.200 € al mes = money 1200 EUR per mes']],
    ['ja', '月額9,800円、予算18万円', ['9,800円 = money 9800 JPY', '18万円 = money 180000 JPY']],
    ['ja', '1億2千万円', ['1億2千万円 = money 120000000 JPY']],
    ['ja', 'カラー6,000円', ['6,000円 = money 6000 JPY']],
    ['ja', '3千5人', ['3千 = count 3000', '5人 = count 5 人']],
    ['ja', '１０〜２０名', ['１０〜２０名 = count 10 名 to 20']],
    ['zh', '車子18萬,工具4萬5,存款35萬', ['18萬 = count 180000', '4萬5 = count 45000', '35萬 = count 350000']],
    ['zh', '每月3万5千元', ['3万5千元 = money 35000 CNY?']],
    ['zh', '十几家饭店', ['十几家饭店 = count 11 家饭店 to 19?']],
  ])('%s: %s', (language, text, expected) => {
    expect(spot(language, text)).toEqual(expected);
  });

  it.each<[Language, string, string | undefined, string]>([
    ['en', '$80 an hour', undefined, '$80 an hour = money 80 USD per hour?'],
    ['en', '$80 an hour', 'AUD', '$80 an hour = money 80 AUD per hour'],
    ['en', '300 kr', 'NOK', '300 kr = money 300 NOK'],
    ['zh', '88元', 'TWD', '88元 = money 88 TWD'],
    ['en', '¥5,000', 'CNY', '¥5,000 = money 5000 CNY'],
  ])('%s: what "%s" is depends on the country (%s)', (language, text, currency, expected) => {
    expect(spot(language, text, currency)).toEqual([expected]);
  });

  it.each<[Language, string]>([
    ['en', '€1.234'],
    ['en', '1 Lakh'],
    ['de', '1,234 Euro'],
  ])('%s: %s can be read in two ways, and is never certain', (language, text) => {
    expect(spotAmounts(text, { language }).map(({ isCertain }) => isCertain)).toEqual([false]);
  });

  it('digits of a name are no amount', () => {
    expect(spot('en', 'B2B sales for U13 teams')).toEqual([]);
  });

  it('quotes are the answer letter by letter, whatever stands in it', () => {
    const answers = ['＄１００ for ２ ﬁsh <b>&amp; 3</b>', `${'9'.repeat(400)} ${'1 '.repeat(2000)}`, '‮€5 ‬'];
    for (const answer of answers)
      for (const { from, to, quote } of spotAmounts(answer, { language: 'en' }))
        expect(answer.slice(from, to)).toBe(quote);
  });
});

describe('the amounts of the labelled answers', () => {
  const sets = readLabelledAnswers();
  const numberOf = (value: LabelledValue): number | undefined =>
    'amount' in value
      ? value.amount
      : 'count' in value
        ? value.count
        : 'percent' in value
          ? value.percent
          : 'value' in value
            ? value.value
            : undefined;
  const isRight = (value: LabelledValue, { form, toValue }: SpottedAmount): boolean => {
    const wanted = numberOf(value);
    if (wanted === undefined) return true;
    const got =
      'amount' in form
        ? form.amount
        : 'count' in form
          ? form.count
          : 'percent' in form
            ? form.percent
            : 'value' in form
              ? form.value
              : undefined;
    return got !== undefined && Math.abs(got - wanted) < 1e-9 && toValue === ('to' in value ? value.to : undefined);
  };

  /** Development sets: what is measured here is that nothing got worse. */
  it.each<[Language, number]>([
    ['en', 0.95],
    ['de', 0.92],
    ['fr', 0.95],
    ['es', 0.92],
    ['ja', 0.95],
    ['zh', 0.92],
  ])('%s: at least %d of them are found with their value', (language, share) => {
    let all = 0;
    let right = 0;
    for (const { answers, labels } of sets.filter((set) => set.language === language))
      for (const [question, text] of Object.entries(answers)) {
        const spotted = spotAmounts(text, { language });
        for (const { quote, value } of labels.filter((label) => label.question === question && label.value)) {
          const at = text.indexOf(quote);
          const hits = spotted.filter(({ from, to }) => from < at + quote.length && to > at);
          all += 1;
          if (hits.some((hit) => isRight(value!, hit))) right += 1;
        }
      }
    process.stdout.write(`${language}: ${right} of ${all} amounts found with their value\n`);
    expect(right / all).toBeGreaterThanOrEqual(share);
  });

  it.each(['constructor 5', '€5 constructor', 'twenty toString', '5 __proto__', 'valueOf 3 to 9', 'constructor and 4'])(
    'takes no word that every object knows for one of its own: %s',
    (answer) => {
      for (const language of languages) expect(() => spotAmounts(answer, { language })).not.toThrow();
    },
  );
});
