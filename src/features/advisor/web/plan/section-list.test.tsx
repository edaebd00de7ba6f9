// @vitest-environment happy-dom
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router';
import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { renderInApp } from '#web/i18n/test-i18n.tsx';
import { conversationId, samplePlan } from '../testing/sample-plan.ts';
import { SectionList } from './section-list.tsx';

afterEach(cleanup);

it('the list of sections leads to each, and marks the first one while the document is not there yet', async () => {
  const routeTree = createRootRoute({ component: () => <SectionList sections={samplePlan.sections} /> });
  const address = `/platform/business-generation?tab=plan&conversation=${conversationId}`;
  const router = createRouter({ routeTree, history: createMemoryHistory({ initialEntries: [address] }) });
  // The application's own router is registered as a type.
  renderInApp(<RouterProvider router={router as never} />);
  const links = await screen.findAllByRole('link');
  expect(links.map((link) => link.getAttribute('aria-current'))).toEqual([
    'location',
    ...samplePlan.sections.slice(1).map(() => null),
  ]);
  expect(links.map((link) => link.getAttribute('href'))).toEqual(
    samplePlan.sections.map(({ id }) => `${address}#${id}`),
  );
});
