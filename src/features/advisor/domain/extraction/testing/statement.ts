import type { FactKey } from '#features/workspaces/domain/fact-value.ts';
import type { QuestionId } from '../../questions.ts';

/**
 * One thing a founder may say and the facts a careful reader takes from it, in the notation of `notation.ts`. Keys in
 * `absent` must not be found. Number-like keys that are not listed must not be found either (`strictKeys`).
 */
export type Statement = readonly [
  question: QuestionId,
  says: string,
  facts: Partial<Record<FactKey, string>>,
  absent?: readonly FactKey[],
];

/** Keys whose value drives a calculation: an unlisted one is an error, because a wrong number would reach the plan. */
export const strictKeys: readonly FactKey[] = [
  'business.country',
  'business.radius',
  'business.team',
  'finance.cash',
  'finance.costs',
  'industry.experience',
  'audience.size',
  'revenue.streams',
  'revenue.volume',
  'revenue.unitCost',
  'revenue.churn',
  'revenue.excluded',
  'competitors.named',
  'competitors.price',
];

/** A few industries, as the knowledge would offer them. */
export const testIndustries = [
  { id: 'artisan-bakery', name: 'artisan bakery', terms: ['bakery', 'sourdough', 'bread', 'baker', 'pastries'] },
  { id: 'coffee-shop', name: 'coffee shop', terms: ['coffee shop', 'café', 'cafe', 'espresso bar', 'coffee'] },
  { id: 'dog-grooming', name: 'dog grooming', terms: ['dog grooming', 'dog groomer', 'grooming salon', 'dogs'] },
  { id: 'dental-software', name: 'software for practices', terms: ['practice software', 'saas', 'booking software'] },
  { id: 'bike-repair', name: 'bicycle repair', terms: ['bike repair', 'bicycle workshop', 'bicycles', 'bikes'] },
  { id: 'yoga-studio', name: 'yoga studio', terms: ['yoga studio', 'yoga', 'pilates'] },
  { id: 'web-design', name: 'web design studio', terms: ['web design', 'websites', 'web agency'] },
  { id: 'tutoring', name: 'private tutoring', terms: ['tutoring', 'tutor', 'maths lessons', 'lessons'] },
  { id: 'cleaning-service', name: 'cleaning company', terms: ['cleaning company', 'cleaning', 'cleaners'] },
  { id: 'candle-making', name: 'candle workshop', terms: ['candles', 'soy candles', 'candle'] },
] as const;
