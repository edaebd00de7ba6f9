import type { Language } from '#shared/languages.ts';

/** Units of time that amounts run over. */
export const timeUnits = ['minute', 'hour', 'day', 'week', 'month', 'year'] as const;
export type TimeUnit = (typeof timeUnits)[number];

/** Units of measure with the names the runtime's locale data has for them. */
const measureUnits = [
  'kilometer',
  'meter',
  'centimeter',
  'millimeter',
  'mile',
  'foot',
  'inch',
  'kilogram',
  'gram',
  'liter',
  'milliliter',
  'celsius',
  'hectare',
  'acre',
  'pound',
  'ounce',
  'percent',
  'second',
  'gigabyte',
  'megabyte',
  'terabyte',
] as const;
export type MeasureUnit =
  | (typeof measureUnits)[number]
  | 'square-meter'
  | 'square-foot'
  | 'watt'
  | 'kilowatt'
  | 'kilowatt-hour'
  | 'tonne';

/** Names that the locale data lacks: short forms people write. */
const written: Readonly<Record<string, TimeUnit | MeasureUnit>> = {
  mins: 'minute',
  hrs: 'hour',
  hr: 'hour',
  h: 'hour',
  std: 'hour',
  mo: 'month',
  mth: 'month',
  wk: 'week',
  wks: 'week',
  yr: 'year',
  yrs: 'year',
  pcm: 'month',
  pa: 'year',
  'm²': 'square-meter',
  m2: 'square-meter',
  qm: 'square-meter',
  sqm: 'square-meter',
  'sq m': 'square-meter',
  平方米: 'square-meter',
  平米: 'square-meter',
  平方メートル: 'square-meter',
  sqft: 'square-foot',
  'sq ft': 'square-foot',
  'square feet': 'square-foot',
  'square metres': 'square-meter',
  W: 'watt',
  kW: 'kilowatt',
  kWh: 'kilowatt-hour',
  kwh: 'kilowatt-hour',
  t: 'tonne',
  tonnes: 'tonne',
  tonne: 'tonne',
  tons: 'tonne',
  kilo: 'kilogram',
  kilos: 'kilogram',
  litre: 'liter',
  litres: 'liter',
  metre: 'meter',
  metres: 'meter',
  kilometre: 'kilometer',
  kilometres: 'kilometer',
  公斤: 'kilogram',
  千克: 'kilogram',
  公里: 'kilometer',
  米: 'meter',
  升: 'liter',
  克: 'gram',
  か月: 'month',
  ヶ月: 'month',
  カ月: 'month',
  个月: 'month',
  個月: 'month',
  月間: 'month',
  年: 'year',
  年間: 'year',
  日: 'day',
  天: 'day',
  週: 'week',
  周: 'week',
  週間: 'week',
  小时: 'hour',
  小時: 'hour',
  時間: 'hour',
  分: 'minute',
  分鐘: 'minute',
  分钟: 'minute',
  分間: 'minute',
  个星期: 'week',
};

/** Words and signs of units in one language, longest first so that "km" is not read as "k". */
interface UnitWords {
  readonly words: ReadonlyMap<string, TimeUnit | MeasureUnit>;
}

const cached = new Map<Language, UnitWords>();

/** The words a language has for units of time and measure, from the runtime's locale data; English ones are known everywhere. */
export function unitWords(language: Language): UnitWords {
  let known = cached.get(language);
  if (!known) {
    const words = new Map<string, TimeUnit | MeasureUnit>();
    for (const locale of new Set<Language>(['en', language]))
      for (const unit of [...timeUnits, ...measureUnits])
        for (const unitDisplay of ['short', 'long', 'narrow'] as const)
          for (const count of [1, 2, 5]) {
            const parts = new Intl.NumberFormat(locale, { style: 'unit', unit, unitDisplay }).formatToParts(count);
            const name = parts.find(({ type }) => type === 'unit' || type === 'percentSign')?.value.trim();
            if (name && unit !== 'percent') words.set(name.replace(/\.$/, '').toLowerCase(), unit);
          }
    for (const [name, unit] of Object.entries(written)) words.set(name, unit);
    // One letter says too little.
    for (const name of ['m', 'd', 's', 'y', 'w', 'a', 'in', 'j', 'n', '"', '′', '″', "'", '#']) words.delete(name);
    words.set('h', 'hour');
    known = { words };
    cached.set(language, known);
  }
  return known;
}

export const isTimeUnit = (unit: string): unit is TimeUnit => (timeUnits as readonly string[]).includes(unit);

/** The unit of time a word names in a language, English ones in every language; undefined for any other word. */
export function readTimeUnit(word: string, language: Language): TimeUnit | undefined {
  const unit = unitWords(language).words.get(word.toLowerCase());
  return unit !== undefined && isTimeUnit(unit) ? unit : undefined;
}
