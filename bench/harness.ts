import { availableParallelism, cpus, totalmem } from 'node:os';

/** One line of a measure's table. Values are in `unit`. */
export interface Row {
  readonly what: string;
  readonly unit: string;
  readonly values: readonly number[];
  /** What was promised, and whether the median keeps it. */
  readonly promise?: { readonly words: string; readonly isKept: boolean };
}

export interface Measure {
  readonly name: string;
  readonly title: string;
  /** What is measured and how often, in a sentence. */
  readonly how: string;
  /** It takes so long that it runs only where it is named. */
  readonly isLong?: true;
  run(): Promise<readonly Row[]>;
}

/** Whether every measure is only tried out, as small as it can be: the figures are worth nothing, the measures have to run. */
export const isSmoke = process.argv.includes('--smoke');

/** How much or how often is measured; `smoke` of it where the measure is only tried out. */
export const size = (full: number, smoke = 1): number => (isSmoke ? smoke : full);

/** Measures in turn, A B A B, so that whatever else the machine does falls on all of them alike. */
export async function interleave<Name extends string>(
  variants: Readonly<Record<Name, () => Promise<number> | number>>,
  runs: number,
): Promise<Record<Name, number[]>> {
  const names = Object.keys(variants) as Name[];
  const results = Object.fromEntries(names.map((name) => [name, [] as number[]])) as Record<Name, number[]>;
  for (let run = 0; run < runs; run++) for (const name of names) results[name].push(await variants[name]());
  return results;
}

/** Milliseconds that work takes. */
export async function time(work: () => unknown): Promise<number> {
  const startedMs = performance.now();
  await work();
  return performance.now() - startedMs;
}

/** The value below which `share` (0–1) of the values lie; the nearest one measured. */
export function percentile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? Number.NaN;
}

export const median = (values: readonly number[]): number => percentile(values, 0.5);

/** A promise of at most, or at least, so much in the median. */
export function atMost(values: readonly number[], limit: number, unit: string): Row['promise'] & object {
  return { words: `≤ ${limit} ${unit}`, isKept: median(values) <= limit };
}

/** The table of one measure. */
export function formatRows(rows: readonly Row[]): string {
  const cells = rows.map(({ what, unit, values, promise }) => [
    what,
    formatNumber(median(values)),
    // An hour has more values than a call takes arguments.
    formatNumber(values.reduce((one, other) => Math.min(one, other), Number.POSITIVE_INFINITY)),
    formatNumber(values.reduce((one, other) => Math.max(one, other), Number.NEGATIVE_INFINITY)),
    String(values.length),
    unit,
    promise && !isSmoke ? `${promise.isKept ? 'kept' : 'MISSED'} (${promise.words})` : '',
  ]);
  const table = [['', 'median', 'min', 'max', 'n', 'unit', ''], ...cells];
  const widths = table[0]!.map((_, column) => Math.max(...table.map((row) => row[column]!.length)));
  return table
    .map((row) => row.map((cell, at) => (at === 0 || at > 4 ? cell.padEnd(widths[at]!) : cell.padStart(widths[at]!))))
    .map((row) => `  ${row.join('  ').trimEnd()}`)
    .join('\n');
}

function formatNumber(value: number): string {
  if (Math.abs(value) >= 1000) return Math.round(value).toLocaleString('en-GB');
  return value.toFixed(Math.abs(value) >= 100 ? 0 : Math.abs(value) >= 10 ? 1 : 2);
}

/** What it was measured on. */
export function describeMachine(): string {
  const gigabytes = (totalmem() / 2 ** 30).toFixed(1);
  return `${availableParallelism()} cores (${cpus()[0]?.model ?? 'unknown'}), ${gigabytes} GB, Node ${process.version}, ${process.platform} ${process.arch}`;
}
