import { screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { vi } from 'vitest';
import type { ReadingView } from '#features/advisor/reading.contract.ts';
import { FixedWorkspace } from '#features/workspaces/web/testing/fixed-workspace.tsx';
import { renderInApp } from '#web/i18n/test-i18n.tsx';
import { useReading } from '../advisor.queries.ts';
import { signedInAt } from './advisor-server.tsx';
import { fakeApi } from './render-advisor.tsx';
import { conversationId } from './sample-plan.ts';
import { readingServer } from './sample-reading.ts';

/** Draws a part of the screen on a reading that its server keeps; returns that server with its calls to be looked at. */
export async function renderReading(
  start: ReadingView,
  draw: (reading: ReadingView) => ReactNode,
  trades?: readonly { id: string; name: string }[],
) {
  const { calls, ...server } = readingServer(start, trades);
  const spied = {
    getReading: vi.fn(calls.getReading),
    setLabels: vi.fn(calls.setLabels),
    answerQuestion: vi.fn(calls.answerQuestion),
    searchTrades: vi.fn(calls.searchTrades),
  };
  // What is opened later is fetched before: a busy machine takes seconds to read it for the first time.
  await Promise.all([import('../reading/change-popover.tsx'), import('../reading/premise-search.tsx')]);
  renderInApp(
    signedInAt(
      fakeApi(5, spied),
      <FixedWorkspace>
        <Drawn draw={draw} />
      </FixedWorkspace>,
    ),
  );
  await screen.findByTestId('reading');
  return { ...server, ...spied };
}

function Drawn({ draw }: { readonly draw: (reading: ReadingView) => ReactNode }) {
  const { data } = useReading(conversationId);
  return data === undefined ? null : <div data-testid="reading">{draw(data)}</div>;
}
