import { useState } from 'react';
import type { LineChart as LineChartModel } from '#shared/prose.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { Figure } from '#web/ui/figure.tsx';
import { LineChart } from '#web/ui/line-chart.tsx';
import { OriginCard, OriginRows, OriginRule } from '#web/ui/origin-card.tsx';
import { PageHeading } from '#web/ui/page-heading.tsx';
import { Table, type TableSort } from '#web/ui/table.tsx';
import { Group, Specimen } from './specimen.tsx';

const COSTS = [
  { name: 'Flour, energy, packing', month: 1920 },
  { name: 'Two bakers, one rider', month: 9400 },
  { name: 'Rent', month: 1350 },
];

const CHART: LineChartModel = {
  title: 'Cash at month end, three cases',
  unitLabel: 'thousand €',
  altText: 'Cash at month end over 24 months: base ends at 41, best at 48, worst at −3 thousand euros.',
  xLabels: Array.from({ length: 24 }, (_, month) => String(month + 1)),
  series: [
    { id: 'base', label: 'Base', style: 'solid', nodeId: 'cash', values: curve(14, 41) },
    { id: 'best', label: 'Best', style: 'dashed-up', nodeId: 'cash-best', values: curve(7, 48) },
    { id: 'worst', label: 'Worst', style: 'dashed-down', nodeId: 'cash-worst', values: curve(24, -3) },
  ],
  marker: { seriesId: 'base', at: 13, label: 'break-even, month 14' },
};

function curve(dip: number, end: number): number[] {
  return Array.from({ length: 24 }, (_, at) => {
    const share = at / 23;
    return Math.round((20 - dip * 4 * share * (1 - share) + (end - 20) * share * share) * 10) / 10;
  });
}

export function DataGallery() {
  const [sort, setSort] = useState<TableSort>({ columnId: 'name', direction: 'ascending' });
  const sign = sort.direction === 'ascending' ? 1 : -1;
  const rows = COSTS.toSorted((a, b) =>
    sort.columnId === 'name' ? sign * a.name.localeCompare(b.name) : sign * (a.month - b.month),
  );
  return (
    <Group title="Data">
      <Specimen name="PageHeading">
        <div className="w-full">
          <PageHeading
            title="Levain & Rye"
            lead="Business plan, 21 November 2026"
            crumbs={[{ label: 'Plans', href: '/_ui' }]}
            actions={<Button>Download PDF</Button>}
          />
        </div>
      </Specimen>
      <Specimen name="Figure">
        <p className="max-w-md text-md">
          A subscription at <Figure text="€6.50" label="€6.50, where does this come from?" onOpen={() => undefined} /> a
          loaf carries the business in <Figure text="month 14" label="month 14" isActive onOpen={() => undefined} />.
        </p>
      </Specimen>
      <Specimen name="OriginCard">
        <Card padding="small" className="w-96">
          <OriginCard title="Where does “month 14” come from?" onBack={undefined} onClose={() => undefined}>
            <OriginRule origin="formula">first month in which revenue ≥ costs</OriginRule>
            <OriginRows
              className="my-3"
              onOpen={() => undefined}
              rows={[
                { nodeId: 'a', label: 'Loaves a day, month 14', shown: '410', origin: 'formula' },
                { nodeId: 'b', label: 'Price of a loaf', shown: '€6.50', origin: 'said' },
                { nodeId: 'c', label: 'Flour, energy, packing', shown: '€1.92', origin: 'assumption' },
                { nodeId: 'd', label: 'Yearly wage growth', shown: '2.9%', origin: 'source' },
              ]}
            />
            <Button size="small">Change an input</Button>
          </OriginCard>
        </Card>
      </Specimen>
      <Specimen name="Card, Table">
        <Card className="w-full">
          <Table
            caption="Monthly costs"
            showCaption
            rows={rows}
            rowId={(row) => row.name}
            sort={sort}
            onSort={setSort}
            columns={[
              { id: 'name', label: 'Cost', cell: (row) => row.name, sortable: true },
              {
                id: 'month',
                label: '€ a month',
                numeric: true,
                sortable: true,
                cell: (row) => row.month.toLocaleString('en-US'),
              },
            ]}
          />
        </Card>
      </Specimen>
      <LineChart chart={CHART} />
    </Group>
  );
}
