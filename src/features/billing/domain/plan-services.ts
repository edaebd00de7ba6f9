import type { PlanName } from '#shared/plans/plan-names.ts';

/** What a plan gives on the analytics screen (part 2, section 6.3). */
export interface AnalyticsPlan {
  readonly hasMetrics: boolean;
  readonly canExportAndShare: boolean;
  readonly hasRealTime: boolean;
}

export const analyticsPlans: Readonly<Record<PlanName, AnalyticsPlan>> = {
  Free: { hasMetrics: false, canExportAndShare: false, hasRealTime: false },
  Starter: { hasMetrics: true, canExportAndShare: true, hasRealTime: false },
  Pro: { hasMetrics: true, canExportAndShare: true, hasRealTime: true },
};

/** The templates of the legal tool, each with the lowest plan that opens it (part 2, section 6.4). */
export const legalTemplates = {
  'Basic Terms of Service': 'Free',
  'LLC formation documents': 'Starter',
  'Privacy Policy': 'Starter',
  'Terms of Service': 'Starter',
  'Cookie Policy': 'Starter',
  'GDPR statement': 'Starter',
  CCPA: 'Pro',
  Refund: 'Pro',
  Shipping: 'Pro',
  'Employment Contracts': 'Pro',
  'Consulting Agreement': 'Pro',
} as const satisfies Record<string, PlanName>;

/** What a plan gives in the legal document generator. */
export interface LegalPlan {
  readonly canChooseDocumentType: boolean;
  readonly canCustomiseTerms: boolean;
  readonly canDownloadFormats: boolean;
  readonly downloadsAreWatermarked: boolean;
  readonly hasAutoUpdates: boolean;
}

export const legalPlans: Readonly<Record<PlanName, LegalPlan>> = {
  Free: {
    canChooseDocumentType: false,
    canCustomiseTerms: false,
    canDownloadFormats: false,
    downloadsAreWatermarked: true,
    hasAutoUpdates: false,
  },
  Starter: {
    canChooseDocumentType: true,
    canCustomiseTerms: true,
    canDownloadFormats: true,
    downloadsAreWatermarked: false,
    hasAutoUpdates: false,
  },
  Pro: {
    canChooseDocumentType: true,
    canCustomiseTerms: true,
    canDownloadFormats: true,
    downloadsAreWatermarked: false,
    hasAutoUpdates: true,
  },
};

export type SupportChannel = 'email' | 'chat' | 'video' | 'emergency';

/** What a plan gives in support (part 2, section 6.5). */
export interface SupportPlan {
  readonly responseHours: number;
  readonly channels: readonly SupportChannel[];
  readonly hasPersonalCall: boolean;
}

export const supportPlans: Readonly<Record<PlanName, SupportPlan>> = {
  Free: { responseHours: 48, channels: ['email'], hasPersonalCall: false },
  Starter: { responseHours: 24, channels: ['email', 'chat'], hasPersonalCall: false },
  Pro: { responseHours: 4, channels: ['email', 'chat', 'video', 'emergency'], hasPersonalCall: true },
};
