import {
  audienceArchetypes,
  deliveryArchetypes,
  differenceArchetypes,
  revenueArchetypes,
  rivalArchetypes,
} from '../../archetypes/archetypes.ts';
import { digitalDelivery } from '../../archetypes/delivery-digital.ts';
import { generalKnowledge } from './general-knowledge.ts';
import type { Subject } from './subject.ts';

const digitalSectors: ReadonlySet<string> = new Set([
  'software',
  'marketplace',
  'education',
  'professional',
  'creative',
]);

/** Fragments of one shape and the facts that chose them. */
export interface Pool {
  readonly fragments: readonly string[];
  readonly facts: readonly string[];
}

/**
 * Every pool a template may draw from, by slot name. A second kind of buyer, charge or rival has its own pools, whose
 * names end in "2". A kind that is not known has no pool, so sentences about it are not possible.
 */
export function collectPools(subject: Subject): ReadonlyMap<string, Pool> {
  const pools = new Map<string, Pool>();
  const add = (name: string, fragments: readonly string[], ...facts: string[]) => {
    if (fragments.length > 0) pools.set(name, { fragments, facts });
  };
  const trade = subject.input.knowledge ?? generalKnowledge;
  add('reason', trade.buyingReasons, 'industry.id');
  add('friction', trade.frictions, 'industry.id');
  add('essential', trade.essentials, 'industry.id');
  add('bottleneck', trade.bottlenecks, 'industry.id');
  for (const [index, kind] of subject.audiences.slice(0, 2).entries()) {
    const entry = audienceArchetypes[kind];
    const suffix = index === 0 ? '' : '2';
    for (const shape of ['reach', 'decide', 'fear', 'proof', 'when', 'pay'] as const) {
      add(shape + suffix, entry[shape], 'audience.kind');
    }
  }
  for (const [index, kind] of subject.models.slice(0, 2).entries()) {
    const entry = revenueArchetypes[kind];
    const suffix = index === 0 ? '' : '2';
    for (const shape of ['cash', 'metric', 'risk', 'weigh', 'lever'] as const) {
      add(`m.${shape}${suffix}`, entry[shape], 'revenue.model');
    }
  }
  for (const [index, kind] of subject.rivals.slice(0, 2).entries()) {
    const entry = rivalArchetypes[kind];
    const suffix = index === 0 ? '' : '2';
    for (const shape of ['wins', 'cannot', 'answer', 'watch'] as const) {
      add(shape + suffix, entry[shape], 'competitors.kinds');
    }
  }
  const delivery = subject.deliveries[0];
  if (delivery) {
    const isDigital = delivery === 'online' && digitalSectors.has(subject.input.knowledge?.sector ?? '');
    const archetype = isDigital ? digitalDelivery : deliveryArchetypes[delivery];
    for (const shape of ['strength', 'cost', 'limit', 'practice'] as const) {
      add(`d.${shape}`, archetype[shape], 'business.delivery', 'industry.id');
    }
  }
  if (subject.difference) {
    for (const shape of ['proof', 'cost', 'copy'] as const) {
      add(`x.${shape}`, differenceArchetypes[subject.difference][shape], 'business.difference');
    }
  }
  return pools;
}
