import { test as base, expect } from '@playwright/test';
import {
  answerByApi,
  answers,
  completeByApi,
  newFounder,
  productOrigin,
  type SignedUpFounder,
  setPlan,
  signInByApi,
  signUpByApi,
} from './founder.ts';

/** What the browser complained of; anything left at the end of a test fails it. */
export interface Complaints {
  /** A complaint that the test provokes on purpose, such as a refused password. */
  readonly expect: (pattern: RegExp) => void;
}

/** Founders at four points of the journey, made once for all tests of a worker and only looked at, each signed in lately. */
export interface SharedFounders {
  /** Just signed up. */
  readonly newcomer: SignedUpFounder;
  /** Two answers given. */
  readonly halfway: SignedUpFounder;
  /** A complete plan on Free. */
  readonly free: SignedUpFounder;
  /** A complete plan on Pro. */
  readonly pro: SignedUpFounder;
}

/** The founders that all tests of a worker share, and when it signed in last. */
export interface WorkerFounders {
  founders: SharedFounders;
  signedInMs: number;
}

/** Access tokens live for fifteen minutes; a test that begins with one this old still ends within them. */
const freshMs = 4 * 60_000;

/** Tests against the running product, in which every console error, page error and refused resource is a failure. */
export const test = base.extend<
  { complaints: Complaints; isPaced: boolean; founders: SharedFounders },
  { workerFounders: WorkerFounders }
>({
  /** Whether the interface holds its pacing times and opens the plan's popover by itself, as it does for people. */
  isPaced: [false, { option: true }],
  context: async ({ context, isPaced }, use) => {
    if (!isPaced) await context.addInitScript(leaveOutPacing);
    await use(context);
  },
  // biome-ignore lint/correctness/noEmptyPattern: the shape that Playwright reads
  baseURL: async ({}, use) => use(productOrigin()),
  // biome-ignore lint/correctness/noEmptyPattern: the shape that Playwright reads
  actionTimeout: async ({}, use) => use(20_000),
  complaints: [
    async ({ context }, use) => {
      const heard: string[] = [];
      const expected: RegExp[] = [];
      context.on('console', (message) => {
        if (message.type() === 'error') heard.push(`console: ${message.text()} (${message.location().url})`);
      });
      context.on('page', (page) =>
        page.on('pageerror', (error) => heard.push(`page: ${error.stack ?? error.message}`)),
      );
      await use({ expect: (pattern) => void expected.push(pattern) });
      const left = heard.filter((one) => !expected.some((pattern) => pattern.test(one)));
      expect(left, 'complaints of the browser').toEqual([]);
    },
    { auto: true },
  ],
  founders: async ({ workerFounders }, use) => {
    if (performance.now() - workerFounders.signedInMs > freshMs) {
      const { newcomer, halfway, free, pro } = workerFounders.founders;
      workerFounders.founders = {
        newcomer: await signInByApi(newcomer),
        halfway: await signInByApi(halfway),
        free: await signInByApi(free),
        pro: await signInByApi(pro),
      };
      workerFounders.signedInMs = performance.now();
    }
    await use(workerFounders.founders);
  },
  workerFounders: [
    // biome-ignore lint/correctness/noEmptyPattern: the shape that Playwright reads
    async ({}, use) => {
      const newcomer = await signUpByApi();
      const halfway = await signUpByApi();
      await answerByApi(halfway, answers.slice(0, 2));
      const free = await signUpByApi();
      await completeByApi(free);
      const pro = await signUpByApi(newFounder('Samuel Lindqvist'));
      await setPlan(pro, 'Pro');
      await completeByApi(pro);
      await use({ founders: { newcomer, halfway, free, pro }, signedInMs: performance.now() });
    },
    { scope: 'worker' },
  ],
});

/** Runs inside a page before anything else: nothing is held back, and no popover opens by itself. */
export function leaveOutPacing(): void {
  // A page without an origin, such as one of a site, has no storage.
  if (!location.protocol.startsWith('http') || window.origin === 'null') return;
  localStorage.setItem('groundwork.pacing', '0');
  for (const screen of ['advisor', 'brand', 'sites'])
    sessionStorage.setItem(`groundwork.plan-info-seen.${screen}`, '1');
}

export { expect };
