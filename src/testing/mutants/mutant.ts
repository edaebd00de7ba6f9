import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Rule } from './rules.ts';

/** One change of a source file: `find` stands in it exactly once. */
export interface Edit {
  readonly file: string;
  readonly find: string;
  readonly replace: string;
}

/** A fault on purpose: a patch that compiles and breaks a rule, and the test that notices over HTTP. */
export interface Mutant {
  /** What the fault is, unique in the table. */
  readonly name: string;
  readonly rule: Rule;
  readonly edits: readonly Edit[];
  readonly killedBy: {
    readonly file: string;
    /** Part of the test's full name; of a test with cases, the part they share. */
    readonly test: string;
  };
}

const countOf = (text: string, part: string): number => text.split(part).length - 1;

/** What keeps an edit from being made below a root, as a sentence; undefined when it can be. */
export function findFault(root: string, { file, find, replace }: Edit): string | undefined {
  const count = countOf(readFileSync(join(root, file), 'utf8'), find);
  if (count !== 1) return `${file} holds ${count} times: ${find}`;
  return find === replace ? `${file}: nothing would change` : undefined;
}

/** Makes the edits of a mutant below a root. Throws where one cannot be made. Returns what undoes them. */
export function applyMutant(root: string, { edits }: Mutant): () => void {
  const before = new Map<string, string>();
  for (const edit of edits) {
    const fault = findFault(root, edit);
    if (fault) throw new Error(fault);
    const path = join(root, edit.file);
    const text = readFileSync(path, 'utf8');
    if (!before.has(path)) before.set(path, text);
    writeFileSync(
      path,
      text.replace(edit.find, () => edit.replace),
    );
  }
  return () => {
    for (const [path, text] of before) writeFileSync(path, text);
  };
}
