import { globSync } from 'node:fs';
import { defineConfig } from '@lingui/cli';
import { formatter } from '@lingui/format-po';
import { languages } from './src/shared/languages.ts';

const sources = `${import.meta.dirname}/src`;
const features = globSync('features/*', { cwd: sources }).map((path) => path.slice('features/'.length));

/**
 * Features whose texts of a kind are in one catalogue together. Every other feature has catalogues of its own in its
 * folder, found by these patterns: a new feature is not named here and changes no catalogue of another one.
 */
const together = {
  frame: [
    'account',
    'advisor',
    'auth',
    'billing',
    'brand',
    'dashboard',
    'landing',
    'notifications',
    'privacy',
    'profile',
    'search',
    'waitlist',
    'workspaces',
  ],
  plans: ['advisor', 'analytics', 'billing', 'brand', 'legal', 'marketing', 'sites', 'support'],
  mails: ['auth', 'billing', 'notifications', 'privacy', 'waitlist'],
} as const;

/** The plan rows of a tool. */
const planRowsOf = (feature: string): string[] => [
  `features/${feature}/domain/*.plan.ts`,
  `features/${feature}/domain/*.quotas.ts`,
];
/** What of a feature only the server writes. */
const mailsOf = (feature: string): string[] => [`features/${feature}/server/mails/**/*.ts`];

/** What of a feature is needed before any of its screens is opened: its texts come with the frame. */
const early = '!(*.feature|*.palette|*.notification-words|*.dashboard).ts*';

/** Screens that are fetched when they are opened, and the catalogue that is fetched with them. */
const later: Readonly<Record<string, readonly string[]>> = {
  ...Object.fromEntries(featuresWithScreens().map((feature) => [`features/${feature}/web`, screensOf(feature)])),
  'features/workspaces/web/shared/facts': ['features/workspaces/web/shared/facts/**'],
  'web/plans': screensOf('billing'),
};
const pages = ['features/landing/**', 'features/waitlist/**', 'features/auth/web/**', 'web/pages/**'];

/** Features whose screens fetch their texts (`featureTexts`). */
function featuresWithScreens(): readonly string[] {
  return features.filter(
    (feature) => globSync(`features/${feature}/web/${feature}.texts.ts`, { cwd: sources }).length > 0,
  );
}

function screensOf(feature: string): string[] {
  return [`features/${feature}/web/${early}`, `features/${feature}/web/!(shared)/**`];
}

const inSources = (patterns: readonly string[]): string[] => patterns.map((pattern) => `<rootDir>/src/${pattern}`);
const notTexts = ['**/*.test.ts', '**/*.test.tsx', '**/testing/**', '**/domain/**', '**/server/**'];

/** The catalogue of one feature for texts of one kind; none where it has no such file. */
function ownCatalogues(kind: keyof typeof together, folder: string, patternsOf: (feature: string) => string[]) {
  const isTogether = (feature: string): boolean => together[kind].some((one) => one === feature);
  return features
    .filter((feature) => !isTogether(feature) && globSync(patternsOf(feature), { cwd: sources }).length > 0)
    .map((feature) => ({
      path: `<rootDir>/src/features/${feature}/${folder}/{locale}`,
      include: inSources(patternsOf(feature)),
      exclude: kind === 'frame' ? [...notTexts, ...inSources(Object.values(later).flat())] : ['**/*.test.ts'],
    }));
}

/**
 * Every text of the interface goes through Lingui. `pseudo` is a machine-made language for tests: accented and a third
 * longer than English, so that an untranslated text and a layout without room both show.
 */
export default defineConfig({
  sourceLocale: 'en',
  locales: [...languages, 'pseudo'],
  pseudoLocale: { locale: 'pseudo', extend: 0.35, extendCharacter: '-' },
  fallbackLocales: { pseudo: 'en' },
  catalogs: [
    {
      path: '<rootDir>/src/web/i18n/locales/{locale}',
      include: inSources(['web', 'app/web', ...together.frame.map((feature) => `features/${feature}`)]),
      exclude: [...notTexts, '**/ui-gallery/**', ...inSources([...pages, ...Object.values(later).flat()])],
    },
    ...Object.entries(later).map(([folder, patterns]) => ({
      path: `<rootDir>/src/${folder}/locales/{locale}`,
      include: inSources(patterns),
      exclude: notTexts,
    })),
    ...ownCatalogues('frame', 'web/frame-locales', (feature) => [`features/${feature}/web/**/*.{ts,tsx}`]),
    // The words of the plan rows of the tools: for the browser with the screens above, and for the mails of the server.
    {
      path: '<rootDir>/src/shared/plans/locales/{locale}',
      include: inSources([...together.plans.flatMap(planRowsOf), 'shared/plans/*.ts']),
      exclude: ['**/*.test.ts'],
    },
    ...ownCatalogues('plans', 'domain/locales', planRowsOf),
    // What the advisor writes and asks, in the language of the plan: the server says it, and no browser fetches a catalogue for it.
    {
      path: '<rootDir>/src/features/advisor/domain/say/locales/{locale}',
      include: inSources(['features/advisor/domain/**/*.ts', 'shared/formula-print.ts']),
      exclude: ['**/*.test.ts', '**/*.plan.ts'],
    },
    // What only rendered pages say: the server puts it into them, and no browser fetches a catalogue for it.
    {
      path: '<rootDir>/src/web/pages/locales/{locale}',
      include: inSources(pages),
      exclude: notTexts,
    },
    // What the server writes in mails, on invoices and into archives: kept apart, so that a browser never fetches it.
    {
      path: '<rootDir>/src/server/mail/locales/{locale}',
      include: inSources([
        ...together.mails.flatMap(mailsOf),
        'features/billing/server/invoice-document.ts',
        'features/privacy/server/archive-page.ts',
        'features/brand/server/pack/pack-texts.ts',
        'server/mail/*.ts',
      ]),
      exclude: ['**/*.test.ts', '**/mail-text.ts'],
    },
    ...ownCatalogues('mails', 'server/locales', mailsOf),
  ],
  orderBy: 'messageId',
  // Without line numbers a message changes in the catalogue only when its words or its place do.
  format: formatter({ lineNumbers: false }),
});
