import type {
  AudienceKind,
  DeliveryKind,
  RevenueModel,
  RivalKind,
} from '#features/advisor/domain/knowledge/knowledge.types.ts';
import type { QuestionId } from '#features/advisor/domain/questions.ts';
import type { Fact, FactKey, FactSet, FactValue, MeasureUnit } from '#features/workspaces/domain/fact-value.ts';
import type { CurrencyCode } from '#shared/money.ts';
import { toMinor } from '#shared/money.ts';

/** A made-up business: what its founder answered, and the facts those answers hold. */
export interface TestBusiness {
  readonly id: string;
  readonly answers: Readonly<Record<QuestionId, string>>;
  readonly facts: FactSet;
  readonly currency: CurrencyCode;
}

/** The facts of a business in short form; prices are major units. */
export interface BusinessOutline {
  readonly name?: string;
  readonly offer?: string;
  readonly difference?: readonly string[];
  readonly place?: string;
  readonly country?: string;
  readonly delivery?: readonly DeliveryKind[];
  readonly radius?: readonly [number, MeasureUnit];
  readonly team?: number;
  readonly launch?: string;
  readonly industry?: string;
  readonly industryWords?: string;
  readonly years?: number;
  readonly groups?: readonly string[];
  readonly kinds?: readonly AudienceKind[];
  readonly size?: readonly [number, string];
  readonly today?: string;
  readonly models?: readonly RevenueModel[];
  /** Name, price, what it buys, how it is charged. */
  readonly streams?: readonly (readonly [string, number, string, RevenueModel?])[];
  readonly volume?: readonly [number, string, 'day' | 'week' | 'month' | 'year'];
  readonly unitCost?: readonly [number, string];
  readonly churn?: number;
  readonly excluded?: readonly RevenueModel[];
  readonly cash?: number;
  readonly costs?: readonly (readonly [string, number, string])[];
  readonly rivals?: readonly string[];
  readonly rivalKinds?: readonly RivalKind[];
  readonly weakness?: readonly string[];
  readonly rivalPrice?: readonly [number, string];
}

/** Builds a business whose facts all count as said, version 1. */
export function business(
  id: string,
  currency: CurrencyCode,
  answers: readonly [idea: string, industry: string, audience: string, revenue: string, competitors: string],
  outline: BusinessOutline,
): TestBusiness {
  const [idea, industry, audience, revenue, competitors] = answers;
  return {
    id,
    currency,
    answers: { idea, industry, audience, revenue, competitors },
    facts: factsOf(outline, currency),
  };
}

/** The facts an outline stands for. */
export function factsOf(outline: BusinessOutline, currency: CurrencyCode): FactSet {
  const facts = new Map<FactKey, Fact>();
  const set = (key: FactKey, value: FactValue | undefined) => {
    if (value) facts.set(key, { key, version: 1, value, origin: { kind: 'said', messageId: 'message_1', quote: key } });
  };
  const text = (value?: string): FactValue | undefined =>
    value === undefined ? undefined : { type: 'text', text: value };
  const texts = (items?: readonly string[]): FactValue | undefined => items && { type: 'texts', items };
  const choices = (items?: readonly string[]): FactValue | undefined => items && { type: 'choices', items };
  const choice = (id?: string): FactValue | undefined =>
    id === undefined ? undefined : { type: 'choice', choice: id };
  const money = (price?: readonly [amount: number, per?: string]): FactValue | undefined =>
    price && {
      type: 'money',
      minor: toMinor(price[0], currency),
      currency,
      ...(price[1] === undefined ? {} : { per: price[1] }),
    };
  set('business.name', text(outline.name));
  set('business.offer', text(outline.offer));
  set('business.difference', texts(outline.difference));
  set('business.place', text(outline.place));
  set('business.country', choice(outline.country));
  set('business.delivery', choices(outline.delivery));
  set('business.radius', outline.radius && { type: 'measure', value: outline.radius[0], unit: outline.radius[1] });
  set('business.team', outline.team === undefined ? undefined : { type: 'count', count: outline.team, of: 'people' });
  set('business.launch', text(outline.launch));
  set('industry.id', choice(outline.industry));
  set('industry.words', text(outline.industryWords));
  set(
    'industry.experience',
    outline.years === undefined ? undefined : { type: 'measure', value: outline.years, unit: 'years' },
  );
  set('audience.groups', texts(outline.groups));
  set('audience.kind', choices(outline.kinds));
  set('audience.size', outline.size && { type: 'count', count: outline.size[0], of: outline.size[1] });
  set('audience.alternative', text(outline.today));
  set('revenue.model', choices(outline.models));
  set(
    'revenue.streams',
    outline.streams && {
      type: 'amounts',
      items: outline.streams.map(([name, price, per, model]) => ({
        name,
        minor: toMinor(price, currency),
        currency,
        per,
        ...(model === undefined ? {} : { model }),
      })),
    },
  );
  set(
    'revenue.volume',
    outline.volume && { type: 'count', count: outline.volume[0], of: outline.volume[1], per: outline.volume[2] },
  );
  set('revenue.unitCost', money(outline.unitCost));
  set('revenue.churn', outline.churn === undefined ? undefined : { type: 'percent', percent: outline.churn });
  set('revenue.excluded', choices(outline.excluded));
  set('finance.cash', money(outline.cash === undefined ? undefined : [outline.cash]));
  set(
    'finance.costs',
    outline.costs && {
      type: 'amounts',
      items: outline.costs.map(([name, amount, per]) => ({ name, minor: toMinor(amount, currency), currency, per })),
    },
  );
  set('competitors.named', texts(outline.rivals));
  set('competitors.kinds', choices(outline.rivalKinds));
  set('competitors.weakness', texts(outline.weakness));
  set('competitors.price', money(outline.rivalPrice));
  return facts;
}

/** The same facts with one exchanged for another value. */
export function withFact(facts: FactSet, key: FactKey, value: FactValue): FactSet {
  const origin = { kind: 'said', messageId: 'message_2', quote: key } as const;
  return new Map(facts).set(key, { key, version: (facts.get(key)?.version ?? 0) + 1, value, origin });
}
