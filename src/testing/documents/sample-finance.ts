import type { Block } from '#shared/prose.ts';
import { bullets, figure as f, heading, notice, paragraph, table } from './sample-parts.ts';

const months = ['Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec', 'Jan', 'Feb', 'Mar'];
const money = (value: number): string =>
  `${value < 0 ? '−' : ''}€${Math.abs(Math.round(value)).toLocaleString('en-US')}`;

/** Closing cash of one case in thousand euro, month by month. */
const cash = (growth: number): number[] =>
  Array.from(
    { length: 36 },
    (_, at) => Math.round(10 * (20 - 9 * Math.min(at, 6) * 0.62 + growth * Math.max(0, at - 6) ** 1.15)) / 10,
  );

const series = (nodeId: string, values: readonly number[]) => values.map((value, at) => [f(nodeId, money(value), at)]);
const ramp = (full: number): number[] => months.map((_, at) => full * Math.min(1, (at + 2) / 9) * (at === 9 ? 0.8 : 1));
const revenue = ramp(12_516);
const materials = revenue.map((value) => value * 0.36);
const wages = months.map(() => 4_300);
const rent = months.map(() => 900);
const result = revenue.map((value, at) => value - materials[at]! - wages[at]! - rent[at]!);
const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);
const row = (label: string, nodeId: string, values: readonly number[]) => [
  [label],
  ...series(nodeId, values),
  [f(nodeId, money(sum(values)))],
];

const cases = { base: cash(1.35), best: cash(2.3), worst: cash(0.62) };

const chart: Block = {
  id: 'cash-chart',
  kind: 'chart',
  chart: {
    title: 'Closing cash over three years',
    unitLabel: 'thousand €',
    altText: `Line chart of closing cash over 36 months. Base case ends at ${cases.base.at(-1)}, best case at ${cases.best.at(-1)}, worst case at ${cases.worst.at(-1)} thousand euro.`,
    xLabels: Array.from({ length: 36 }, (_, at) => `${months[at % 12]} ${26 + Math.floor((at + 3) / 12)}`),
    series: [
      { id: 'base', label: 'Base case', style: 'solid', nodeId: 'cash.closing', values: cases.base },
      { id: 'best', label: 'Best case', style: 'dashed-up', nodeId: 'best.cash.closing', values: cases.best },
      { id: 'worst', label: 'Worst case', style: 'dashed-down', nodeId: 'worst.cash.closing', values: cases.worst },
    ],
    marker: { seriesId: 'base', at: 6, label: 'Lowest point' },
  },
};

const years = (label: string, node: string, values: [string, string, string]) => [
  [label],
  ...values.map((value, year) => [f(`${node}.year.${year + 1}`, value)]),
];

/** The Pro section of the sample: chart, months of the first year, three years, three cases. */
export const financialSection: readonly Block[] = [
  paragraph(
    'The model runs for three years, month by month in the first. It starts in April with the oven paid and ten kitchens on the list. Full volume is reached after nine months. Month ',
    f('break-even.month', '9'),
    ' is the first in which more comes in than goes out.',
  ),
  chart,
  table(
    'The first year, month by month',
    ['', ...months, 'Year'],
    [
      row('Revenue', 'revenue.total', revenue),
      row('Flour, energy, packing', 'cost.materials', materials),
      row('Wages and social charges', 'cost.wages', wages),
      row('Rent of the bakehouse', 'cost.rent', rent),
      row('Result before tax', 'result.before-tax', result),
    ],
    [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13],
  ),
  heading('Three years'),
  table(
    'Revenue, costs and cash by year',
    ['', 'Year 1', 'Year 2', 'Year 3'],
    [
      years('Revenue', 'revenue', ['€101,380', '€154,700', '€171,920']),
      years('Materials', 'materials', ['€36,497', '€55,692', '€61,891']),
      years('Gross margin', 'gross', ['€64,883', '€99,008', '€110,029']),
      years('Wages', 'wages', ['€51,600', '€64,800', '€71,280']),
      years('Other fixed costs', 'fixed', ['€19,140', '€19,714', '€20,306']),
      years('Result before tax', 'result', ['−€5,857', '€14,494', '€18,443']),
      years('Closing cash', 'closing', ['€2,180', '€13,904', '€29,377']),
    ],
    [1, 2, 3],
  ),
  heading('If it goes better, if it goes worse'),
  paragraph(
    'The best case wins kitchens a third faster and keeps one more in a hundred. The worst case moves the full volume back by four months and puts flour up by ',
    f('worst.flour', '12 %'),
    '. Everything else stays as it is, so that the cases can be compared.',
  ),
  table(
    'Three cases',
    ['After three years', 'Base', 'Best', 'Worst'],
    [
      [
        ['Closing cash'],
        [f('cash.closing.last', '€84,230')],
        [f('best.cash.closing.last', '€132,900')],
        [f('worst.cash.closing.last', '€12,740')],
      ],
      [
        ['Lowest cash'],
        [f('cash.lowest', '−€14,320')],
        [f('best.cash.lowest', '−€9,870')],
        [f('worst.cash.lowest', '−€23,110')],
      ],
      [
        ['First month above the costs'],
        [f('break-even.month', '9')],
        [f('best.break-even', '7')],
        [f('worst.break-even', '14')],
      ],
    ],
    [1, 2, 3],
  ),
  notice(
    'Assumption',
    'info',
    'Loans, taxes on profit and money taken out by the founders are not in this model. Ask an accountant before you sign.',
  ),
  heading('What moves the result most'),
  bullets(
    ['Ten in a hundred fewer loaves: ', f('sensitivity.volume', '−€9,960'), ' in the second year.'],
    ['Ten in a hundred dearer flour: ', f('sensitivity.flour', '−€3,210'), ' in the second year.'],
    ['One night shift more each week: ', f('sensitivity.shift', '−€6,480'), ' in the second year.'],
  ),
];
