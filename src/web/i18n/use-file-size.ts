import { useLingui } from '@lingui/react';

const units = ['byte', 'kilobyte', 'megabyte', 'gigabyte'] as const;

/** Writes sizes of files: "1.4 MB". */
export function useFileSize(): (bytes: number) => string {
  const { i18n } = useLingui();
  return (bytes) => {
    let value = bytes;
    let unit = 0;
    while (value >= 1000 && unit < units.length - 1) {
      value /= 1000;
      unit += 1;
    }
    const locale = i18n.locale === 'pseudo' ? 'en' : i18n.locale;
    const style = { style: 'unit', unit: units[unit]!, unitDisplay: 'short' } as const;
    return new Intl.NumberFormat(locale, { ...style, maximumFractionDigits: value < 10 && unit > 0 ? 1 : 0 }).format(
      value,
    );
  };
}
