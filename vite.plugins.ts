import { statSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { lingui, linguiTransformerBabelPreset } from '@lingui/vite-plugin';
import { minifyContractRouter } from '@orpc/contract';
import optimizeLocales from '@react-aria/optimize-locales-plugin';
import babel from '@rolldown/plugin-babel';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import type { Plugin, PluginOption } from 'vite';

/** What turns our sources into browser code, for builds and tests alike. The Lingui macro is expanded before React's plugin. */
export function webPlugins(): PluginOption[] {
  return [
    // English words of React Aria come with its components; other languages are fetched alone (src/web/i18n/load-i18n.ts).
    { ...optimizeLocales.vite({ locales: ['en-US'] }), enforce: 'pre' as const },
    ariaStrings(),
    minifiedContracts(),
    babel({ presets: [linguiTransformerBabelPreset()] }),
    react(),
    lingui(),
    tailwindcss(),
  ];
}

/** The English words of one of React Aria's packages: react-aria/dist/private/intl/toast/en-US.mjs. */
const ARIA_ENGLISH =
  /\/node_modules\/(react-aria|react-stately|react-aria-components)\/dist\/private\/intl\/(?:(\w+)\/)?en-US\.mjs$/;

/**
 * By a name without our path in it: `optimizeLocales` takes any "xx-XX" in what React Aria's modules import for a locale,
 * and a clone may lie in a folder like my-EU-shop.
 */
const ARIA_OVERLAY = 'virtual:aria-strings';
const overlayPath = join(import.meta.dirname, 'src/web/i18n/aria-strings.ts');

/** Leads React Aria's English words through `overlaidStrings`, where another language can be laid over them. */
function ariaStrings(): Plugin {
  return {
    name: 'groundwork:aria-strings',
    apply: 'build',
    resolveId: { filter: { id: /^virtual:aria-strings$/ }, handler: () => overlayPath },
    transform: {
      filter: { id: ARIA_ENGLISH },
      handler(code, id) {
        const [, library, folder] = ARIA_ENGLISH.exec(id) ?? [];
        const name = folder === undefined ? library : `@${library}/${folder}`;
        const words = /export \{(\S+) as default\};/.exec(code)?.[1];
        if (words === undefined) throw new Error(`React Aria keeps its words in another form: ${id}`);
        return {
          code: [
            `import { overlaidStrings } from ${JSON.stringify(ARIA_OVERLAY)};`,
            code.replace(/export \{\S+ as default\};/, ''),
            `export default overlaidStrings(${JSON.stringify(name)}, ${words});`,
          ].join('\n'),
          map: null,
        };
      },
    },
  };
}

const CONTRACT = /\/src\/features\/[^/]+\/[^/]+\.contract\.ts$/;
const SCHEMAS = '?schemas';

/**
 * The browser gets methods and paths of a contract, not its schemas: those would bring zod into every screen. A screen
 * that does import a schema by name gets it, and zod with it; nobody else pays for that.
 */
function minifiedContracts(): Plugin {
  return {
    name: 'groundwork:minified-contracts',
    enforce: 'pre',
    apply: 'build',
    applyToEnvironment: (environment) => environment.name === 'client',
    async load(id) {
      if (id.endsWith(SCHEMAS)) {
        return {
          code: await readFile(id.slice(0, -SCHEMAS.length), 'utf8'),
          moduleType: 'ts',
          moduleSideEffects: false,
        };
      }
      if (!CONTRACT.test(id)) return null;
      // The modification time makes a changed contract a new module while watching.
      const contract: Record<string, unknown> = await import(`${pathToFileURL(id).href}?${statSync(id).mtimeMs}`);
      const lines = Object.entries(contract).map(([name, value]) => {
        const plain = isRouter(value) ? minifyContractRouter(value) : isConstant(value) ? value : undefined;
        return plain === undefined
          ? `export { ${name} } from ${JSON.stringify(id + SCHEMAS)};`
          : `export const ${name} = ${JSON.stringify(plain)};`;
      });
      return { code: lines.join('\n'), moduleType: 'js', moduleSideEffects: false };
    },
  };
}

function isRouter(value: unknown): value is Parameters<typeof minifyContractRouter>[0] {
  return (
    typeof value === 'object' &&
    value !== null &&
    Object.values(value).length > 0 &&
    Object.values(value).every((one) => typeof one === 'object' && one !== null && '~orpc' in one)
  );
}

function isConstant(value: unknown): boolean {
  if (Array.isArray(value)) return value.every(isConstant);
  return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean';
}
