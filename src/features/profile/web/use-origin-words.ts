import { useLingui } from '@lingui/react/macro';
import type { FactVersion } from '#features/profile/profile.contract.ts';
import { useTimeFormat } from '#web/time/use-time-format.ts';

/** Where a version of a fact comes from and since when, in one line. */
export function useOriginWords(): (version: Pick<FactVersion, 'origin' | 'recordedAt' | 'value'>) => string {
  const { t } = useLingui();
  const time = useTimeFormat();
  return ({ origin, recordedAt, value }) => {
    const day = time.day(recordedAt);
    if (value === null) return t`Taken back on ${day}`;
    switch (origin.kind) {
      case 'said':
        return t`You said “${origin.quote}”, ${day}`;
      case 'corrected':
        return t`Corrected by you, ${day}`;
      case 'entered':
        return t`Entered by you, ${day}`;
      case 'assumption':
        return t`Assumed: ${origin.basis}`;
    }
  };
}
