import type { FactSet } from '#features/workspaces/domain/fact-value.ts';
import type { Language } from '#shared/languages.ts';
import { bakeryFacts, factsOf } from './sample-sites.ts';

/** A business as its founder told of it, and the language its site is in. */
export interface SampleBusiness {
  readonly id: string;
  readonly language: Language;
  readonly facts: FactSet;
}

const text = (value: string) => ({ type: 'text', text: value }) as const;
const texts = (...items: string[]) => ({ type: 'texts', items }) as const;
const choices = (...items: string[]) => ({ type: 'choices', items }) as const;

/** Five that have little in common: much and little known, another script, another direction, many prices. */
export const fiveBusinesses: readonly SampleBusiness[] = [
  { id: 'bakery', language: 'en', facts: bakeryFacts },
  {
    id: 'tea-house',
    language: 'ja',
    facts: factsOf({
      'business.name': text('月の茶房'),
      'business.offer': text('宇治の抹茶と季節の和菓子'),
      'business.place': text('京都市左京区'),
      'business.delivery': choices('shop'),
      'business.difference': texts('注文ごとに点てる抹茶', '庭に面した八席'),
      'audience.groups': texts('静かな時間を過ごしたい人', '旅行者'),
      'revenue.streams': {
        type: 'amounts',
        items: [
          { name: '抹茶と和菓子', minor: 1400, currency: 'JPY', per: 'each' },
          { name: '茶会', minor: 5500, currency: 'JPY', per: 'session' },
        ],
      },
    }),
  },
  {
    id: 'tailor',
    language: 'fr',
    facts: factsOf({
      'business.name': text('خياطة الياسمين'),
      'business.offer': text('فساتين زفاف وتعديلات على المقاس'),
      'business.place': text('الدار البيضاء'),
      'business.delivery': choices('shop', 'on-site'),
      'business.difference': texts('قياسات في منزل العروس', 'تطريز يدوي بالكامل'),
      'revenue.streams': {
        type: 'amounts',
        items: [
          { name: 'فستان زفاف', minor: 480_000, currency: 'MAD', per: 'each' },
          { name: 'تعديل', minor: 15_000, toMinor: 40_000, currency: 'MAD', per: 'each' },
        ],
      },
    }),
  },
  {
    id: 'plumber',
    language: 'de',
    facts: factsOf({
      'business.name': text('Rohrwerk Nord Sanitär- und Heizungstechnik'),
      'business.offer': text('Bäder, Heizungen und Notdienst aus einer Hand'),
      'business.place': text('Bremerhaven und Umland'),
      'business.delivery': choices('on-site'),
      'business.radius': { type: 'measure', value: 45, unit: 'km' },
      'business.difference': texts('Festpreis vor Beginn', 'Termin innerhalb von zwei Werktagen', 'Meisterbetrieb'),
      'audience.groups': texts('Eigenheime', 'Hausverwaltungen'),
      'industry.experience': { type: 'measure', value: 18, unit: 'years' },
      'revenue.streams': {
        type: 'amounts',
        items: [
          { name: 'Meisterstunde', minor: 7900, currency: 'EUR', per: 'hour' },
          { name: 'Gesellenstunde', minor: 6200, currency: 'EUR', per: 'hour' },
          { name: 'Notdienst', minor: 14_900, currency: 'EUR', per: 'visit' },
          { name: 'Wartung der Heizung', minor: 18_900, currency: 'EUR', per: 'year' },
          { name: 'Badplanung', minor: 45_000, currency: 'EUR', per: 'each' },
          { name: 'Rohrreinigung', minor: 9900, toMinor: 29_900, currency: 'EUR', per: 'each' },
        ],
      },
    }),
  },
  {
    id: 'translator',
    language: 'es',
    facts: factsOf({
      'business.offer': text('traducciones juradas del polaco'),
      'business.delivery': choices('remote'),
    }),
  },
];
