import { useLingui } from '@lingui/react';
import { useAccount } from './advisor.queries.ts';

/** Writes a time as a day in the person's own zone: "21 November 2026". */
export function useDay(): (isoTime: string) => string {
  const { i18n } = useLingui();
  const { data: account } = useAccount();
  return (isoTime) => {
    const parts = { day: 'numeric', month: 'long', year: 'numeric' } as const;
    // Plain English dates are read the same everywhere with the day first.
    const locale = i18n.locale === 'en' ? 'en-GB' : i18n.locale;
    try {
      return new Intl.DateTimeFormat(locale, { ...parts, timeZone: account?.timezone ?? 'UTC' }).format(
        new Date(isoTime),
      );
    } catch {
      return new Intl.DateTimeFormat(locale, { ...parts, timeZone: 'UTC' }).format(new Date(isoTime));
    }
  };
}
