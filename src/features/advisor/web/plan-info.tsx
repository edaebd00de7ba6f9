import { useLingui } from '@lingui/react/macro';
import { Check, ChevronDown, Lock } from 'lucide-react';
import { useCallback, useEffect, useId, useRef, useState } from 'react';
import { type PlanName, plans } from '#features/billing/domain/plans.ts';
import { AppLink } from '#web/routes/app-link.tsx';
import { paths } from '#web/routes/paths.ts';
import { buttonStyle } from '#web/ui/button-style.ts';
import { cx } from '#web/ui/class-names.ts';
import { Icon } from '#web/ui/icon.tsx';
import { surfaceStyle } from '#web/ui/overlay-style.ts';
import type { Quota } from './advisor.queries.ts';
import { paceMs } from './pacing.ts';
import { sessionStore } from './session-store.ts';

const seenKey = 'groundwork.advisor.plan-info-seen';

/**
 * The plan's limit and features behind a small badge. Opens by itself once in a browser session, 3000 ms after the
 * screen is there, and leaves the focus where it is; closes on a click outside and on Escape.
 */
export function PlanInfo({ plan, quota }: { readonly plan: PlanName; readonly quota: Quota | undefined }) {
  const { t } = useLingui();
  const root = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const panelId = useId();
  const [isOpen, setOpen] = useState(false);
  const close = useCallback(() => setOpen(false), []);
  useOpenOnFirstVisit(setOpen);
  useCloseFromOutside(root, button, isOpen, close);
  return (
    <div ref={root} className="relative">
      <button
        ref={button}
        type="button"
        aria-expanded={isOpen}
        aria-controls={isOpen ? panelId : undefined}
        aria-label={t`${plan} plan: limit and features`}
        onClick={() => {
          sessionStore.write(seenKey, '1');
          setOpen(!isOpen);
        }}
        className={cx(
          'inline-flex min-h-7 items-center gap-1 rounded-sm border border-line bg-sunken ps-2 pe-1.5 text-xs font-semibold text-ink-2',
          'hover:text-ink aria-expanded:border-line-strong aria-expanded:text-ink pointer-coarse:min-h-9',
        )}
      >
        {plan}
        <Icon of={ChevronDown} size={13} />
      </button>
      {isOpen ? (
        <div
          id={panelId}
          role="dialog"
          aria-label={t`Your plan`}
          className={surfaceStyle(
            'absolute end-0 top-full z-40 mt-1.5 max-h-[70dvh] w-[min(21rem,calc(100vw-2rem))] overflow-y-auto p-4 @min-[760px]:start-0 @min-[760px]:end-auto',
          )}
        >
          <PlanFeatures plan={plan} quota={quota} />
        </div>
      ) : null}
    </div>
  );
}

function PlanFeatures({ plan, quota }: { readonly plan: PlanName; readonly quota: Quota | undefined }) {
  const { t } = useLingui();
  const { tierName, limitLabel, features } = plans[plan].advisor;
  const used = quota === undefined ? undefined : String(quota.used);
  const limit = quota?.limit == null ? undefined : String(quota.limit);
  return (
    <>
      <p className="text-sm text-ink-2">{t`${plan} plan`}</p>
      <p className="text-base font-semibold text-ink">{tierName}</p>
      <p className="mt-0.5 text-sm text-ink-2">
        {limitLabel}
        {used === undefined || limit === undefined ? null : <> · {t`${used} of ${limit} used`}</>}
      </p>
      <ul className="mt-3 flex flex-col gap-2 border-t border-line pt-3">
        {features.map((feature) => (
          <li key={feature.id} className="flex gap-2.5 text-sm">
            <Icon
              of={feature.available ? Check : Lock}
              size={15}
              className={cx('mt-0.5 shrink-0', feature.available ? 'text-green' : 'text-ink-3')}
            />
            <span className={feature.available ? 'text-ink' : 'text-ink-2'}>
              {feature.name}
              {feature.available ? null : <span className="sr-only"> {t`(not in this plan)`}</span>}
            </span>
          </li>
        ))}
      </ul>
      {plan === 'Pro' ? null : (
        <AppLink href={paths.platform.pricing} className={buttonStyle('secondary', 'small', 'mt-4 w-full')}>
          {t`Upgrade Plan`}
        </AppLink>
      )}
    </>
  );
}

function useOpenOnFirstVisit(setOpen: (isOpen: boolean) => void): void {
  useEffect(() => {
    if (sessionStore.read(seenKey) !== null) return;
    const timer = setTimeout(() => {
      if (sessionStore.read(seenKey) !== null) return;
      sessionStore.write(seenKey, '1');
      setOpen(true);
    }, paceMs('planInfo'));
    return () => clearTimeout(timer);
  }, [setOpen]);
}

function useCloseFromOutside(
  root: { readonly current: HTMLElement | null },
  button: { readonly current: HTMLElement | null },
  isOpen: boolean,
  close: () => void,
): void {
  useEffect(() => {
    if (!isOpen) return;
    const onPointer = (event: Event) => {
      if (event.target instanceof Node && !root.current?.contains(event.target)) close();
    };
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      if (root.current?.contains(document.activeElement)) button.current?.focus();
      close();
    };
    document.addEventListener('pointerdown', onPointer);
    document.addEventListener('keydown', onKey);
    return () => {
      document.removeEventListener('pointerdown', onPointer);
      document.removeEventListener('keydown', onKey);
    };
  }, [root, button, isOpen, close]);
}
