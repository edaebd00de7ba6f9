import { createHash } from 'node:crypto';
import { existsSync, globSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';

/** `import … from '…'`, `export … from '…'`, `import '…'`, `import('…')`, and `new URL('…', import.meta.url)`. */
const references = /(?:\bfrom\s*|\bimport\s*\(?\s*|\bnew URL\(\s*)['"]([^'"]+)['"]/g;

const isCode = (name: string): boolean => /\.[cm]?[jt]sx?$/.test(name);

/** Folders behind the names of package.json's `imports`. */
function readAliases(root: string): readonly (readonly [prefix: string, folder: string])[] {
  const { imports = {} } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
    imports?: Readonly<Record<string, string>>;
  };
  return Object.entries(imports).map(([name, path]) => [name.replace('*', ''), join(root, path.replace('*', ''))]);
}

/**
 * Every file of the house that the given ones import, themselves included, by whatever way: statically, when asked for,
 * for a type. Paths are relative to `root` and sorted. Packages are not followed: the lockfile represents them.
 */
export function listImports(root: string, entries: readonly string[]): readonly string[] {
  const aliases = readAliases(root);
  const found = new Set<string>();
  const open = entries.map((path) => join(root, path));
  for (let path = open.pop(); path !== undefined; path = open.pop()) {
    if (found.has(path)) continue;
    found.add(path);
    if (!isCode(path)) continue;
    for (const [, name = ''] of readFileSync(path, 'utf8').matchAll(references)) {
      const alias = aliases.find(([prefix]) => name.startsWith(prefix));
      const target = alias
        ? join(alias[1], name.slice(alias[0].length))
        : name.startsWith('.') && join(dirname(path), name);
      if (target && existsSync(target) && /\.\w+$/.test(target)) open.push(target);
    }
  }
  return [...found].map((path) => relative(root, path)).sort();
}

/**
 * What code reads from beside it (texts, templates, examples): the files that are no code in a folder, and in those within it
 * that hold no code themselves.
 */
function listBeside(root: string, folder: string): readonly string[] {
  const entries = readdirSync(join(root, folder), { withFileTypes: true });
  return entries.flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return readdirSync(join(root, path)).some(isCode) ? [] : listBeside(root, path);
    return isCode(entry.name) ? [] : [path];
  });
}

/**
 * A fingerprint of everything that decides how the given files behave: what they import, what lies beside that, and what
 * the patterns name. What a file is in the root of the house is its own; nothing there lies beside it.
 */
export function hashClosure(root: string, entries: readonly string[], patterns: readonly string[] = []): string {
  const imports = listImports(root, entries);
  const folders = new Set(imports.map(dirname).filter((folder) => folder !== '.'));
  const beside = [...folders].flatMap((folder) => listBeside(root, folder));
  const named = globSync([...patterns], { cwd: root });
  const hash = createHash('sha256');
  for (const path of [...new Set([...imports, ...beside, ...named])].sort())
    hash.update(`${path}\0`).update(
      createHash('sha256')
        .update(readFileSync(join(root, path)))
        .digest(),
    );
  return hash.digest('hex');
}
