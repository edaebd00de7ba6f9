import { z } from 'zod';
import { planNames } from '#features/billing/domain/plans.ts';
import { endpoint, noInput } from '#shared/endpoint.ts';
import { idSchema } from '#shared/ids.ts';

export const accountSchema = z.object({
  id: z.uuid(),
  email: z.string(),
  /** '' when nobody gave one; the browser falls back as the specification says. */
  name: z.string(),
  plan: z.enum(planNames),
  timezone: z.string(),
  workspaces: z.array(z.object({ id: idSchema('ws'), name: z.string() })),
  dismissedBanners: z.array(z.string()),
});
export type Account = z.infer<typeof accountSchema>;

/** Banners a person can put away for good. */
export const bannerIds = ['free-plan', 'plan-complete-upgrade'] as const;

/** The endpoints of the signed-in account. */
export const accountContract = {
  getAccount: endpoint({
    method: 'GET',
    path: '/account',
    summary: 'The signed-in account with its plan and workspaces',
    access: 'account',
    input: noInput,
    output: accountSchema,
  }),
  dismissBanner: endpoint({
    method: 'POST',
    path: '/account/dismissed-banners',
    summary: 'Put a banner away for this account',
    access: 'account',
    input: z.object({ banner: z.enum(bannerIds) }),
    output: z.object({ dismissedBanners: z.array(z.string()) }),
  }),
};
