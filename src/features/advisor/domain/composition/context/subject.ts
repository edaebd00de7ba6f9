import {
  audienceArchetypes,
  type DifferenceClass,
  deliveryArchetypes,
  findDifferenceClass,
  revenueArchetypes,
  rivalArchetypes,
} from '../../archetypes/archetypes.ts';
import type { AudienceKind, DeliveryKind, RevenueModel, RivalKind } from '../../knowledge/knowledge.types.ts';
import { euCountries } from '../../model/eu-countries.ts';
import type { ComposeInput } from '../compose-input.ts';
import { type FactReader, readFacts } from './fact-reader.ts';

/** A business as the sections see it: its facts, read once, and the kinds they belong to. */
export interface Subject {
  readonly input: ComposeInput;
  readonly facts: FactReader;
  readonly audiences: readonly AudienceKind[];
  readonly models: readonly RevenueModel[];
  readonly rivals: readonly RivalKind[];
  readonly deliveries: readonly DeliveryKind[];
  readonly difference: DifferenceClass | undefined;
  readonly country: string | undefined;
  readonly region: 'EU' | 'US' | 'GB' | undefined;
  /** Separates the wording of businesses composed with one seed; a correction of a price does not reword the plan. */
  readonly fingerprint: string;
}

/** Reads the business out of the input; kinds nobody knows are left out. */
export function readSubject(input: ComposeInput): Subject {
  const facts = readFacts(input.facts);
  const kinds = <K extends string>(key: Parameters<FactReader['choices']>[0], known: Record<K, unknown>) =>
    facts.choices(key).filter((choice): choice is K => Object.hasOwn(known, choice));
  const country = facts.choices('business.country')[0];
  const stated = facts.texts('business.difference');
  return {
    input,
    facts,
    audiences: kinds('audience.kind', audienceArchetypes),
    models: chargedModels(facts, kinds('revenue.model', revenueArchetypes)),
    rivals: kinds('competitors.kinds', rivalArchetypes),
    deliveries: kinds('business.delivery', deliveryArchetypes),
    difference: stated.length > 0 ? findDifferenceClass(stated.join(' , ')) : undefined,
    country,
    region: regionOf(country),
    fingerprint: facts.text('business.name') ?? facts.text('business.offer') ?? '',
  };
}

function chargedModels(facts: FactReader, stated: readonly RevenueModel[]): readonly RevenueModel[] {
  const excluded = facts.choices('revenue.excluded');
  const charged = stated.filter((model) => !excluded.includes(model));
  if (charged.length > 0) return charged;
  const streams = facts.value('revenue.streams', 'amounts')?.items ?? [];
  const known = streams.flatMap(({ model }) =>
    model !== undefined && Object.hasOwn(revenueArchetypes, model) ? [model] : [],
  );
  return [...new Set(known)] as RevenueModel[];
}

/** The region whose rules hold in a country, as far as the knowledge covers it. */
export function regionOf(country: string | undefined): 'EU' | 'US' | 'GB' | undefined {
  if (country === 'US' || country === 'GB') return country;
  return country !== undefined && euCountries.has(country) ? 'EU' : undefined;
}
