/** What has to be certain of a business before anything that needs it: each is chosen once, for the whole business. */
export const premiseIds = ['language', 'country', 'currency', 'trade'] as const;
export type PremiseId = (typeof premiseIds)[number];

/** The key under which the choice is kept among the answers. */
export const premiseKey = (id: PremiseId): string => `premise.${id}`;

/** The premise that a key is for; undefined for the key of any other question. */
export const premiseOfKey = (key: string): PremiseId | undefined => premiseIds.find((id) => premiseKey(id) === key);

/** "None of these": a choice like every other, and the business has a whole plan without a trade. */
export const noTrade = 'none';
