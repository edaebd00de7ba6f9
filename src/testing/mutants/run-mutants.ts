import { applyMutant, type Mutant } from './mutant.ts';
import type { SharedDatabase } from './shared-database.ts';
import { createSourceCopy, type SourceCopy, type TestResult } from './source-copy.ts';

/** What became of a mutant. */
export interface Verdict {
  readonly mutant: Mutant;
  readonly outcome: 'killed' | 'survived' | 'does not compile' | 'failed otherwise';
  readonly detail: string;
  readonly seconds: number;
}

const isKiller = ({ killedBy }: Mutant, { file, name }: TestResult): boolean =>
  file === killedBy.file && name.includes(killedBy.test);

/** Sentences about killing tests that do not pass on the source as it is. */
async function findBrokenKillers(copy: SourceCopy, mutants: readonly Mutant[]): Promise<readonly string[]> {
  const files = [...new Set(mutants.map(({ killedBy }) => killedBy.file))];
  const names = [...new Set(mutants.map(({ killedBy }) => killedBy.test))];
  const results = await copy.runTests(files, names);
  return mutants.flatMap((mutant) => {
    const killers = results.filter((result) => isKiller(mutant, result));
    if (killers.length === 0) return [`${mutant.killedBy.file} has no test "${mutant.killedBy.test}"`];
    return killers
      .filter(({ isPassed }) => !isPassed)
      .map(({ name, message }) => `${name} fails unmutated: ${message}`);
  });
}

async function judge(copy: SourceCopy, mutant: Mutant, known: readonly string[]): Promise<Omit<Verdict, 'seconds'>> {
  const undo = applyMutant(copy.root, mutant);
  try {
    const faults = (await copy.typeCheck()).filter((line) => !known.includes(line));
    if (faults.length > 0) return { mutant, outcome: 'does not compile', detail: faults.join('\n') };
    const results = await copy.runTests([mutant.killedBy.file], [mutant.killedBy.test]);
    const killers = results.filter((result) => isKiller(mutant, result));
    const failed = killers.filter(({ isPassed }) => !isPassed);
    if (failed.some(({ isAssertion }) => isAssertion)) return { mutant, outcome: 'killed', detail: '' };
    if (killers.length > 0 && failed.length === 0) return { mutant, outcome: 'survived', detail: '' };
    const detail = failed.map(({ name, message }) => `${name}: ${message}`).join('\n');
    return { mutant, outcome: 'failed otherwise', detail: detail || 'the killing test did not run' };
  } catch (error) {
    return { mutant, outcome: 'failed otherwise', detail: (error as Error).message };
  } finally {
    undo();
  }
}

/**
 * Makes every fault in a copy of the tree, one at a time: it has to compile, and its killing test, which passes without
 * it, has to fail by an assertion. Works in as many copies at once as asked for. Throws where a killing test does not pass
 * on the source as it is.
 */
export async function runMutants(
  mutants: readonly Mutant[],
  options: { root: string; shared: SharedDatabase; copies: number },
): Promise<readonly Verdict[]> {
  const copies = await Promise.all(
    Array.from({ length: options.copies }, () => createSourceCopy(options.root, options.shared)),
  );
  try {
    const [first] = copies;
    const broken = await findBrokenKillers(first!, mutants);
    if (broken.length > 0) throw new Error(broken.join('\n'));
    const waiting = [...mutants];
    const verdicts: Verdict[] = [];
    const work = async (copy: SourceCopy): Promise<void> => {
      const known = await copy.typeCheck();
      for (let mutant = waiting.shift(); mutant; mutant = waiting.shift()) {
        const startedMs = performance.now();
        const verdict = await judge(copy, mutant, known);
        verdicts.push({ ...verdict, seconds: (performance.now() - startedMs) / 1000 });
      }
    };
    await Promise.all(copies.map(work));
    return verdicts.sort((a, b) => mutants.indexOf(a.mutant) - mutants.indexOf(b.mutant));
  } finally {
    await Promise.all(copies.map((copy) => copy.close()));
  }
}

/** The table as text, and how many were killed. */
export function describeVerdicts(verdicts: readonly Verdict[]): string {
  const lines = verdicts.map(({ mutant, outcome, detail, seconds }) => {
    const tail = detail && `\n    ${detail.replaceAll('\n', '\n    ')}`;
    return `  ${outcome} (${seconds.toFixed(1)} s) | ${mutant.rule} | ${mutant.name} | ${mutant.killedBy.test}${tail}`;
  });
  const killed = verdicts.filter(({ outcome }) => outcome === 'killed').length;
  return `${lines.join('\n')}\nmutants: ${killed} killed, ${verdicts.length - killed} survived\n`;
}
