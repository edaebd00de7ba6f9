import { useLingui } from '@lingui/react/macro';
import { Check, ChevronDown, Lock } from 'lucide-react';
import { useCallback, useEffect, useId, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import type { PlanName } from '#shared/plans/plan-names.ts';
import { isOpen, type ToolPlan } from '#shared/plans/tool-plan.ts';
import { AppLink } from '#web/routes/app-link.tsx';
import { paths } from '#web/routes/paths.ts';
import { buttonStyle } from '#web/ui/button-style.ts';
import { cx } from '#web/ui/class-names.ts';
import { Icon } from '#web/ui/icon.tsx';
import { surfaceStyle } from '#web/ui/overlay-style.ts';
import { ToolUsageBar, type UsageBarProps } from '#web/ui/usage-bar.tsx';
import { rememberVisit, useOpenOnFirstVisit } from './use-open-on-first-visit.ts';

export interface PlanInfoProps {
  /** The plan rows of the screen. The first tool names it and its limit; more than one share the screen. */
  readonly tools: readonly [ToolPlan, ...ToolPlan[]];
  readonly plan: PlanName;
  /** Where the account stands with the first quota of the first tool; undefined while that is not known. */
  readonly use: Omit<UsageBarProps, 'label'> | undefined;
  /** The badge may be scrolled away, so the popover stands in the window instead of under it. */
  readonly isNarrow: boolean;
}

/**
 * The plan's limit and features behind a small badge. Opens by itself once in a browser session, 3 seconds after the
 * screen is there, and leaves the focus where it is; closes on a click outside and on Escape. Source: docs/billing.md,
 * "The popover".
 */
export function PlanPopover({ tools, plan, use, isNarrow }: PlanInfoProps) {
  const { t } = useLingui();
  const root = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  const panelId = useId();
  const [isShown, setShown] = useState(false);
  const [{ id: screen, tiers }] = tools;
  const limit = t(tiers[plan].limitLabel);
  const open = useCallback(() => setShown(true), []);
  const close = useCallback(() => setShown(false), []);
  useOpenOnFirstVisit(screen, open);
  useCloseFromOutside([root, panel], button, isShown, close);
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
      <PlanFeatures tools={tools} plan={plan} use={use} />
    </div>
  );
  return (
    <div ref={root} className="relative">
      <button
        ref={button}
        type="button"
        aria-expanded={isShown}
        aria-controls={isShown ? panelId : undefined}
        aria-label={t`${plan} plan, ${limit}: show what it includes`}
        onClick={() => {
          rememberVisit(screen);
          setShown(!isShown);
          // Only who asked for it is led into it.
          if (!isShown) requestAnimationFrame(() => panel.current?.focus({ preventScroll: true }));
        }}
        className={cx(
          'inline-flex min-h-7 items-center gap-1 rounded-sm border border-line bg-sunken ps-2 pe-1.5 text-xs font-semibold text-ink-2',
          'hover:text-ink aria-expanded:border-line-strong aria-expanded:text-ink pointer-coarse:min-h-9',
        )}
      >
        {limit}
        <Icon of={ChevronDown} size={13} />
      </button>
      {isShown ? (isNarrow ? createPortal(popover, document.body) : popover) : null}
    </div>
  );
}

function PlanFeatures({ tools, plan, use }: Pick<PlanInfoProps, 'tools' | 'plan' | 'use'>) {
  const { t } = useLingui();
  const [{ name, tiers, quotas }] = tools;
  const tier = tiers[plan];
  const used = use === undefined ? undefined : String(use.used);
  const limit = use?.limit == null ? undefined : String(use.limit);
  const counted = quotas[0];
  const listed = tools.flatMap(({ features }) => Object.values(features)).filter(({ isListed }) => isListed);
  return (
    <>
      <p className="text-sm text-ink-2">{t`${plan} plan`}</p>
      <p className="text-base font-semibold text-ink">{t(tier.name ?? name)}</p>
      <p className="mt-0.5 text-sm text-ink-2">
        {t(tier.limitLabel)}
        {plan !== 'Free' || used === undefined || limit === undefined ? null : <> · {t`${used} of ${limit} used`}</>}
      </p>
      {use === undefined || counted === undefined ? null : (
        <div className="mt-2 empty:hidden">
          <ToolUsageBar plan={plan} label={t(counted.name)} {...use} />
        </div>
      )}
      <ul className="mt-3 flex flex-col gap-2 border-t border-line pt-3">
        {listed.map((feature) => {
          const isIncluded = isOpen(feature, plan);
          return (
            <li key={feature.id} className="flex gap-2.5 text-sm">
              <Icon
                of={isIncluded ? Check : Lock}
                size={15}
                className={cx('mt-0.5 shrink-0', isIncluded ? 'text-green' : 'text-ink-3')}
              />
              <span className={isIncluded ? 'text-ink' : 'text-ink-2'}>
                {t(feature.name)}
                {isIncluded ? null : <span className="sr-only"> {t`(not in this plan)`}</span>}
                {feature.isComing ? <span className="text-xs font-semibold text-gold"> {t`Coming`}</span> : null}
              </span>
            </li>
          );
        })}
      </ul>
      {plan === 'Pro' ? null : (
        <AppLink href={paths.platform.pricing} className={buttonStyle('secondary', 'small', 'mt-4 w-full')}>
          {t`Upgrade Plan`}
        </AppLink>
      )}
    </>
  );
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
