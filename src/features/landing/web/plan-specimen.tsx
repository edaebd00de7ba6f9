import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Badge, type BadgeTone } from '#web/ui/badge.tsx';

/** A piece of a plan as it looks in the product, marked as an example: a sentence, and where its number comes from. */
export function PlanSpecimen() {
  const { t } = useLingui();
  const rows: readonly { label: string; value: string; origin: string; tone: BadgeTone }[] = [
    { label: t`Price of a loaf`, value: '€6.50', origin: t`You said`, tone: 'green' },
    { label: t`Flour, energy, packing`, value: '€1.92', origin: t`Assumption`, tone: 'gold' },
    { label: t`Margin of a loaf`, value: '€4.58', origin: t`Formula`, tone: 'neutral' },
  ];
  return (
    <figure className="mt-12 max-w-3xl overflow-hidden rounded-lg border border-line bg-surface">
      <figcaption className="flex items-center justify-between gap-3 border-b border-line px-5 py-3 text-sm">
        <span className="font-semibold text-ink">{t`Levain & Rye, business plan`}</span>
        <Badge>{t`Example`}</Badge>
      </figcaption>
      <div className="grid sm:grid-cols-[minmax(0,1fr)_17rem]">
        <div className="p-5 sm:p-6">
          <p className="display text-lg text-ink">{t`Revenue streams`}</p>
          <p className="mt-2 text-base text-pretty text-ink">
            <Trans>
              A subscription at <TracedNumber>€6.50</TracedNumber> a loaf carries the business. Each loaf leaves{' '}
              <TracedNumber isOpen>€4.58</TracedNumber> for rent, wages and the bike.
            </Trans>
          </p>
          <CashCurve label={t`Cash at month end, three cases`} />
        </div>
        <div className="border-t border-line bg-sunken p-5 text-sm sm:border-s sm:border-t-0">
          <p className="font-semibold text-ink">{t`Where does €4.58 come from?`}</p>
          <p className="mt-2 border-s-2 border-green ps-3 text-ink-2">{t`price − cost of a loaf`}</p>
          <dl className="mt-2">
            {rows.map((row) => (
              <div key={row.label} className="flex items-center gap-2 border-t border-line py-2 first:border-t-0">
                <dt className="min-w-0 flex-1 text-ink">{row.label}</dt>
                <dd className="figures font-semibold text-ink">{row.value}</dd>
                <dd>
                  <Badge tone={row.tone} size="small">
                    {row.origin}
                  </Badge>
                </dd>
              </div>
            ))}
          </dl>
        </div>
      </div>
    </figure>
  );
}

/** Three lines as the plan draws them: base solid, best and worst dashed. Decoration; its caption stands in the page. */
function CashCurve({ label }: { readonly label: string }) {
  return (
    <div className="mt-5">
      <p className="text-sm text-ink-2">{label}</p>
      <svg viewBox="0 0 360 96" className="mt-2 w-full" fill="none" aria-hidden="true">
        {[12, 42, 72].map((y) => (
          <path key={y} d={`M0 ${y}H360`} stroke="var(--line)" />
        ))}
        <path d="M0 42C90 62 150 58 220 36S320 8 360 4" stroke="var(--green)" strokeWidth="1.5" strokeDasharray="5 5" />
        <path
          d="M0 42C70 78 150 92 220 90S320 72 360 64"
          stroke="var(--clay)"
          strokeWidth="1.5"
          strokeDasharray="2 4"
        />
        <path d="M0 42C80 72 150 78 220 58S320 22 360 14" stroke="var(--green)" strokeWidth="2.5" />
        <circle cx="266" cy="43.8" r="4.5" fill="var(--surface)" stroke="var(--green)" strokeWidth="2.5" />
      </svg>
    </div>
  );
}

function TracedNumber({ children, isOpen = false }: { readonly children: ReactNode; readonly isOpen?: boolean }) {
  return (
    <span
      className={`figures underline decoration-green decoration-dotted decoration-2 underline-offset-[5px] ${
        isOpen ? 'rounded-[3px] bg-green-soft px-1' : ''
      }`}
    >
      {children}
    </span>
  );
}
