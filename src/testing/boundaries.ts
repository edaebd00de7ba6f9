import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, posix, relative } from 'node:path';

/** One import of one source file, both as paths below the root of the tree. */
export interface Import {
  readonly from: string;
  readonly to: string;
}

const aliases: Readonly<Record<string, string>> = {
  '#shared/': 'src/shared/',
  '#app/': 'src/app/',
  '#features/': 'src/features/',
  '#server/': 'src/server/',
  '#web/': 'src/web/',
  '#testing/': 'src/testing/',
};

const isTest = (path: string): boolean => /\.test\.tsx?$|\/testing\//.test(path);

/** Every import between source files of a tree; tests and packages left out. */
export function listImports(root: string): Import[] {
  const files = readdirSync(join(root, 'src'), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name))
    .map((entry) => relative(root, join(entry.parentPath, entry.name)))
    .filter((path) => !isTest(path));
  return files.flatMap((from) =>
    [...readFileSync(join(root, from), 'utf8').matchAll(/(?:from|import)\s*\(?\s*'([^']+)'/g)].flatMap(([, target]) => {
      const to = resolveImport(from, target!);
      return to ? [{ from, to }] : [];
    }),
  );
}

function resolveImport(from: string, target: string): string | undefined {
  if (target.startsWith('.')) return posix.join(dirname(from), target);
  const alias = Object.keys(aliases).find((prefix) => target.startsWith(prefix));
  return alias && aliases[alias] + target.slice(alias.length);
}

/** The floors of the house, the lowest first: an import goes down or stays. `src/app` holds the composition roots. */
const floors = ['src/shared/', 'src/server/|src/web/', 'src/features/', 'src/app/'];

/** The floor of a file, 0 for the lowest; -1 for what is no part of the product. */
const floorOf = (path: string): number =>
  floors.findIndex((rooms) => rooms.split('|').some((room) => path.startsWith(room)));

const featureOf = (path: string): string | undefined => /^src\/features\/([^/]+)\//.exec(path)?.[1];
const roomOf = (path: string): string => /^src\/features\/[^/]+\/(domain|server|web)\//.exec(path)?.[1] ?? 'contract';

/** What the compiler's walls leave open: how one feature may reach another. Returns a sentence for each violation. */
export function findViolations(imports: readonly Import[]): string[] {
  const violations: string[] = [];
  for (const { from, to } of imports) {
    const [own, other] = [featureOf(from), featureOf(to)];
    if (own && other && own !== other && !isDoor(from, to))
      violations.push(
        `${from} reaches into ${to}: use that feature's domain, its *.service.ts from a server file, its web/shared from a screen`,
      );
    if (floorOf(from) < floorOf(to)) violations.push(`${from} reaches up to ${to}`);
    if (to.startsWith('src/testing/')) violations.push(`${from} uses a test helper: ${to}`);
    if (own && own === other && /\.routes\.ts$/.test(from) && /\.repository\.ts$/.test(to))
      violations.push(`${from} reaches past its service to ${to}`);
  }
  return [...violations, ...findCircles(imports)];
}

function isDoor(from: string, to: string): boolean {
  if (roomOf(to) === 'domain') return true;
  if (roomOf(from) === 'server') return /\.service\.ts$/.test(to);
  // A screen may call another feature's endpoints through its contract, and use what that feature's screens share.
  return roomOf(from) === 'web' && (roomOf(to) === 'contract' || /^src\/features\/[^/]+\/web\/shared\//.test(to));
}

/**
 * Circles between files, type-only imports included: files that cannot be understood one after the other. Each is the list
 * of its files, in the order of their names.
 */
export function findFileCircles(imports: readonly Import[]): string[][] {
  const next = new Map<string, string[]>();
  for (const { from, to } of imports) next.set(from, [...(next.get(from) ?? []), to]);
  const reachedFrom = (start: string): Set<string> => {
    const seen = new Set<string>();
    const waiting = [...(next.get(start) ?? [])];
    for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) {
      if (seen.has(path)) continue;
      seen.add(path);
      waiting.push(...(next.get(path) ?? []));
    }
    return seen;
  };
  const reached = new Map([...next.keys()].map((path) => [path, reachedFrom(path)]));
  const inCircle = [...next.keys()].filter((path) => reached.get(path)!.has(path)).sort();
  const circles = inCircle.map((path) =>
    inCircle.filter((other) => reached.get(path)!.has(other) && reached.get(other)!.has(path)),
  );
  return [...new Map(circles.map((circle) => [circle.join(), circle])).values()];
}

/** Circles between features, each told once. */
function findCircles(imports: readonly Import[]): string[] {
  const edges = new Map<string, Set<string>>();
  for (const { from, to } of imports) {
    const [own, other] = [featureOf(from), featureOf(to)];
    if (own && other && own !== other) edges.set(own, (edges.get(own) ?? new Set()).add(other));
  }
  const circles = new Set<string>();
  const walk = (path: readonly string[]): void => {
    for (const next of edges.get(path.at(-1)!) ?? []) {
      if (next === path[0]) circles.add([...path].sort().join(' ↔ '));
      else if (!path.includes(next)) walk([...path, next]);
    }
  };
  for (const feature of edges.keys()) walk([feature]);
  return [...circles].map((circle) => `features use each other in a circle: ${circle}`);
}
