import { z } from 'zod';
import { currencyDecimals, isCurrencyCode } from '#shared/money.ts';
import { readableValidationMessage } from '#shared/validation-message.ts';
import { audienceKinds, deliveryKinds, type QuestionId, revenueModels, rivalKinds } from './business-vocabulary.ts';
import type { FactKey, FactValue, MeasureUnit } from './fact-value.ts';

/** What the product knows about a fact key before any business has said anything. */
export interface FactDefinition {
  readonly key: FactKey;
  readonly type: FactValue['type'];
  /** The answer it is shown and corrected under. */
  readonly question: QuestionId;
  /** Accepts only values of this key: shape, lengths, ranges and choices. */
  readonly schema: z.ZodType<FactValue>;
}

const maxTextLength = 300;
const maxItems = 12;
/** A hundred billion in minor units stays far below the limit of exact integers after × 36 months. */
const maxMinor = 10_000_000_000_000;
const maxCount = 10_000_000_000;

// Control and bidirectional override characters would change how the words around them read; half a character (Cs)
// cannot be stored.
const hiddenCharacters = /[\p{Cc}\p{Cs}\u200e\u200f\u202a-\u202e\u2066-\u2069]/u;
const shortText = (max: number) =>
  z
    .string()
    .trim()
    .min(1)
    .max(max)
    .refine((text) => !hiddenCharacters.test(text), 'Control characters are not allowed');

const perSchema = shortText(40).exactOptional();
const minorSchema = z.number().int().min(0).max(maxMinor);
const currencySchema = z.string().refine(isCurrencyCode, `One of ${Object.keys(currencyDecimals).join(', ')}`);
const priceShape = {
  minor: minorSchema,
  toMinor: minorSchema.exactOptional(),
  currency: currencySchema,
  per: perSchema,
};

interface Range {
  readonly minor: number;
  readonly toMinor?: number;
}
const hasOrderedRange = (range: Range) => range.toMinor === undefined || range.toMinor > range.minor;
const rangeMessage = 'The top of a range must be above its bottom';

const text = (max = maxTextLength) => z.strictObject({ type: z.literal('text'), text: shortText(max) });
const texts = (max = 160) =>
  z.strictObject({ type: z.literal('texts'), items: z.array(shortText(max)).min(1).max(maxItems) });
const choice = (options: readonly [string, ...string[]] | null) =>
  z.strictObject({
    type: z.literal('choice'),
    choice: options
      ? z.enum(options)
      : z
          .string()
          .regex(/^[a-z][a-z\d]*(-[a-z\d]+)*$/)
          .max(60),
  });
const choices = (options: readonly [string, ...string[]]) =>
  z.strictObject({
    type: z.literal('choices'),
    items: z
      .array(z.enum(options))
      .min(1)
      .max(options.length)
      .refine((items) => new Set(items).size === items.length, 'Each choice once'),
  });
const countShape = {
  type: z.literal('count'),
  count: z.number().min(0).max(maxCount),
  of: shortText(80).exactOptional(),
};
const count = () => z.strictObject(countShape);
const countPerPeriod = () =>
  z.strictObject({ ...countShape, per: z.enum(['hour', 'day', 'week', 'month', 'year']).exactOptional() });
const percent = () => z.strictObject({ type: z.literal('percent'), percent: z.number().min(0).max(100) });
const measure = (units: readonly [MeasureUnit, ...MeasureUnit[]], max: number) =>
  z.strictObject({ type: z.literal('measure'), value: z.number().min(0).max(max), unit: z.enum(units) });
const money = () => z.strictObject({ type: z.literal('money'), ...priceShape }).refine(hasOrderedRange, rangeMessage);
const amounts = () =>
  z.strictObject({
    type: z.literal('amounts'),
    items: z
      .array(
        z
          .strictObject({ name: shortText(80), ...priceShape, model: z.enum(revenueModels).exactOptional() })
          .refine(hasOrderedRange, rangeMessage),
      )
      .min(1)
      .max(maxItems),
  });

type Entry = Omit<FactDefinition, 'key'>;
const countryCode = z.strictObject({ type: z.literal('choice'), choice: z.string().regex(/^[A-Z]{2}$/) });

const entries: Record<FactKey, Entry> = {
  'business.name': { type: 'text', question: 'idea', schema: text(80) },
  'business.offer': { type: 'text', question: 'idea', schema: text(160) },
  'business.difference': { type: 'texts', question: 'idea', schema: texts() },
  'business.place': { type: 'text', question: 'idea', schema: text(80) },
  'business.country': { type: 'choice', question: 'idea', schema: countryCode },
  'business.delivery': {
    type: 'choices',
    question: 'idea',
    schema: choices(deliveryKinds),
  },
  'business.radius': {
    type: 'measure',
    question: 'idea',
    schema: measure(['km', 'miles', 'minutes'], 20_000),
  },
  'business.team': { type: 'count', question: 'idea', schema: count() },
  'business.launch': { type: 'text', question: 'idea', schema: text(80) },
  'finance.cash': { type: 'money', question: 'revenue', schema: money() },
  'finance.costs': { type: 'amounts', question: 'revenue', schema: amounts() },
  'industry.id': { type: 'choice', question: 'industry', schema: choice(null) },
  'industry.words': { type: 'text', question: 'industry', schema: text(160) },
  'industry.experience': {
    type: 'measure',
    question: 'industry',
    schema: measure(['years', 'months'], 1_000),
  },
  'audience.groups': { type: 'texts', question: 'audience', schema: texts() },
  'audience.kind': {
    type: 'choices',
    question: 'audience',
    schema: choices(audienceKinds),
  },
  'audience.size': { type: 'count', question: 'audience', schema: count() },
  'audience.alternative': { type: 'text', question: 'audience', schema: text() },
  'revenue.model': {
    type: 'choices',
    question: 'revenue',
    schema: choices(revenueModels),
  },
  'revenue.streams': { type: 'amounts', question: 'revenue', schema: amounts() },
  'revenue.volume': { type: 'count', question: 'revenue', schema: countPerPeriod() },
  'revenue.unitCost': { type: 'money', question: 'revenue', schema: money() },
  'revenue.churn': { type: 'percent', question: 'revenue', schema: percent() },
  'revenue.excluded': {
    type: 'choices',
    question: 'revenue',
    schema: choices(revenueModels),
  },
  'competitors.named': { type: 'texts', question: 'competitors', schema: texts(80) },
  'competitors.kinds': {
    type: 'choices',
    question: 'competitors',
    schema: choices(rivalKinds),
  },
  'competitors.weakness': { type: 'texts', question: 'competitors', schema: texts() },
  'competitors.price': { type: 'money', question: 'competitors', schema: money() },
};

/** Every fact key in the order it is shown. */
export const factKeys = Object.keys(entries) as readonly FactKey[];

/** The definition of each key; complete by type. */
export const factRegistry: Readonly<Record<FactKey, FactDefinition>> = Object.fromEntries(
  factKeys.map((key) => [key, { key, ...entries[key] }]),
) as Record<FactKey, FactDefinition>;

/** Whether a text is a fact key. */
export function isFactKey(candidate: string): candidate is FactKey {
  return Object.hasOwn(entries, candidate);
}

export type CorrectionResult =
  | { readonly ok: true; readonly value: FactValue }
  | { readonly ok: false; readonly messages: readonly string[] };

/** Checks a correction that came from outside. Never throws; an accepted value is trimmed and fits its key. */
export function parseCorrection(key: FactKey, candidate: unknown): CorrectionResult {
  const parsed = factRegistry[key].schema.safeParse(candidate);
  if (parsed.success) return { ok: true, value: parsed.data };
  return { ok: false, messages: parsed.error.issues.map((issue) => readableValidationMessage(issue.message)) };
}
