import { defineConfig } from 'vite';
import { webPlugins } from './vite.plugins.ts';

/**
 * One entry for the browser for each page, and one bundle that renders pages on the server.
 * `scripts/build-web.ts` builds both, the second with the manifest of the first.
 */
export default defineConfig(({ isSsrBuild }) => ({
  publicDir: isSsrBuild ? false : 'src/web/public',
  appType: 'custom',
  plugins: webPlugins(),
  build: isSsrBuild
    ? {
        outDir: 'dist/pages',
        emptyOutDir: true,
        copyPublicDir: false,
        minify: false,
        rolldownOptions: { input: { 'pages.server': 'src/app/web/entries/pages.server.tsx' } },
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
            landing: 'src/app/web/entries/landing.ts',
            'sign-in': 'src/app/web/entries/sign-in.ts',
            'auth-callback': 'src/app/web/entries/auth-callback.ts',
            'auth-confirm': 'src/app/web/entries/auth-confirm.ts',
            'forgot-password': 'src/app/web/entries/forgot-password.ts',
            'reset-password': 'src/app/web/entries/reset-password.ts',
            'plain-page': 'src/app/web/entries/plain-page.ts',
            platform: 'src/app/web/entries/platform.tsx',
          },
          // What every platform screen needs comes in two files instead of forty.
          output: {
            codeSplitting: {
              groups: [
                // The landing page and sign-in carry these few lines too, and must get no more than them: what of the
                // platform they import belongs here, or the build fails (scripts/build-web.ts).
                {
                  name: 'pages',
                  test: /\/(?:local-flags|ended-session|auth-fetch|assurance|pacing|development-page|keep-language|stored-locale|locales|languages|unfinished-sign-out|planned-deletion|date-locale)\.ts$|vite\/preload-helper/,
                  priority: 1,
                },
                { name: 'auth-client', test: /\/node_modules\/@supabase\/|\/auth-client\.ts$/, priority: 1 },
                {
                  // By name what every screen of the platform runs: what the editor's library alone asks of @tanstack loads with it.
                  name: 'foundation',
                  test: /\/node_modules\/(?:react|react-dom|scheduler|use-sync-external-store|@lingui|@orpc|@tanstack\/(?:react-router|router-core|history|react-query|query-core|react-store|store))\//,
                },
                {
                  name: 'frame',
                  test: /\/src\/web\/(?:api|routes)\/|\/src\/app\/web\/router\.tsx$|\/aria-strings\.ts$|\/src\/web\/ui\/(?:app-|avatar|badge|banner|button|card|class-names|empty-state|icon|loading-region|logo|menu\.|overlay-style|page-heading|skeleton|spinner|toast\.|use-width)/,
                },
              ],
            },
          },
        },
      },
}));
