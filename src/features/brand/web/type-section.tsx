import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Button as AriaButton } from 'react-aria-components/Button';
import { brandPlan } from '#features/brand/domain/brand.plan.ts';
import { useCurrentWorkspace } from '#features/workspaces/web/shared/workspaces-context.ts';
import { cx } from '#web/ui/class-names.ts';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { type MadeStudio, useBrandApi } from './brand.queries.ts';
import { svgAddress } from './logo-picture.tsx';

/** The pairs of fonts, shown with the words of the business. */
export function TypeSection({
  studio: { brand, open },
  onChoose,
}: {
  readonly studio: MadeStudio;
  readonly onChoose: (fontPair: number) => void;
}) {
  const { t } = useLingui();
  const { id: workspaceId } = useCurrentWorkspace();
  const { data } = useQuery({
    ...useBrandApi().drawSpecimens.queryOptions({ input: { workspaceId } }),
    enabled: brand.fontPair !== null,
  });
  return (
    <section aria-labelledby="brand-type" className="flex flex-col gap-4">
      <h2 id="brand-type" className="display text-xl text-ink">{t`Typography`}</h2>
      {brand.fontPair === null ? (
        <p className="text-sm text-ink-2">{t`Font pairs open with Starter.`}</p>
      ) : (
        <ul className="grid gap-4 sm:grid-cols-2 xl:grid-cols-3">
          {brandPlan.gives.Pro.fontPairs.map(({ heading, body }, index) => {
            const picture = data?.pictures.find(({ id }) => id === String(index));
            if (index >= open.fontPairs && !picture) return null;
            const isChosen = brand.fontPair === index;
            return (
              <li key={heading}>
                <AriaButton
                  aria-pressed={isChosen}
                  isDisabled={index >= open.fontPairs}
                  onPress={() => onChoose(index)}
                  className={cx(
                    'flex w-full flex-col overflow-hidden rounded-lg border text-start',
                    isChosen ? 'border-green' : 'border-line hover:border-line-strong',
                  )}
                >
                  {picture ? (
                    <img src={svgAddress(picture.svg)} alt="" className="w-full" />
                  ) : (
                    <Skeleton className="aspect-[640/240] w-full" />
                  )}
                  <span
                    className={cx(
                      'px-4 py-2.5 text-sm font-medium text-ink',
                      isChosen ? 'bg-green-soft' : 'bg-surface',
                    )}
                  >
                    {heading} / {body}
                  </span>
                </AriaButton>
              </li>
            );
          })}
        </ul>
      )}
    </section>
  );
}
