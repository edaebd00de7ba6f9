import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';

const root = join(import.meta.dirname, '../../..');
const notCopied = new Set(['node_modules', '.git', '.cache', '.data', 'dist', 'test-results']);

/** One line that stands after another one. */
interface Edit {
  readonly file: string;
  readonly after: string;
  readonly line: string;
}

/** Everything that is written by hand outside the folder of the feature, beside its migration. */
const edits: readonly Edit[] = [
  {
    file: 'src/app/server/features.ts',
    after: "import { profileFeature } from '#features/profile/server/profile.feature.ts';",
    line: "import { sampleFeature } from '#features/sample/server/sample.feature.ts';",
  },
  { file: 'src/app/server/features.ts', after: '  notificationsFeature,', line: '  sampleFeature,' },
  {
    file: 'src/app/web/features.ts',
    after: "import { profileFeature } from '#features/profile/web/profile.feature.ts';",
    line: "import { sampleFeature } from '#features/sample/web/sample.feature.ts';",
  },
  { file: 'src/app/web/features.ts', after: '  notificationsFeature,', line: '  sampleFeature,' },
  {
    file: 'src/shared/tools.ts',
    after: "  { id: 'support', path: 'support', isBuilt: false },",
    line: "  { id: 'sample', path: 'sample', isBuilt: true },",
  },
  {
    file: 'src/app/plan-table.ts',
    after: "import { marketingPlan } from '#features/marketing/domain/marketing.plan.ts';",
    line: "import { samplePlan } from '#features/sample/domain/sample.plan.ts';",
  },
  { file: 'src/app/plan-table.ts', after: '  support: supportPlan,', line: '  sample: samplePlan,' },
];

/** A copy of the tree with the sample in it. */
export interface PlantedTree {
  readonly root: string;
  /** What differs from the tree outside the folder now, whoever wrote it. */
  listChanged(): readonly string[];
}

/** Copies the tree, puts the folder of the sample into it and registers it. Throws where an edit finds no place. */
export function plantSample(): PlantedTree {
  // Below the tree itself, so that packages are found where they are: the compiler names none by a path beside the copy.
  mkdirSync(join(root, '.cache'), { recursive: true });
  // Its name looks like a locale: a clone may lie in any folder.
  const copy = mkdtempSync(join(root, '.cache/sample-EU-'));
  for (const name of readdirSync(root))
    if (!notCopied.has(name)) cpSync(join(root, name), join(copy, name), { recursive: true });
  const folder = join(copy, 'src/features/sample');
  cpSync(join(import.meta.dirname, 'feature'), folder, { recursive: true });
  // They end in .txt so that the product's own compiler, linter and catalogues leave them alone.
  for (const path of listFiles(folder)) renameSync(path, path.replace(/\.txt$/, ''));
  for (const { file, after, line } of edits) {
    const text = readFileSync(join(copy, file), 'utf8');
    if (!text.includes(`${after}\n`)) throw new Error(`${file} has no line "${after}"`);
    writeFileSync(join(copy, file), text.replace(`${after}\n`, `${after}\n${line}\n`));
  }
  cpSync(join(import.meta.dirname, 'migration.sql'), join(copy, 'migrations/9001-sample.sql'));
  return {
    root: copy,
    listChanged: () =>
      readdirSync(copy)
        .filter((name) => !notCopied.has(name))
        .flatMap((name) => listFiles(join(copy, name)))
        .map((path) => relative(copy, path))
        .filter((path) => !path.startsWith('src/features/sample/') && differs(join(copy, path), join(root, path))),
  };
}

/** Files of a folder, or the one file that stands there. */
function listFiles(path: string): string[] {
  try {
    return readdirSync(path, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name));
  } catch {
    return [path];
  }
}

function differs(one: string, other: string): boolean {
  try {
    return !readFileSync(one).equals(readFileSync(other));
  } catch {
    return true;
  }
}
