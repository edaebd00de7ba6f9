import { describe, expect, it } from 'vitest';
import { hoursRows, weekdays } from './opening-hours.ts';

describe('opening hours', () => {
  it('put days that follow each other and are open alike into one row, and say when it is closed', () => {
    const week = weekdays.slice(0, 5).map((day) => ({ day, from: '09:00', to: '18:00' }));
    expect(hoursRows([...week, { day: 'saturday', from: '10:00', to: '13:00' }], 'en')).toEqual([
      { days: 'Mon–Fri', spans: ['9:00 AM–6:00 PM'] },
      { days: 'Saturday', spans: ['10:00 AM–1:00 PM'] },
      { days: 'Sunday', spans: [] },
    ]);
  });

  it('have two spans a day in their order, and times as the language writes them', () => {
    const monday = [
      { day: 'monday', from: '14:00', to: '18:00' },
      { day: 'monday', from: '09:00', to: '12:30' },
    ] as const;
    expect(hoursRows(monday, 'de')[0]).toEqual({ days: 'Montag', spans: ['9:00–12:30', '14:00–18:00'] });
    expect(hoursRows(monday, 'ja')[0]!.days).toBe('月曜日');
  });

  it('leave out a span without a beginning or an end', () => {
    expect(hoursRows([{ day: 'monday', from: '09:00', to: '' }], 'en')).toEqual([{ days: 'Mon–Sun', spans: [] }]);
  });
});
