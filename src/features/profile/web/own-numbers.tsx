import { useLingui } from '@lingui/react/macro';
import type { ProfileNumber } from '#features/profile/profile.contract.ts';
import type { MeasureUnit } from '#features/workspaces/domain/fact-value.ts';
import { useFactWords } from '#features/workspaces/web/shared/facts/use-fact-words.ts';
import { formatNumber } from '#shared/format-number.ts';
import { isCurrencyCode } from '#shared/money.ts';
import { AppLink } from '#web/routes/app-link.tsx';
import { buttonStyle } from '#web/ui/button-style.ts';
import { useProfileScreen } from './profile-screen-context.ts';

/** Numbers of the person's own in the place of what the plan assumed or cited; they are changed where they count. */
export function OwnNumbers({ numbers }: { readonly numbers: readonly ProfileNumber[] }) {
  const { t } = useLingui();
  const { planHref } = useProfileScreen();
  const shownOf = useNumberWords();
  return (
    <section aria-labelledby="own-numbers">
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
        <h2 id="own-numbers" className="display text-xl text-ink">
          {t`Your own numbers in the plan`}
        </h2>
        {numbers.length === 0 ? null : (
          <AppLink href={planHref} className={buttonStyle('quiet', 'small', '-me-3')}>
            {t`Change them in the plan`}
          </AppLink>
        )}
      </div>
      {numbers.length === 0 ? (
        <p className="mt-2 border-t border-line pt-3 text-base text-ink-2">
          {t`None yet. Where the plan assumes a number, you can put your own in its place.`}
        </p>
      ) : (
        <ul className="mt-2 border-t border-line">
          {numbers.map((number) => (
            <li
              key={number.inputId}
              className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-5 border-b border-line py-2.5 text-base compact:py-1.5"
            >
              <p className="min-w-0 [overflow-wrap:anywhere] text-ink-2">{number.label}</p>
              <p className="figures text-end font-semibold text-ink">
                {shownOf(number)}
                <span className="ms-4 hidden text-sm font-normal text-ink-3 advanced:inline">
                  {t`Version ${number.version}`}
                </span>
              </p>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

const measures: Readonly<Record<string, MeasureUnit>> = {
  kilometres: 'km',
  miles: 'miles',
  minutes: 'minutes',
  hours: 'hours',
  days: 'days',
  months: 'months',
  years: 'years',
};

function useNumberWords(): (number: ProfileNumber) => string {
  const { i18n } = useLingui();
  const { wordsOf, priceOf } = useFactWords();
  return ({ unit, value, currency }) => {
    const measure = measures[unit];
    if (measure !== undefined) return wordsOf({ type: 'measure', value, unit: measure });
    if (currency !== undefined && isCurrencyCode(currency)) return priceOf({ minor: value, currency });
    return unit === 'percent' ? wordsOf({ type: 'percent', percent: value }) : formatNumber(value, i18n.locale);
  };
}
