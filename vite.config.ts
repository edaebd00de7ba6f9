import { defineConfig } from 'vite';
import { webPlugins } from './vite.plugins.ts';

/**
 * Three entries for the browser (landing, sign-in, platform) and one bundle that renders pages on the server.
 * `scripts/build-web.ts` builds both, the second with the manifest of the first.
 */
export default defineConfig(({ isSsrBuild }) => ({
  publicDir: isSsrBuild ? false : 'src/web/public',
  appType: 'custom',
  plugins: webPlugins(),
  define: { __TEST_BUILD__: JSON.stringify(process.env.GROUNDWORK_TEST_BUILD === '1') },
  build: isSsrBuild
    ? {
        outDir: 'dist/pages',
        emptyOutDir: true,
        copyPublicDir: false,
        minify: false,
        rolldownOptions: { input: { 'pages.server': 'src/web/entries/pages.server.tsx' } },
      }
    : {
        outDir: 'dist/web',
        emptyOutDir: true,
        manifest: 'manifest.json',
        target: 'es2023',
        // Data URLs would need a wider Content-Security-Policy.
        assetsInlineLimit: 0,
        modulePreload: { polyfill: false },
        reportCompressedSize: false,
        chunkSizeWarningLimit: 700,
        rolldownOptions: {
          input: {
            landing: 'src/web/entries/landing.ts',
            'sign-in': 'src/web/entries/sign-in.ts',
            platform: 'src/web/entries/platform.tsx',
          },
        },
      },
}));
