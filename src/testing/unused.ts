import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, posix, relative } from 'node:path';

/** One source file by its path below the root of the tree. */
export interface SourceFile {
  readonly path: string;
  readonly text: string;
}

const folders = ['src', 'scripts', 'bench', 'e2e', 'lint'];
const configuration = /^(?:[\w.-]+\.config\.ts|vite\.plugins\.ts|biome\.json|tsconfig[\w.]*\.json)$/;

/** Everything that can import or name something: sources, tests, scripts, measures and configuration. */
export function readSources(root: string): SourceFile[] {
  const read = (path: string): SourceFile => ({ path, text: readFileSync(join(root, path), 'utf8') });
  const inFolders = folders.flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && /\.(?:tsx?|mjs|css|json)$/.test(entry.name))
      .map((entry) => relative(root, join(entry.parentPath, entry.name))),
  );
  return [...inFolders, ...readdirSync(root).filter((name) => configuration.test(name))].map(read);
}

/**
 * Values that a file exports and no other file imports, as "path name". An import of a whole module (`import * as`, a
 * module that is loaded when it is needed, one that is exported on) counts for each of its values. Types are left out:
 * they weigh nothing.
 */
export function findUnusedExports(files: readonly SourceFile[]): string[] {
  const imported = new Map<string, Set<string> | 'all'>();
  const note = (path: string, names: readonly string[] | 'all'): void => {
    const known = imported.get(path);
    if (known === 'all') return;
    imported.set(path, names === 'all' ? 'all' : new Set([...(known ?? []), ...names]));
  };
  for (const { path, text } of files) {
    for (const [, names, target] of text.matchAll(/\bimport\s+(?:type\s+)?\{([^}]*)\}\s*from\s*'([^']+)'/g))
      note(resolve(path, target!), namesOf(names!));
    for (const [, target] of text.matchAll(
      /(?:import\s+\*\s+as\s+\w+\s+from|export\s[^;'"]*from|import\(\s*|mock\(\s*|import\.meta\.glob[^']*)\s*'([^']+)'/g,
    ))
      note(resolve(path, target!), 'all');
  }
  return files.flatMap(({ path, text }) => {
    const used = imported.get(path);
    if (used === 'all' || !/\.tsx?$/.test(path)) return [];
    return exportsOf(text)
      .filter((name) => !used?.has(name))
      .map((name) => `${path} ${name}`);
  });
}

const namesOf = (list: string): string[] =>
  list
    .split(',')
    .map(
      (entry) =>
        entry
          .trim()
          .replace(/^type\s+/, '')
          .split(/\s+as\s+/)[0]!,
    )
    .filter((name) => name !== '');

const exportsOf = (text: string): string[] =>
  [...text.matchAll(/^export\s+(?:async\s+)?(?:const|let|function\*?|class)\s+(\w+)/gm)].map(([, name]) => name!);

function resolve(from: string, target: string): string {
  if (target.startsWith('.')) return posix.join(dirname(from), target);
  return target.startsWith('#') ? `src/${target.slice(1)}` : target;
}

/** What package.json says of its parts, as far as the search for unused ones needs it. */
export interface Manifest {
  readonly scripts?: Readonly<Record<string, string>>;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly devDependencies?: Readonly<Record<string, string>>;
  readonly optionalDependencies?: Readonly<Record<string, string>>;
}

/** What an installed package says of itself. */
export interface InstalledPackage {
  /** The commands it brings. */
  readonly commands: readonly string[];
  /** The packages it asks its user to install. */
  readonly peers: readonly string[];
}

/**
 * Dependencies that no code, configuration or script names: neither by an import or a string that begins with their name
 * (`@scope/${…}` names a whole scope), nor by a command of theirs, nor, for type packages, by the package whose types they
 * are. What another used dependency asks for is used.
 */
export function findUnusedDependencies(
  manifest: Manifest,
  files: readonly SourceFile[],
  installed: (dependency: string) => InstalledPackage,
): string[] {
  const text = [...files.map((file) => file.text), ...Object.values(manifest.scripts ?? {})].join('\n');
  const isNamed = (name: string): boolean =>
    new RegExp(`(?:['"\`/]|@vitest-environment )${quoted(name)}(?=['"\`/\\n])`).test(text) ||
    text.includes(`\`${name.split('/')[0]}/\${`);
  const isRun = (command: string): boolean =>
    new RegExp(`(?:^|['"\` /])${quoted(command)}(?=['"\` ]|$)`, 'm').test(text);
  const isUsed = (name: string): boolean => {
    const typed = /^@types\/(.+)$/.exec(name)?.[1]?.replace('__', '/');
    return isNamed(name) || installed(name).commands.some(isRun) || (typed !== undefined && isNamed(typed));
  };
  const names = Object.keys({
    ...manifest.dependencies,
    ...manifest.devDependencies,
    ...manifest.optionalDependencies,
  });
  const used = new Set(names.filter(isUsed));
  for (const name of used) for (const peer of installed(name).peers) used.add(peer);
  return names.filter((name) => !used.has(name));
}

const quoted = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
