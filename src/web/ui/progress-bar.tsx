import { Check } from 'lucide-react';
import { cx } from './class-names.ts';
import { Icon } from './icon.tsx';

export interface ProgressStep {
  readonly label: string;
  /** The percentage at which the step is complete. */
  readonly until: number;
  /** A word or two below its name. */
  readonly note?: string;
}

/** How far something is, 0 to 100. With `steps` the bar is cut into them and each says its name. */
export function ProgressBar({
  label,
  value,
  steps,
}: {
  readonly label: string;
  readonly value: number;
  readonly steps?: readonly ProgressStep[];
}) {
  const percent = Math.min(100, Math.max(0, value));
  const parts = steps ?? [{ label: '', until: 100 }];
  return (
    <div>
      <div
        role="progressbar"
        aria-label={label}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={percent}
        tabIndex={-1}
        className="flex gap-2"
      >
        {parts.map((part, index) => {
          const from = index === 0 ? 0 : (parts[index - 1]?.until ?? 0);
          const share = Math.min(1, Math.max(0, (percent - from) / (part.until - from)));
          return (
            <span key={part.until} className="h-1.5 flex-1 overflow-hidden rounded-full bg-line">
              <span
                className="block h-full rounded-full bg-green transition-[width] duration-200"
                style={{ width: `${share * 100}%` }}
              />
            </span>
          );
        })}
      </div>
      {steps ? (
        <ol className="mt-2.5 flex flex-col gap-1.5 sm:flex-row sm:gap-2">
          {steps.map((step, index) => {
            const from = index === 0 ? 0 : (steps[index - 1]?.until ?? 0);
            const state = percent >= step.until ? 'done' : percent >= from ? 'current' : 'ahead';
            return (
              <li
                key={step.until}
                aria-current={state === 'current' ? 'step' : undefined}
                className={cx(
                  'flex min-w-0 flex-1 items-start gap-1.5 text-sm',
                  state === 'ahead' ? 'text-ink-3' : 'text-ink',
                  state === 'current' && 'font-semibold',
                )}
              >
                <span className="mt-0.5 flex size-4 shrink-0 items-center justify-center">
                  {state === 'done' ? (
                    <Icon of={Check} size={16} className="text-green" />
                  ) : (
                    <span
                      className={cx(
                        'size-2 rounded-full border',
                        state === 'current' ? 'border-green bg-green' : 'border-line-strong',
                      )}
                    />
                  )}
                </span>
                <span className="min-w-0">
                  {step.label}
                  {step.note === undefined ? null : (
                    <span className="font-normal text-ink-3 max-sm:before:content-['_·_'] sm:block">{step.note}</span>
                  )}
                </span>
              </li>
            );
          })}
        </ol>
      ) : null}
    </div>
  );
}
