import { existsSync } from 'node:fs';
import { defineConfig } from '@playwright/test';
import sparticuz from '@sparticuz/chromium';

/** $CHROMIUM_PATH, else one the system has, else the one that comes as a package. Nothing is downloaded. */
const systemPaths = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];
const executablePath =
  process.env.CHROMIUM_PATH ?? systemPaths.find((path) => existsSync(path)) ?? (await sparticuz.executablePath());
const isRoot = process.getuid?.() === 0;

export default defineConfig({
  testDir: 'e2e',
  outputDir: '.cache/browser-results',
  globalSetup: './e2e/start-product.ts',
  fullyParallel: false,
  // Two cores: while one browser waits for a screen to settle, the other works.
  workers: 2,
  retries: 0,
  forbidOnly: true,
  // Ends a hang and judges no speed.
  timeout: 120_000,
  expect: { timeout: 20_000 },
  use: {
    browserName: 'chromium',
    locale: 'en-GB',
    timezoneId: 'Europe/Brussels',
    launchOptions: {
      executablePath,
      args: [
        ...(isRoot ? ['--no-sandbox'] : []),
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
    // Recording every test takes a third of its time: `playwright test --trace retain-on-failure` does where one fails.
    trace: 'off',
  },
  projects: [
    { name: 'browser', testMatch: /.*\.e2e\.ts$/, grepInvert: /@alone|@deep/ },
    // What promises something within seconds is judged by the product's own work, not by that of the tests beside it.
    { name: 'browser-alone', testMatch: /.*\.e2e\.ts$/, grep: /@alone/, workers: 1 },
    // The gate walks each feature once; what is tagged goes further, and has its rules in quicker tests.
    { name: 'browser-deep', testMatch: /.*\.e2e(-deep)?\.ts$/, grep: /\.e2e-deep\.ts|@deep/ },
    // What is timed has the machine to itself.
    { name: 'browser-timed', testMatch: /.*\.e2e-timed\.ts$/, workers: 1 },
  ],
});
