const formats = new Map<string, Intl.NumberFormat>();

/**
 * A number as the locale writes it, but with a true minus sign (U+2212), which is as wide as a plus and never ends a
 * line: "−€333", "4%", "1,250.5".
 */
export function formatNumber(value: number, locale: string, options: Intl.NumberFormatOptions = {}): string {
  const key = `${locale} ${JSON.stringify(options)}`;
  const format = formats.get(key) ?? new Intl.NumberFormat(locale, options);
  formats.set(key, format);
  if (value >= 0) return format.format(value);
  return format
    .formatToParts(value)
    .map((part) => (part.type === 'minusSign' ? '\u2212' : part.value))
    .join('');
}

/** 0–100 as the locale writes a percentage; `decimals` at most. */
export function formatPercent(percent: number, locale: string, decimals = 2): string {
  return formatNumber(percent / 100, locale, { style: 'percent', maximumFractionDigits: decimals });
}
