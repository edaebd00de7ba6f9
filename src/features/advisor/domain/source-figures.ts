import type { ModelFigure } from './model/model-input.ts';

type Row = readonly [suffix: string, sourceId: string, value: number, regions: readonly string[]];
type Shared = Pick<ModelFigure, 'label' | 'unit' | 'use'>;

/** Figures that serve one purpose; the suffix completes the id: "wage-growth-us". */
function figuresOf(prefix: string, shared: Shared, rows: readonly Row[]): readonly ModelFigure[] {
  return rows.map(([suffix, sourceId, value, regions]) => ({
    id: `${prefix}-${suffix}`,
    sourceId,
    ...shared,
    value,
    regions,
  }));
}

const costGrowth = figuresOf(
  'inflation-target',
  {
    label: 'Yearly growth of costs',
    unit: 'percent',
    use: 'what costs rise by in a year if prices rise as the central bank aims for',
  },
  [
    ['euro', 'ecb-inflation-target', 2, ['euro']],
    ['us', 'fed-inflation-goal', 2, ['US']],
    ['gb', 'boe-inflation-target', 2, ['GB']],
    ['au', 'rba-inflation-target', 2.5, ['AU']],
    ['ca', 'boc-inflation-target', 2, ['CA']],
    ['se', 'riksbank-inflation-target', 2, ['SE']],
    ['ch', 'snb-price-stability', 1, ['CH']],
    ['nz', 'rbnz-inflation-target', 2, ['NZ']],
    ['mx', 'banxico-inflation-target', 3, ['MX']],
    ['cz-jp', 'central-bank-news-targets', 2, ['CZ', 'JP']],
    ['hu', 'central-bank-news-targets', 3, ['HU']],
  ],
);

const measuredCostGrowth = figuresOf(
  'cost-growth',
  { label: 'Yearly growth of costs', unit: 'percent', use: 'what prices rose by in a year, as measured last' },
  [['dk', 'dst-consumer-prices', 2, ['DK']]],
);

const wageGrowth = figuresOf(
  'wage-growth',
  { label: 'Yearly growth of pay', unit: 'percent', use: 'what pay rises by in a year, as agreed or measured last' },
  [
    ['euro', 'ecb-wage-tracker', 2.7, ['euro']],
    ['us', 'bls-employment-cost-index', 3.6, ['US']],
    ['gb', 'ons-weekly-earnings', 5.2, ['GB']],
    ['au', 'abs-wage-price-index', 3.4, ['AU']],
    ['ca', 'statcan-weekly-earnings', 3.1, ['CA']],
    ['se', 'swedish-industry-agreement', 3, ['SE']],
    ['dk', 'dst-wage-index', 3.4, ['DK']],
    ['ch', 'bfs-nominal-wages', 2, ['CH']],
    ['nz', 'nz-labour-cost-index', 3.4, ['NZ']],
    ['mx', 'banxico-contract-wages', 7.02, ['MX']],
  ],
);

const paymentTerms = figuresOf(
  'payment-term',
  {
    label: 'Days until an invoice is paid',
    unit: 'days',
    use: 'when customers who are invoiced pay, by law or as measured',
  },
  [
    ['eu', 'eu-late-payment', 30, ['EU']],
    ['gb', 'uk-late-payment', 30, ['GB']],
    ['us', 'us-payment-times', 27.6, ['US']],
    ['au', 'au-payment-times', 35.66, ['AU']],
  ],
);

const cardFees = figuresOf(
  'card-fee-percent',
  {
    label: 'Card fee',
    unit: 'percent',
    use: 'the share of a card payment that the payment provider keeps',
  },
  [
    ['us', 'square-payment-pricing', 2.6, ['US']],
    ['ca', 'stripe-ca-pricing', 2.9, ['CA']],
    ['jp', 'square-payment-pricing', 3.25, ['JP']],
    ['gb', 'square-gb-fee-schedule', 1.75, ['GB']],
    ['au', 'square-au-fees', 1.6, ['AU']],
    ['nz', 'stripe-nz-pricing', 2.7, ['NZ']],
    ['ch', 'kmu-card-costs', 3, ['CH']],
    ['mx', 'clip-commission', 3.6, ['MX']],
    ['eu', 'stripe-eea-pricing', 1.5, ['EU']],
  ],
);

const cardFeesEach = (
  [
    ['us', 'square-payment-pricing', 0.15, 'USD', 'US'],
    ['eur', 'stripe-eea-pricing', 0.25, 'EUR', 'EU'],
    ['dk', 'stripe-eea-pricing', 1.8, 'DKK', 'DK'],
    ['se', 'stripe-eea-pricing', 1.8, 'SEK', 'SE'],
    ['ca', 'stripe-ca-pricing', 0.3, 'CAD', 'CA'],
    ['nz', 'stripe-nz-pricing', 0.3, 'NZD', 'NZ'],
  ] as const
).map(
  ([suffix, sourceId, value, currency, region]): ModelFigure => ({
    id: `card-fee-each-${suffix}`,
    sourceId,
    label: 'Fixed part of the card fee',
    unit: 'money',
    value,
    currency,
    regions: [region],
    use: 'what the payment provider keeps of each payment beside its share; sales of small amounts are paid together',
  }),
);

const contributions = figuresOf(
  'employer-contribution',
  {
    label: 'Employer’s contributions',
    unit: 'percent',
    use: 'what the employer pays on top of the wages of helpers, ceilings left out',
  },
  [
    ['us', 'irs-employer-taxes', 7.65, ['US']],
    ['gb', 'uk-employer-insurance', 15, ['GB']],
    ['be', 'be-employer-contribution', 32, ['BE']],
    ['de', 'de-employer-contribution', 21, ['DE']],
    ['at', 'at-employer-contribution', 29.21, ['AT']],
    ['ie', 'ie-employer-contribution', 11.25, ['IE']],
    ['nl', 'nl-employer-contribution', 18.19, ['NL']],
    ['pt', 'pt-employer-contribution', 23.75, ['PT']],
    ['es', 'es-employer-contribution', 29.9, ['ES']],
    ['se', 'se-employer-contribution', 31.42, ['SE']],
    ['dk', 'dk-labour-costs', 15.1, ['DK']],
    ['fr', 'eu-labour-costs', 47.5, ['FR']],
    ['ro', 'eu-labour-costs', 5, ['RO']],
    ['lt', 'eu-labour-costs', 5.7, ['LT']],
    ['mt', 'eu-labour-costs', 6.2, ['MT']],
    ['eu', 'eu-labour-costs', 32.8, ['EU']],
    ['au', 'au-superannuation', 12, ['AU']],
    ['nz', 'nz-kiwisaver', 3.5, ['NZ']],
    ['ca', 'ca-payroll-rates', 8.246, ['CA']],
    ['ch', 'ch-first-pillar', 6.4, ['CH']],
    ['mx', 'mx-employer-contribution', 14.65, ['MX']],
  ],
);

const businessMail = (
  [
    ['usd', 'USD', 6],
    ['eur', 'EUR', 5.2],
    ['gbp', 'GBP', 4.6],
    ['aud', 'AUD', 8.4],
  ] as const
).map(
  ([suffix, currency, value]): ModelFigure => ({
    id: `tool-subscription-mail-${suffix}`,
    sourceId: 'squarespace-business-mail',
    label: 'Business e-mail and documents',
    unit: 'money',
    value,
    currency,
    regions: ['any'],
    use: 'the price of an address at the own domain with calendar and documents, for each person',
  }),
);

const churn = (
  [
    ['firms', 4.91],
    ['people', 6.77],
  ] as const
).map(
  ([suffix, value]): ModelFigure => ({
    id: `subscription-churn-${suffix}`,
    sourceId: 'recurly-churn',
    label: 'Subscribers who leave in a month',
    unit: 'percent',
    value,
    regions: ['any'],
    sectors: ['software'],
    use: 'the subscribers of online services who cancel in a month',
  }),
);

/** Cited figures that the model may use as inputs; each is stated in the finding of its source. */
export const sourceFigures: readonly ModelFigure[] = [
  ...costGrowth,
  ...measuredCostGrowth,
  ...wageGrowth,
  ...paymentTerms,
  ...cardFees,
  ...cardFeesEach,
  ...contributions,
  ...businessMail,
  ...churn,
];
