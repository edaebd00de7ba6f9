import { useTimeFormat } from '#web/time/use-time-format.ts';

/** Writes a time as a day in the person's own zone: "21 November 2026". */
export function useDay(): (isoTime: string) => string {
  return useTimeFormat().day;
}
