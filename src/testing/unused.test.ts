import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { findUnusedDependencies, findUnusedExports, type Manifest, readSources } from './unused.ts';

const root = join(import.meta.dirname, '../..');
const files = readSources(root);

/** Files whose exports are for others to take when they need them. */
const openDoors: readonly RegExp[] = [
  // The schemas of a contract are what goes over the wire: forms and samples take their parts from them.
  /\.contract\.ts$/,
  // Samples are found by their name.
  /\.samples\.ts$/,
  // A feature declares by it what it tells people of; the planted sample feature does.
  /^src\/server\/notification-kind\.ts$/,
  // Configuration is read by its tool.
  /\.config\.ts$/,
];

/** Still to be gone through; a folder leaves this list and none joins it. */
const notYet: readonly RegExp[] = [
  // Rebuilt as a whole with the next version of the advisor.
  /^src\/features\/advisor\/domain\/(?:extraction|composition)\//,
];

describe('a value that is exported', () => {
  it('is imported somewhere', () => {
    const isLooked = (path: string): boolean => ![...openDoors, ...notYet].some((exempt) => exempt.test(path));
    expect(findUnusedExports(files).filter((entry) => isLooked(entry.split(' ')[0]!))).toEqual([]);
  });

  it('and imported nowhere is found, whatever kind it is; one that is imported in any way is not', () => {
    const planted = {
      path: 'src/shared/planted.ts',
      text: [
        'export const lonely = 1;',
        'export async function forgotten() {}',
        'export class Left {}',
        'export const taken = 2;',
        'export type Shape = string;',
        'const inner = 3;',
      ].join('\n'),
    };
    const taker = {
      path: 'src/server/taker.ts',
      text: "import {\n  type Shape,\n  taken as mine,\n} from '#shared/planted.ts';",
    };
    expect(findUnusedExports([planted, taker])).toEqual(
      ['lonely', 'forgotten', 'Left'].map((name) => `src/shared/planted.ts ${name}`),
    );
    for (const whole of [
      "import * as planted from '../shared/planted.ts';",
      "const planted = () => import('../shared/planted.ts');",
      "export { lonely } from '../shared/planted.ts';",
    ])
      expect(findUnusedExports([planted, { path: 'src/server/whole.ts', text: whole }])).toEqual([]);
  });
});

describe('a dependency', () => {
  const installed = (name: string) => {
    const path = join(root, 'node_modules', name, 'package.json');
    if (!existsSync(path)) return { commands: [], peers: [] };
    const { bin, peerDependencies = {} } = JSON.parse(readFileSync(path, 'utf8')) as {
      bin?: string | Record<string, string>;
      peerDependencies?: Record<string, string>;
    };
    const commands = typeof bin === 'string' ? [name.split('/').at(-1)!] : Object.keys(bin ?? {});
    return { commands, peers: Object.keys(peerDependencies) };
  };

  it('is used by code, configuration or a script', () => {
    const manifest = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as Manifest;
    // This file names some without using them.
    const others = files.filter(({ path }) => path !== 'src/testing/unused.test.ts');
    const unused = findUnusedDependencies(manifest, others, installed);
    // The runtime's other platforms are chosen by npm.
    expect(unused.filter((name) => !name.startsWith('node-linux-'))).toEqual([]);
  });

  it('that nothing names is found; one that is named in any way is not', () => {
    const manifest = {
      scripts: { build: 'builder --all' },
      dependencies: { lonely: '1', imported: '1', '@scope/deep': '1', '@family/one': '1', peer: '1' },
      devDependencies: { builder: '1', '@types/imported': '1', '@types/lonely': '1' },
    };
    const text = `import 'imported';\nimport '@scope/deep/file.js';\nconst name = \`@family/\${one}\`;\n// lonely, unquoted`;
    const packages = (name: string) => ({
      commands: name === 'builder' ? ['builder'] : [],
      peers: name === 'imported' ? ['peer'] : [],
    });
    expect(findUnusedDependencies(manifest, [{ path: 'a.ts', text }], packages)).toEqual(['lonely', '@types/lonely']);
  });
});
