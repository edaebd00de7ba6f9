import { legalTemplates } from '#features/billing/domain/plan-services.ts';
import type { Plan } from '#features/billing/domain/plans.ts';
import { isAtLeast } from '#shared/plans/plan-names.ts';
import { type Cell, type CellValue, cell } from './cell.ts';

const no = false;
const yes = true;

const template = (name: keyof typeof legalTemplates, expected: readonly [CellValue, CellValue, CellValue]): Cell =>
  cell('legal', 'part 2 §6.4', name, expected, (plan: Plan) => isAtLeast(plan.name, legalTemplates[name]));

/** Part 2, section 6.3. */
export const analyticsCells: readonly Cell[] = [
  cell(
    'analytics',
    'part 2 §6.3',
    'traffic, conversion, order value, lifetime value, revenue and audience',
    [no, yes, yes],
    ({ analytics }) => analytics.hasMetrics,
  ),
  cell('analytics', 'part 2 §6.3', 'export and share', [no, yes, yes], ({ analytics }) => analytics.canExportAndShare),
  cell('analytics', 'part 2 §6.3', 'real-time insights', [no, no, yes], ({ analytics }) => analytics.hasRealTime),
];

/** Part 2, section 6.4. */
export const legalCells: readonly Cell[] = [
  template('Basic Terms of Service', [yes, yes, yes]),
  template('LLC formation documents', [no, yes, yes]),
  template('Privacy Policy', [no, yes, yes]),
  template('Terms of Service', [no, yes, yes]),
  template('Cookie Policy', [no, yes, yes]),
  template('GDPR statement', [no, yes, yes]),
  template('CCPA', [no, no, yes]),
  template('Refund', [no, no, yes]),
  template('Shipping', [no, no, yes]),
  template('Employment Contracts', [no, no, yes]),
  template('Consulting Agreement', [no, no, yes]),
  cell('legal', 'part 2 §6.4', 'document type', [no, yes, yes], ({ legal }) => legal.canChooseDocumentType),
  cell('legal', 'part 2 §6.4', 'customised terms', [no, yes, yes], ({ legal }) => legal.canCustomiseTerms),
  cell('legal', 'part 2 §6.4', 'download in several formats', [no, yes, yes], ({ legal }) => legal.canDownloadFormats),
  cell('legal', 'part 2 §6.4', 'watermark on downloads', [yes, no, no], ({ legal }) => legal.downloadsAreWatermarked),
  cell('legal', 'part 2 §6.4', 'updates to regulations', [no, no, yes], ({ legal }) => legal.hasAutoUpdates),
];

/** Part 2, section 6.5. */
export const supportCells: readonly Cell[] = [
  cell('support', 'part 2 §6.5', 'hours until an answer', [48, 24, 4], ({ support }) => support.responseHours),
  cell(
    'support',
    'part 2 §6.5',
    'channels',
    [['email'], ['email', 'chat'], ['email', 'chat', 'video', 'emergency']],
    ({ support }) => support.channels,
  ),
  cell('support', 'part 2 §6.5', '1:1 call', [no, no, yes], ({ support }) => support.hasPersonalCall),
];

/** Part 2, section 9, and the rulings on prices. US cents. */
export const pricingCells: readonly Cell[] = [
  cell('pricing', 'part 2 §9', 'a month', [0, 2400, 7900], ({ monthlyCents }) => monthlyCents),
  cell('pricing', 'part 2 §9', 'a year', [0, 23_040, 75_840], ({ yearlyCents }) => yearlyCents),
  cell(
    'pricing',
    'part 2 §2.6 and rulings, Plans',
    'struck through beside the year',
    [null, 28_800, 94_800],
    ({ strikethroughYearlyCents }) => strikethroughYearlyCents,
  ),
  cell('pricing', 'rulings, Plans', 'marked Most Popular', [no, yes, no], ({ isPopular }) => isPopular),
];
