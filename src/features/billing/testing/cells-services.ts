import { type Cell, type CellValue, cellsOf } from './cell.ts';

const no = false;
const yes = true;
const analytics = cellsOf('Analytics');
const legal = cellsOf('Legal');
const support = cellsOf('Support');
const pricing = cellsOf('Prices');

const template = (name: string, expected: readonly [CellValue, CellValue, CellValue]): Cell =>
  legal(name, 'legal.templates', expected, (open: string[]) => open.includes(name));
const metric = (capability: string, id: string): Cell =>
  analytics(capability, 'analytics.metrics', [no, yes, yes], (shown: string[]) => shown.includes(id));

export const analyticsCells: readonly Cell[] = [
  metric('website traffic', 'website-traffic'),
  metric('conversion rate', 'conversion-rate'),
  metric('average order value', 'average-order-value'),
  metric('customer lifetime value', 'customer-lifetime-value'),
  metric('revenue', 'revenue'),
  metric('audience insights', 'audience'),
  analytics('any figures', 'analytics.feature.metrics', [no, yes, yes]),
  analytics('revenue tracking', 'analytics.feature.revenue', [no, yes, yes]),
  analytics('demographics', 'analytics.feature.demographics', [no, yes, yes]),
  analytics('export and share', 'analytics.feature.export', [no, yes, yes]),
  analytics('real-time insights', 'analytics.feature.real-time', [no, no, yes]),
  analytics('figures are as of', 'analytics.refresh', ['daily', 'daily', 'live']),
  analytics('growth opportunities by their plan', 'analytics.growthOpportunities', [
    [],
    ['Starter'],
    ['Starter', 'Pro'],
  ]),
];

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
  legal('number of templates', 'legal.feature.templates', ['1 pieces', '6 pieces', '11 pieces']),
  legal('document type', 'legal.feature.document-type', [no, yes, yes]),
  legal('customised terms', 'legal.feature.custom-terms', [no, yes, yes]),
  legal('download in several formats', 'legal.feature.formats', [no, yes, yes]),
  legal('formats', 'legal.formats', [['text'], ['text', 'pdf', 'docx'], ['text', 'pdf', 'docx']]),
  legal('watermark on downloads', 'legal.downloadsAreWatermarked', [yes, no, no]),
  legal('updates to regulations', 'legal.feature.auto-updates', [no, no, yes]),
];

export const supportCells: readonly Cell[] = [
  support('hours until an answer', 'support.responseHours', [48, 24, 4]),
  support('response time as it is compared', 'support.feature.response', ['48 hours', '24 hours', '4 hours']),
  support('channels', 'support.channels', [['email'], ['email', 'chat'], ['email', 'chat', 'video', 'emergency']]),
  support('chat', 'support.feature.chat', [no, yes, yes]),
  support('1:1 call', 'support.feature.calls', [no, no, yes]),
  support('articles by their plan', 'support.articlesOf', [['Free'], ['Free', 'Starter'], ['Free', 'Starter', 'Pro']]),
  support('Pro resources', 'support.feature.resources', [no, no, yes]),
];

/** US cents. */
export const pricingCells: readonly Cell[] = [
  pricing('a month', 'price.monthlyCents', [0, 2400, 7900]),
  pricing('a year', 'price.yearlyCents', [0, 23_040, 75_840]),
  pricing('struck through beside the year', 'price.strikethroughYearlyCents', [null, 28_800, 94_800]),
  pricing('marked Most Popular', 'offer.isPopular', [no, yes, no]),
];
