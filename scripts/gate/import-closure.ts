import { createHash } from 'node:crypto';
import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';

/** `import … from '…'`, `export … from '…'`, `import '…'`, `import('…')`, and `new URL('…', import.meta.url)`. */
const references = /(?:\bfrom\s*|\bimport\s*\(?\s*|\bnew URL\(\s*)['"]([^'"]+)['"]/g;

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
    if (!/\.[cm]?[jt]sx?$/.test(path)) continue;
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
 * A fingerprint of everything that decides how the given files behave: what they import, what the server reads besides
 * its code (texts, templates), the migrations, the lockfile, and how tests are run.
 */
export function hashClosure(root: string, entries: readonly string[]): string {
  const beside = globSync(['migrations/*', 'src/server/**/*', 'src/features/*/server/**/*'], {
    cwd: root,
    withFileTypes: true,
  })
    .filter((entry) => entry.isFile() && !/\.[jt]sx?$/.test(entry.name))
    .map((entry) => relative(root, join(entry.parentPath, entry.name)));
  const paths = [...listImports(root, entries), ...beside, 'package-lock.json', 'vitest.config.ts'];
  const hash = createHash('sha256');
  for (const path of [...new Set(paths)].sort())
    hash.update(`${path}\0`).update(
      createHash('sha256')
        .update(readFileSync(join(root, path)))
        .digest(),
    );
  return hash.digest('hex');
}
