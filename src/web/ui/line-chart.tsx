import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import type { LineChart as LineChartModel } from '#shared/prose.ts';
import { Skeleton } from './skeleton.tsx';

const Plot = lazy(async () => ({ default: (await import('./line-chart-plot.tsx')).LineChartFigure }));

/**
 * A chart over months in a `<figure>` with caption and data table. The drawing code is fetched when the chart comes
 * near the window; until then the place is kept.
 */
export function LineChart({ chart }: { readonly chart: LineChartModel }) {
  const place = useRef<HTMLDivElement>(null);
  const [isNear, setNear] = useState(() => typeof IntersectionObserver === 'undefined');
  useEffect(() => {
    const element = place.current;
    if (isNear || element === null) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some((entry) => entry.isIntersecting)) setNear(true);
      },
      { rootMargin: '400px 0px' },
    );
    observer.observe(element);
    const printing = () => setNear(true);
    window.addEventListener('beforeprint', printing);
    return () => {
      observer.disconnect();
      window.removeEventListener('beforeprint', printing);
    };
  }, [isNear]);
  const empty = <Skeleton className="h-96 w-full rounded-lg" />;
  return (
    <div ref={place}>
      {isNear ? (
        <Suspense fallback={empty}>
          <Plot chart={chart} />
        </Suspense>
      ) : (
        empty
      )}
    </div>
  );
}
