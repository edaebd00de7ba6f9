import { setupI18n } from '@lingui/core';
import { expect, it } from 'vitest';
import { toolPaths, tools } from '#shared/tools.ts';
import { problemText, registerProblemTexts } from '#web/api/problems.ts';
import { findComingTool } from './coming-tools.ts';
import { features, liveQueryKeys } from './features.ts';
import { mainNavigation, secondaryNavigation } from './navigation.ts';

it('a feature is registered once, and each of its problem codes has words in one place', () => {
  expect(new Set(features.map(({ id }) => id)).size).toBe(features.length);
  const codes = features.flatMap(({ problems = {} }) => Object.keys(problems));
  expect(codes).toContain('workspaces.archived');
  expect(new Set(codes).size).toBe(codes.length);
});

it('words that a problem has already cannot be put in the place of others by what loads later', () => {
  const i18n = setupI18n({ locale: 'en', messages: { en: {} } });
  const words = () => problemText(i18n, { code: 'auth.required', message: '' });
  expect(words()).toBe('Your session has ended. Sign in again.');
  const other = { id: 'other', message: 'Something else.' };
  expect(() => registerProblemTexts({ 'auth.required': other })).toThrow('auth.required has words already');
  expect(words()).toBe('Your session has ended. Sign in again.');
  registerProblemTexts({ 'sample.reason': other });
  expect(problemText(i18n, { code: 'sample.reason', message: '' })).toBe('Something else.');
});

it('the navigation has the dashboard and every tool once, built or coming', () => {
  expect(mainNavigation.map(({ href }) => href)).toEqual([
    '/platform',
    ...toolPaths.map((path) => `/platform/${path}`),
  ]);
  expect(secondaryNavigation.map(({ href }) => href)).toEqual(['/platform/inbox', '/platform/profile']);
  // Brand and sites share an address, which has a screen as soon as one of them has.
  const coming = toolPaths.filter((path) => !tools.some((tool) => tool.path === path && tool.isBuilt));
  expect(toolPaths.filter((path) => findComingTool(path) !== undefined)).toEqual(coming);
});

it('several features may show one live subject', () => {
  const facts = liveQueryKeys.facts?.map(([path]) => path);
  expect(facts).toEqual(expect.arrayContaining([['dashboard'], ['profile'], ['advisor', 'getPlan']]));
});
