import { useLingui } from '@lingui/react/macro';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReadingView } from '#features/advisor/reading.contract.ts';
import { problemOf } from '#web/api/problem-error.ts';
import { problemText } from '#web/api/problems.ts';
import { Banner } from '#web/ui/banner.tsx';
import { Button } from '#web/ui/button.tsx';

/** Says that how the answers are read could not be fetched; nothing where it is there, or on its way. */
export function ReadingFailure({ read }: { readonly read: UseQueryResult<ReadingView> }) {
  const { t, i18n } = useLingui();
  if (!read.isError || read.data !== undefined) return null;
  return (
    <div className="mt-4">
      <Banner
        tone="attention"
        isAlert
        title={t`How your answers are read did not load`}
        action={
          <Button size="small" busy={read.isFetching} onPress={() => void read.refetch()}>
            {t`Try again`}
          </Button>
        }
      >
        {problemText(i18n, problemOf(read.error))}
      </Banner>
    </div>
  );
}
