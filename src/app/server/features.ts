import { planTable } from '#app/plan-table.ts';
import { accountFeature } from '#features/account/server/account.feature.ts';
import { advisorFeature } from '#features/advisor/server/advisor.feature.ts';
import { createAccountProof } from '#features/auth/server/account-proof.service.ts';
import { createAccountSecurity } from '#features/auth/server/account-security.service.ts';
import { authFeature } from '#features/auth/server/auth.feature.ts';
import { createOpenFormGuard, createSiteFormLimits } from '#features/auth/server/open-form.service.ts';
import { billingFeature } from '#features/billing/server/billing.feature.ts';
import type { Payments } from '#features/billing/server/payments.ts';
import { brandFeature } from '#features/brand/server/brand.feature.ts';
import { dashboardFeature } from '#features/dashboard/server/dashboard.feature.ts';
import { mediaFeature } from '#features/media/server/media.feature.ts';
import { notificationsFeature } from '#features/notifications/server/notifications.feature.ts';
import { privacyFeature } from '#features/privacy/server/privacy.feature.ts';
import { profileFeature } from '#features/profile/server/profile.feature.ts';
import { searchFeature } from '#features/search/server/search.feature.ts';
import { sitesFeature } from '#features/sites/server/sites.feature.ts';
import { threadsFeature } from '#features/threads/server/threads.feature.ts';
import { waitlistFeature } from '#features/waitlist/server/waitlist.feature.ts';
import { workspacesFeature } from '#features/workspaces/server/workspaces.feature.ts';
import type { Feature, FeatureAbilities, Plumbing, Registered } from '#server/feature.ts';
import { createDownloads } from '#server/http/downloads/downloads.ts';

/** The features that need nothing but the plumbing. A new tool is one line here. */
const features: readonly Feature[] = [
  workspacesFeature,
  advisorFeature,
  brandFeature,
  threadsFeature,
  profileFeature,
  dashboardFeature,
  searchFeature,
  notificationsFeature,
];

/** Every feature, with what it declares before it is made. */
export const declaredFeatures: readonly Omit<Feature, 'create'>[] = [
  authFeature,
  billingFeature,
  privacyFeature,
  accountFeature,
  waitlistFeature,
  sitesFeature,
  mediaFeature,
  ...features,
];

/** What each feature lets people find. */
export const searchSources = declaredFeatures.flatMap((feature) => feature.searchSources ?? []);

/** Whose rows the tables of each feature hold. */
export const featureTables = declaredFeatures.flatMap(({ tables }) => tables ?? []);

/** Makes every feature of the server. Here, and nowhere else, a feature is handed what it takes of another one. */
export async function createFeatures(
  plumbing: Omit<Plumbing, 'identity' | 'downloads' | 'registered'>,
  overrides: { readonly payments?: Payments | undefined },
) {
  const made: FeatureAbilities[] = [];
  /** One ability of every feature that has it. */
  const each = <Ability extends keyof FeatureAbilities>(ability: Ability) =>
    made.flatMap((feature): NonNullable<FeatureAbilities[Ability]>[] =>
      feature[ability] === undefined ? [] : [feature[ability]],
    );
  const registered: Registered = {
    searchSources,
    dependants: declaredFeatures.flatMap(({ dependants }) => dependants ?? []),
    planTable,
    journey: declaredFeatures.flatMap(({ journey }) => journey ?? []),
    openThreads: declaredFeatures.flatMap(({ openThreads }) => openThreads ?? []),
    readBrandTokens:
      declaredFeatures.find(({ readBrandTokens }) => readBrandTokens)?.readBrandTokens ?? (async () => undefined),
    drawShareCard: async (accountId, card) => each('drawShareCard')[0]?.(accountId, card),
    notifications: declaredFeatures.flatMap(({ notifications }) => notifications ?? []),
    accountHooks: () => each('accounts'),
    archiveFiles: () => each('archive'),
  };
  // Made first: everybody else asks it who a request comes from.
  const { auth, ...identified } = await authFeature.create({ ...plumbing, registered });
  const downloads = createDownloads({
    key: plumbing.deriveKey('downloads'),
    database: plumbing.database,
    admission: plumbing.admission,
    findActorOfSession: auth.findActorOfSession,
    record: createAccountSecurity(plumbing.database).recordDownload,
  });
  const ground: Plumbing = { ...plumbing, registered, identity: auth, downloads };
  const billing = await billingFeature.create(ground, overrides);
  const privacy = await privacyFeature.create(ground, { proof: createAccountProof(auth.context) });
  const guard = createOpenFormGuard(auth.context, 'waitlist', 'waitlist.address');
  const { carried, ...media } = await mediaFeature.create(ground);
  made.push(
    identified,
    billing,
    privacy,
    await accountFeature.create(ground, { getBilling: billing.getBadge }),
    await waitlistFeature.create(ground, { guard }),
    media,
    await sitesFeature.create(ground, { limits: createSiteFormLimits(auth.context), carried }),
  );
  for (const feature of features) made.push(await feature.create(ground));
  return { each, auth, privacy: privacy.privacy, stripe: billing.stripe };
}
