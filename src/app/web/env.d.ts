/** What the browser build produced; put into the page renderer by `scripts/build-web.ts`, absent in tests. */
declare const __WEB_MANIFEST__: import('./page-assets.ts').WebManifest | undefined;
