/** The words in which facts about a business are kept: closed lists that every tool shares. */

/** What a founder is asked about, in this order; each fact belongs to one of the answers. */
export const questionIds = ['idea', 'industry', 'audience', 'revenue', 'competitors'] as const;
export type QuestionId = (typeof questionIds)[number];

/** Kinds of buyers. */
export const audienceKinds = [
  'families',
  'students',
  'young-adults',
  'seniors',
  'professionals',
  'health-practices',
  'small-businesses',
  'enterprises',
  'public-bodies',
  'schools',
  'tourists',
  'hobbyists',
  'homeowners',
  'trades-and-makers',
  'pet-owners',
  'parents',
  'athletes',
  'creators',
  'neighbours',
  'restaurants-and-shops',
] as const;
export type AudienceKind = (typeof audienceKinds)[number];

/** How a business charges; decides cash timing, the metrics that matter and what customers weigh. */
export const revenueModels = [
  'one-off',
  'subscription',
  'membership',
  'retainer',
  'day-rate',
  'hourly',
  'project',
  'commission',
  'rental',
  'licence',
  'advertising',
  'tickets',
] as const;
export type RevenueModel = (typeof revenueModels)[number];

/** Who else a customer could turn to. */
export const rivalKinds = [
  'chain',
  'local-independent',
  'online-platform',
  'marketplace',
  'software',
  'freelancer',
  'agency',
  'in-house',
  'do-it-yourself',
  'doing-nothing',
  'importer',
  'public-offer',
] as const;
export type RivalKind = (typeof rivalKinds)[number];

export const deliveryKinds = ['shop', 'delivery', 'online', 'on-site', 'mobile', 'remote', 'events'] as const;
export type DeliveryKind = (typeof deliveryKinds)[number];
