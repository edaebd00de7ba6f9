import { countOf, type PerPlan } from '#shared/plans/plan-cell.ts';
import { isAtLeast, type PlanName } from '#shared/plans/plan-names.ts';
import { defineToolPlan } from '#shared/plans/tool-plan.ts';

/** The templates of the legal tool, each with the lowest plan that opens it. Source: docs/billing.md, "Legal". */
const templatePlans = {
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
type Template = keyof typeof templatePlans;

const templatesOf = (plan: PlanName): readonly Template[] =>
  (Object.keys(templatePlans) as Template[]).filter((name) => isAtLeast(plan, templatePlans[name]));

/** What a plan gives in the legal document generator. */
interface LegalGiven {
  /** The templates that are open. */
  readonly templates: readonly Template[];
  /** What a document can be taken along as. */
  readonly formats: readonly ('text' | 'pdf' | 'docx')[];
  readonly downloadsAreWatermarked: boolean;
}

const gives: PerPlan<LegalGiven> = {
  Free: { templates: templatesOf('Free'), formats: ['text'], downloadsAreWatermarked: true },
  Starter: { templates: templatesOf('Starter'), formats: ['text', 'pdf', 'docx'], downloadsAreWatermarked: false },
  Pro: { templates: templatesOf('Pro'), formats: ['text', 'pdf', 'docx'], downloadsAreWatermarked: false },
};

/** The plan rows of the legal document generator. */
export const legalPlan = defineToolPlan({
  id: 'legal',
  name: /*i18n*/ { id: 'plan.legal', message: 'Legal Document Generator' },
  tiers: {
    Free: { limitLabel: /*i18n*/ { id: 'plan.legal.free.limit', message: '1 template' } },
    Starter: { limitLabel: /*i18n*/ { id: 'plan.legal.starter.limit', message: '6 templates' } },
    Pro: { limitLabel: /*i18n*/ { id: 'plan.legal.pro.limit', message: 'All 11 templates' } },
  },
  gives,
  features: {
    templates: {
      name: /*i18n*/ { id: 'plan.legal.templates', message: 'Document templates' },
      opens: ({ templates }) => countOf(templates.length),
      row: true,
      isListed: true,
    },
    'document-type': {
      name: /*i18n*/ { id: 'plan.legal.documentType', message: 'Document types' },
      opens: 'Starter',
      isListed: true,
    },
    'custom-terms': {
      name: /*i18n*/ { id: 'plan.legal.customTerms', message: 'Terms of your own' },
      opens: 'Starter',
      isListed: true,
    },
    formats: {
      name: /*i18n*/ { id: 'plan.legal.formats', message: 'PDF and DOCX of documents' },
      opens: 'Starter',
      row: true,
      isListed: true,
      upgrade: /*i18n*/ {
        id: 'plan.legal.formats.upgrade',
        message: 'Upgrade to download documents in different formats',
      },
    },
    'auto-updates': {
      name: /*i18n*/ { id: 'plan.legal.autoUpdates', message: 'Updates when regulations change' },
      opens: 'Pro',
      row: true,
      isListed: true,
    },
  },
  onCards: { Free: ['templates'], Starter: ['templates'], Pro: ['templates'] },
});
