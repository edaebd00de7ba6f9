import { lazy, Suspense } from 'react';
import type { LineChart as LineChartModel } from '#shared/prose.ts';
import { Skeleton } from './skeleton.tsx';

const Plot = lazy(async () => ({ default: (await import('./line-chart-plot.tsx')).LineChartFigure }));

/** A chart over months in a `<figure>` with caption and data table; the drawing code is fetched when first needed. */
export function LineChart({ chart }: { readonly chart: LineChartModel }) {
  return (
    <Suspense fallback={<Skeleton className="aspect-[5/2] w-full rounded-lg" />}>
      <Plot chart={chart} />
    </Suspense>
  );
}
