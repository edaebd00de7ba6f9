import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { Check, ChevronDown, Lock } from 'lucide-react';
import { useCallback, useEffect, useId, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { type PlanName, plans } from '#features/billing/domain/plans.ts';
import { paceMs } from '#web/pacing.ts';
import { AppLink } from '#web/routes/app-link.tsx';
import { paths } from '#web/routes/paths.ts';
import { buttonStyle } from '#web/ui/button-style.ts';
import { cx } from '#web/ui/class-names.ts';
import { Icon } from '#web/ui/icon.tsx';
import { surfaceStyle } from '#web/ui/overlay-style.ts';
import { ToolUsageBar } from '#web/ui/usage-bar.tsx';
import type { Quota } from './advisor.queries.ts';
import { featureNames, tierNames } from './labels/plan-labels.ts';
import { sessionStore } from './session-store.ts';

const seenKey = 'groundwork.advisor.plan-info-seen';

/**
 * The plan's limit and features behind a small badge. Opens by itself once in a browser session, 3000 ms after the
 * screen is there, and leaves the focus where it is; closes on a click outside and on Escape.
 */
export function PlanInfo({
  plan,
  quota,
  isNarrow,
}: {
  readonly plan: PlanName;
  readonly quota: Quota | undefined;
  /** The badge may be scrolled away, so the popover stands in the window instead of under it. */
  readonly isNarrow: boolean;
}) {
  const { t } = useLingui();
  const root = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  const panelId = useId();
  const [isOpen, setOpen] = useState(false);
  const limit = useLimitLabel(plan);
  const close = useCallback(() => setOpen(false), []);
  useOpenOnFirstVisit(setOpen);
  useCloseFromOutside([root, panel], button, isOpen, close);
  const popover = (
    <div
      ref={panel}
      id={panelId}
      role="dialog"
      aria-label={t`Your plan`}
      tabIndex={-1}
      className={surfaceStyle(
        cx(
          'z-40 max-h-[70dvh] overflow-y-auto p-4',
          isNarrow ? 'fixed inset-x-4 top-32 mx-auto max-w-sm' : 'absolute start-0 top-full mt-1.5 w-84',
        ),
      )}
    >
      <PlanFeatures plan={plan} quota={quota} />
    </div>
  );
  return (
    <div ref={root} className="relative">
      <button
        ref={button}
        type="button"
        aria-expanded={isOpen}
        aria-controls={isOpen ? panelId : undefined}
        aria-label={t`${plan} plan, ${limit}: show what it includes`}
        onClick={() => {
          sessionStore.write(seenKey, '1');
          setOpen(!isOpen);
          // Only who asked for it is led into it.
          if (!isOpen) requestAnimationFrame(() => panel.current?.focus({ preventScroll: true }));
        }}
        className={cx(
          'inline-flex min-h-7 items-center gap-1 rounded-sm border border-line bg-sunken ps-2 pe-1.5 text-xs font-semibold text-ink-2',
          'hover:text-ink aria-expanded:border-line-strong aria-expanded:text-ink pointer-coarse:min-h-9',
        )}
      >
        {limit}
        <Icon of={ChevronDown} size={13} />
      </button>
      {isOpen ? (isNarrow ? createPortal(popover, document.body) : popover) : null}
    </div>
  );
}

function PlanFeatures({ plan, quota }: { readonly plan: PlanName; readonly quota: Quota | undefined }) {
  const { t } = useLingui();
  const { features } = plans[plan].advisor;
  const limitLabel = useLimitLabel(plan);
  const used = quota === undefined ? undefined : String(quota.used);
  const limit = quota?.limit == null ? undefined : String(quota.limit);
  return (
    <>
      <p className="text-sm text-ink-2">{t`${plan} plan`}</p>
      <p className="text-base font-semibold text-ink">{t(tierNames[plan])}</p>
      <p className="mt-0.5 text-sm text-ink-2">
        {limitLabel}
        {plan !== 'Free' || used === undefined || limit === undefined ? null : <> · {t`${used} of ${limit} used`}</>}
      </p>
      {quota === undefined ? null : (
        <div className="mt-2 empty:hidden">
          <ToolUsageBar plan={plan} label={t`Business ideas`} {...quota} />
        </div>
      )}
      <ul className="mt-3 flex flex-col gap-2 border-t border-line pt-3">
        {features.map((feature) => (
          <li key={feature.id} className="flex gap-2.5 text-sm">
            <Icon
              of={feature.available ? Check : Lock}
              size={15}
              className={cx('mt-0.5 shrink-0', feature.available ? 'text-green' : 'text-ink-3')}
            />
            <span className={feature.available ? 'text-ink' : 'text-ink-2'}>
              {t(featureNames[feature.id])}
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

function useLimitLabel(plan: PlanName): string {
  const { t } = useLingui();
  const { ideasPerMonth } = plans[plan].advisor;
  if (ideasPerMonth === null) return t`Unlimited ideas`;
  return t`${plural(ideasPerMonth, { one: '# idea per month', other: '# ideas per month' })}`;
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
  parts: readonly { readonly current: HTMLElement | null }[],
  button: { readonly current: HTMLElement | null },
  isOpen: boolean,
  close: () => void,
): void {
  const [root, panel] = parts;
  useEffect(() => {
    if (!isOpen) return;
    const isInside = (node: EventTarget | null) =>
      node instanceof Node && [root, panel].some((part) => part?.current?.contains(node));
    const onPointer = (event: Event) => {
      if (!isInside(event.target)) close();
    };
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      if (isInside(document.activeElement)) button.current?.focus();
      close();
    };
    document.addEventListener('pointerdown', onPointer);
    document.addEventListener('keydown', onKey);
    return () => {
      document.removeEventListener('pointerdown', onPointer);
      document.removeEventListener('keydown', onKey);
    };
  }, [root, panel, button, isOpen, close]);
}
