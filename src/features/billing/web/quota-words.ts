import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { QuotaId } from '#features/billing/domain/quota.ts';

/** What is counted. */
export const quotaWords: Readonly<Record<QuotaId, MessageDescriptor>> = {
  'advisor.ideas': msg`Business ideas`,
  'marketing.overall': msg`Content generations`,
  'marketing.clusters': msg`Social media clusters`,
  'marketing.email-flows': msg`Email flows`,
  'marketing.blueprints': msg`Blog blueprints`,
  'marketing.ad-architectures': msg`Ad architectures`,
};
