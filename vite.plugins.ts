import { statSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
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
    { ...optimizeLocales.vite({ locales: ['en-US'] }), enforce: 'pre' as const },
    minifiedContracts(),
    babel({ presets: [linguiTransformerBabelPreset()] }),
    react(),
    lingui(),
    tailwindcss(),
  ];
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
