import { describe, expect, it } from 'vitest';
import { formatNumber, formatPercent } from './format-number.ts';

describe('formatNumber', () => {
  it('writes a true minus sign in every language, and nothing for a zero below zero', () => {
    for (const locale of ['en', 'de', 'fr', 'zh', 'ja', 'es', 'sv'])
      expect(formatNumber(-5, locale), locale).toBe('\u22125');
    expect(formatNumber(-333, 'en', { style: 'currency', currency: 'EUR', maximumFractionDigits: 0 })).toBe('−€333');
    expect(formatNumber(-1250.5, 'de')).toBe('−1.250,5');
  });
});

describe('formatPercent', () => {
  it('writes a percentage as the language does', () => {
    expect([4, 2.9, 1.75, -3].map((percent) => formatPercent(percent, 'en'))).toEqual(['4%', '2.9%', '1.75%', '−3%']);
    expect(formatPercent(2.9, 'de')).toBe('2,9\u00a0%');
  });
});
