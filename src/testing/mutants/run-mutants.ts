import { applyMutant, findFault, type Mutant } from './mutant.ts';
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

/**
 * What the compiler says of each mutant that does not compile. As many as can stand beside each other are compiled at once: the compiler
 * takes longer than the test that kills one. Where a company does not compile, each of it is compiled by itself.
 */
async function findTypeFaults(copy: SourceCopy, mutants: readonly Mutant[]): Promise<ReadonlyMap<Mutant, string>> {
  const known = await copy.typeCheck();
  const faultsOf = async (company: readonly Mutant[]): Promise<readonly string[]> => {
    const undos = company.map((mutant) => applyMutant(copy.root, mutant));
    const faults = await copy.typeCheck().finally(() => {
      for (const undo of undos.reverse()) undo();
    });
    return faults.filter((line) => !known.includes(line));
  };
  const faults = new Map<Mutant, string>();
  for (let waiting = mutants; waiting.length > 0; ) {
    const company = standBeside(copy.root, waiting);
    if ((await faultsOf(company)).length > 0)
      for (const mutant of company) {
        const own = await faultsOf([mutant]);
        if (own.length > 0) faults.set(mutant, own.join('\n'));
      }
    waiting = waiting.filter((mutant) => !company.includes(mutant));
  }
  return faults;
}

/** The mutants of which every edit can be made after those of the others: at least the first. */
function standBeside(root: string, mutants: readonly Mutant[]): readonly Mutant[] {
  const undos: (() => void)[] = [];
  const company = mutants.filter((mutant, at) => {
    if (at > 0 && mutant.edits.some((edit) => findFault(root, edit))) return false;
    undos.push(applyMutant(root, mutant));
    return true;
  });
  for (const undo of undos.reverse()) undo();
  return company;
}

async function judge(copy: SourceCopy, mutant: Mutant, fault: string | undefined): Promise<Omit<Verdict, 'seconds'>> {
  if (fault !== undefined) return { mutant, outcome: 'does not compile', detail: fault };
  const undo = applyMutant(copy.root, mutant);
  try {
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
    const faults = await findTypeFaults(first!, mutants);
    const work = async (copy: SourceCopy): Promise<void> => {
      for (let mutant = waiting.shift(); mutant; mutant = waiting.shift()) {
        const startedMs = performance.now();
        const verdict = await judge(copy, mutant, faults.get(mutant));
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
