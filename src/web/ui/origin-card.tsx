import type { ReactNode } from 'react';
import { type Origin, OriginBadge } from './origin-badge.tsx';

export interface OriginRow {
  readonly id: string;
  readonly label: string;
  readonly value: string;
  readonly origin: Origin;
}

/** Where a number comes from: its rule, then everything it rests on with value and origin. */
export function OriginCard({
  title,
  kind,
  rule,
  rows = [],
  actions,
  close,
}: {
  readonly title: string;
  /** "Formula", "Assumption", "Source" or "You said". */
  readonly kind: string;
  readonly rule: ReactNode;
  readonly rows?: readonly OriginRow[];
  readonly actions?: ReactNode;
  readonly close?: ReactNode;
}) {
  return (
    <div className="text-sm">
      <div className="flex items-start justify-between gap-3">
        <h2 className="pt-1 font-semibold text-ink">{title}</h2>
        {close}
      </div>
      <div className="mt-2 border-s-2 border-green ps-3">
        <p className="text-ink-3">{kind}</p>
        <div className="text-ink">{rule}</div>
      </div>
      {rows.length > 0 ? (
        <dl className="mt-3">
          {rows.map((row) => (
            <div key={row.id} className="flex items-center gap-2 border-t border-line py-2">
              <dt className="min-w-0 flex-1 text-ink">{row.label}</dt>
              <dd className="figures font-semibold whitespace-nowrap text-ink">{row.value}</dd>
              <dd>
                <OriginBadge origin={row.origin} />
              </dd>
            </div>
          ))}
        </dl>
      ) : null}
      {actions ? <div className="mt-3 flex flex-wrap gap-2">{actions}</div> : null}
    </div>
  );
}
