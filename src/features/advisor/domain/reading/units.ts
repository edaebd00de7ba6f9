import type { Language } from '#shared/languages.ts';
import { byLanguage } from './by-language.ts';

/** Units of time that amounts run over. */
export const timeUnits = ['minute', 'hour', 'day', 'week', 'month', 'year'] as const;
export type TimeUnit = (typeof timeUnits)[number];

/** Units of measure whose names the runtime's locale data has. */
const measureUnits = `kilometer meter centimeter millimeter mile foot inch kilogram gram liter milliliter celsius hectare
  acre pound ounce second gigabyte megabyte terabyte`;

/** Names that the locale data lacks: short forms people write. `_` stands for a space inside one. */
const writtenNames = {
  minute: 'mins 分 分鐘 分钟 分間',
  hour: 'hrs hr h std 小时 小時 時間',
  day: '日 天',
  week: 'wk wks 週 周 週間 个星期',
  month: 'mo mth pcm か月 ヶ月 カ月 个月 個月 月間',
  year: 'yr yrs pa 年 年間',
  'square-meter': 'm² m2 qm sqm sq_m square_metres 平方米 平米 平方メートル',
  'square-foot': 'sqft sq_ft square_feet',
  watt: 'W',
  kilowatt: 'kW',
  'kilowatt-hour': 'kWh kwh',
  tonne: 't tonnes tonne tons',
  kilogram: 'kilo kilos 公斤 千克',
  gram: '克',
  liter: 'litre litres 升',
  meter: 'metre metres 米',
  kilometer: 'kilometre kilometres 公里',
};

/** One letter says too little: these name no unit, whatever the locale data says. */
const tooShort = ['m', 'd', 's', 'y', 'w', 'a', 'in', 'j', 'n', '"', '′', '″', "'", '#'];

/** The unit of time or measure by each word a language has for one; English ones are known everywhere. */
export const unitWords = byLanguage((language): ReadonlyMap<string, string> => {
  const words = new Map<string, string>();
  for (const locale of new Set<Language>(['en', language]))
    for (const unit of [...timeUnits, ...measureUnits.split(/\s+/)])
      for (const unitDisplay of ['short', 'long', 'narrow'] as const)
        for (const count of [1, 2, 5]) {
          const parts = new Intl.NumberFormat(locale, { style: 'unit', unit, unitDisplay }).formatToParts(count);
          const name = parts.find(({ type }) => type === 'unit')?.value.trim();
          if (name) words.set(name.replace(/\.$/, '').toLowerCase(), unit);
        }
  for (const [unit, names] of Object.entries(writtenNames))
    for (const name of names.split(' ')) words.set(name.replaceAll('_', ' '), unit);
  for (const name of tooShort) words.delete(name);
  return words;
});

/** A unit of time as such; undefined for any other text. */
export const asTimeUnit = (unit: string | undefined): TimeUnit | undefined => timeUnits.find((time) => time === unit);

/** The unit of time a word names in a language, English ones in every language; undefined for any other word. */
export const readTimeUnit = (word: string, language: Language): TimeUnit | undefined =>
  asTimeUnit(unitWords(language).get(word.toLowerCase()));
