export type PartOfDay = 'morning' | 'afternoon' | 'evening';

/** Before 12:00 morning, before 18:00 afternoon, otherwise evening; `hour` 0 to 23 in the person's zone (docs/dashboard.md). */
export function partOfDay(hour: number): PartOfDay {
  if (hour < 12) return 'morning';
  return hour < 18 ? 'afternoon' : 'evening';
}
