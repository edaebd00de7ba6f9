import type { AudienceKind, DeliveryKind, RevenueModel, RivalKind } from '../knowledge/knowledge.types.ts';
import type {
  AudienceArchetype,
  DeliveryArchetype,
  DifferenceArchetype,
  RevenueArchetype,
  RivalArchetype,
} from './archetype.types.ts';
import { householdAudiences } from './audience-households.ts';
import { organisationAudiences } from './audience-organisations.ts';
import { ownerAudiences } from './audience-owners.ts';
import { peopleAudiences } from './audience-people.ts';
import { youngAudiences } from './audience-young.ts';
import { distantDeliveries } from './deliveries-at-distance.ts';
import { inPersonDeliveries } from './deliveries-in-person.ts';
import { noveltyDifference } from './differences-novelty.ts';
import { productDifferences } from './differences-product.ts';
import { serviceDifferences } from './differences-service.ts';
import { recurringRevenue } from './revenue-recurring.ts';
import { salesRevenue } from './revenue-sales.ts';
import { serviceRevenue } from './revenue-services.ts';
import { companyRivals } from './rival-companies.ts';
import { substituteRivals } from './rival-substitutes.ts';

/** One entry for each kind of buyer. */
export const audienceArchetypes: Record<AudienceKind, AudienceArchetype> = {
  ...householdAudiences,
  ...youngAudiences,
  ...peopleAudiences,
  ...ownerAudiences,
  ...organisationAudiences,
};

/** One entry for each way of charging. */
export const revenueArchetypes: Record<RevenueModel, RevenueArchetype> = {
  ...salesRevenue,
  ...recurringRevenue,
  ...serviceRevenue,
};

/** One entry for each kind of rival. */
export const rivalArchetypes: Record<RivalKind, RivalArchetype> = { ...companyRivals, ...substituteRivals };

/** One entry for each way of serving. */
export const deliveryArchetypes: Record<DeliveryKind, DeliveryArchetype> = {
  ...inPersonDeliveries,
  ...distantDeliveries,
};

const differences = { ...serviceDifferences, ...productDifferences, ...noveltyDifference };
export type DifferenceClass = keyof typeof differences;

/** One entry for each class of difference a founder may state. */
export const differenceArchetypes: Record<DifferenceClass, DifferenceArchetype> = differences;

/**
 * The class of difference a stated promise belongs to: the one whose terms it holds most of, earlier entries first;
 * undefined when it holds none.
 */
export function findDifferenceClass(promise: string): DifferenceClass | undefined {
  const spoken = ` ${promise.toLowerCase().replace(/[^\p{L}\p{N}-]+/gu, ' ')} `;
  let best: { readonly id: DifferenceClass; readonly hits: number } | undefined;
  for (const id of Object.keys(differences) as DifferenceClass[]) {
    const hits = differences[id].terms.filter((term) => spoken.includes(` ${term} `)).length;
    if (hits > (best?.hits ?? 0)) best = { id, hits };
  }
  return best?.id;
}
