import { useLingui } from '@lingui/react';
import { createContext, useContext, useMemo } from 'react';
import { createTimeFormat, knownTimeZone, type TimeFormat } from './time-format.ts';

/** The time zone of the account; undefined where nobody is signed in: the device's own is used. */
export const TimeZoneContext = createContext<string | undefined>(undefined);

/** Writes times in the language of the interface and in the time zone of the account. */
export function useTimeFormat(): TimeFormat {
  const { i18n } = useLingui();
  const ofAccount = useContext(TimeZoneContext);
  return useMemo(() => {
    const ofDevice = new Intl.DateTimeFormat().resolvedOptions().timeZone;
    return createTimeFormat(i18n.locale, ofAccount === undefined ? ofDevice : knownTimeZone(ofAccount), ofDevice);
  }, [i18n.locale, ofAccount]);
}
