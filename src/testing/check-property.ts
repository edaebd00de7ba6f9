import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import fc from 'fast-check';
import { expect } from 'vitest';

/** The seed of a deep run, which is another one each time and printed by the runner; undefined in the gate. */
const freshSeed = process.env.PROPERTY_SEED === undefined ? undefined : Number(process.env.PROPERTY_SEED);
/** The gate tries the same values on every machine and every day. */
const gateSeed = 20_261_118;

/** Whether values are others than in the gate. */
export const hasFreshValues = freshSeed !== undefined;

/** A value that a property once failed for: how to make it again, and what it was, for people. */
interface Example {
  readonly seed: number;
  readonly path: string;
  readonly value: string;
}

/** The examples of one test file, by the name of the test. */
type Examples = Readonly<Record<string, readonly Example[]>>;

interface Options {
  /** How many values are tried; a hundred unless given. */
  readonly numRuns?: number;
  /** Whether the first failing value is reported unshrunk, where shrinking takes too long. */
  readonly endOnFailure?: boolean;
  /** The seed of the gate, where its values have to come by something that not every seed leads to. */
  readonly seed?: number;
}

/**
 * Tries a property: first the examples kept in `<test>.examples.json` next to the test, then values of the run's seed, the
 * same in every run of the gate and others in every deep run. Throws with seed, path and value of what fails; a deep run
 * keeps it as an example, to be committed with the mend. Synchronous for synchronous properties.
 */
export function checkProperty<Values extends [unknown, ...unknown[]]>(
  property: fc.IProperty<Values>,
  options?: Options,
): void;
export function checkProperty<Values extends [unknown, ...unknown[]]>(
  property: fc.IAsyncProperty<Values>,
  options?: Options,
): Promise<void>;
export function checkProperty<Values extends [unknown, ...unknown[]]>(
  property: fc.IRawProperty<Values>,
  options: Options = {},
): void | Promise<void> {
  const { testPath = '', currentTestName = '' } = expect.getState();
  const path = testPath.replace(/\.test\.tsx?$/, '.examples.json');
  const runs: fc.Parameters<Values>[] = [
    ...(readExamples(path)[currentTestName] ?? []).map(({ seed, path: at }) => ({
      ...options,
      seed,
      path: at,
      numRuns: 1,
      endOnFailure: true,
    })),
    { seed: gateSeed, ...options, ...(freshSeed !== undefined && { seed: freshSeed }) },
  ];
  const judge = (details: fc.RunDetails<Values>): void => {
    if (!details.failed) return;
    if (freshSeed !== undefined && details.seed === freshSeed) keepExample(path, currentTestName, details);
    throw new Error(fc.defaultReportMessage(details), { cause: details.errorInstance });
  };
  const check = (parameters: fc.Parameters<Values>) =>
    fc.check(property as fc.IProperty<Values>, parameters) as fc.RunDetails<Values> | Promise<fc.RunDetails<Values>>;
  if (!property.isAsync()) {
    for (const parameters of runs) judge(check(parameters) as fc.RunDetails<Values>);
    return undefined;
  }
  return (async () => {
    for (const parameters of runs) judge(await check(parameters));
  })();
}

function readExamples(path: string): Examples {
  return existsSync(path) ? (JSON.parse(readFileSync(path, 'utf8')) as Examples) : {};
}

function keepExample<Values>(path: string, test: string, details: fc.RunDetails<Values>): void {
  if (details.counterexamplePath === null) return;
  const examples = readExamples(path);
  const value = fc.stringify(details.counterexample).slice(0, 2000);
  const example: Example = { seed: details.seed, path: details.counterexamplePath, value };
  const kept = { ...examples, [test]: [...(examples[test] ?? []), example] };
  writeFileSync(path, `${JSON.stringify(kept, null, 2)}\n`);
}
