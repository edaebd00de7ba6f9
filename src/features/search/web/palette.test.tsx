// @vitest-environment happy-dom
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { FileText, Plus } from 'lucide-react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { SearchHit } from '#features/search/search.contract.ts';
import { FixedWorkspace, sampleWorkspace } from '#features/workspaces/web/testing/fixed-workspace.tsx';
import { createAuthClient } from '#web/auth/auth-client.ts';
import { AuthProvider } from '#web/auth/auth-provider.tsx';
import { renderInApp } from '#web/i18n/test-i18n.tsx';
import { offerActions } from './offer-actions.ts';
import { Palette } from './palette.tsx';

const here = sampleWorkspace();
const hitOf = (title: string, own: Partial<SearchHit> = {}): SearchHit => ({
  id: `plans/${title}`,
  kind: 'plan',
  title: { text: title, ranges: [] },
  context: '',
  snippet: { text: '', ranges: [] },
  workspaceId: here.id,
  workspaceName: here.name,
  parts: {},
  updatedAt: '2026-11-21T06:33:00.000Z',
  ...own,
});
const found = (...titles: string[]) => ({
  groups: [{ kind: 'plan', count: titles.length, items: titles.map((title) => hitOf(title)) }],
  recent: [],
  total: titles.length,
});
const nothing = { groups: [], recent: [], total: 0 };

/** What the server answers to each query; a function answers when it likes. */
let answers: Record<string, unknown>;
let asked: string[];
const opened = vi.fn();
const ran = vi.fn();
const closed = vi.fn();

beforeEach(() => {
  answers = { '': { ...nothing, recent: [hitOf('Levain & Rye')] }, oven: found('Oven rent', 'Oven repairs') };
  asked = [];
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
    const query = new URL(new Request(input, init).url).searchParams.get('query') ?? '';
    asked.push(query);
    const answer = answers[query] ?? nothing;
    if (answer instanceof Error) throw answer;
    return Response.json(await answer);
  });
});
afterEach(() => {
  cleanup();
  vi.clearAllMocks();
  vi.restoreAllMocks();
});

let client: QueryClient;
function ClientHere() {
  client = useQueryClient();
  return null;
}

function renderPalette() {
  renderInApp(
    <AuthProvider client={createAuthClient({ supabaseUrl: 'http://localhost:18080', supabaseKey: 'k' })}>
      <ClientHere />
      <FixedWorkspace>
        <Palette
          workspaceId={here.id}
          actions={[{ id: 'new', label: 'New workspace', alsoCalled: 'add a business', icon: Plus, run: ran }]}
          kinds={[{ kind: 'plan', heading: 'Business plans', noun: 'Business plan', icon: FileText, open: opened }]}
          onClose={closed}
        />
      </FixedWorkspace>
    </AuthProvider>,
  );
  return screen.getByRole('combobox', { name: 'Search or do something' });
}
const options = () => screen.queryAllByRole('option').map((option) => option.textContent);

describe('the palette', () => {
  it('opens with what changed last and what can be done', async () => {
    renderPalette();
    await waitFor(() => expect(options()).toEqual(['Levain & RyeBusiness plan', 'New workspace']));
  });

  it('shows groups with their counts, says them, and opens the one that is chosen', async () => {
    const field = renderPalette();
    await userEvent.type(field, 'oven');
    await waitFor(() => expect(options()).toEqual(['Oven rent', 'Oven repairs']));
    expect(screen.getByText('Business plans · 2')).toBeTruthy();
    await waitFor(() => expect(screen.getByRole('status').textContent).toBe('2 results'));
    await userEvent.click(screen.getByRole('option', { name: 'Oven repairs' }));
    expect(closed).toHaveBeenCalled();
    expect(opened.mock.calls[0]![0].title.text).toBe('Oven repairs');
  });

  it('asks once typing rests, and Enter before the answer means the first line of that answer', async () => {
    const field = renderPalette();
    await waitFor(() => expect(options()).toHaveLength(2));
    // At once, however slow the machine: no timer runs between two letters.
    for (const text of ['o', 'ov', 'ove', 'oven']) fireEvent.change(field, { target: { value: text } });
    fireEvent.keyDown(field, { key: 'Enter' });
    expect(opened).not.toHaveBeenCalled();
    await waitFor(() => expect(opened).toHaveBeenCalledTimes(1));
    expect(opened.mock.calls[0]![0].title.text).toBe('Oven rent');
    expect(asked).toEqual(['', 'oven']);
  });

  it('opens the line that is marked by Enter, also while the same is asked once more', async () => {
    const field = renderPalette();
    await userEvent.type(field, 'oven');
    await waitFor(() => expect(options()).toEqual(['Oven rent', 'Oven repairs']));
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    const second = screen.getByRole('option', { name: 'Oven repairs' });
    await waitFor(() => expect(field.getAttribute('aria-activedescendant')).toBe(second.id));
    answers.oven = new Promise(() => undefined);
    void client.invalidateQueries();
    await waitFor(() => expect(asked.filter((query) => query === 'oven')).toHaveLength(2));
    await userEvent.keyboard('{Enter}');
    expect(opened.mock.calls.map(([hit]) => hit.title.text)).toEqual(['Oven repairs']);
  });

  it('keeps what was found until the next answer is there', async () => {
    const field = renderPalette();
    await userEvent.type(field, 'oven');
    await waitFor(() => expect(options()).toEqual(['Oven rent', 'Oven repairs']));
    let answer: (value: unknown) => void = () => undefined;
    answers['oven r'] = new Promise((resolve) => {
      answer = resolve;
    });
    await userEvent.type(field, ' r');
    await waitFor(() => expect(asked).toContain('oven r'));
    expect(options()).toEqual(['Oven rent', 'Oven repairs']);
    answer(found('Oven rent'));
    await waitFor(() => expect(options()).toEqual(['Oven rent']));
  });

  it('finds actions with typing errors and by other words, and runs them', async () => {
    const field = renderPalette();
    await userEvent.type(field, 'new worksapce');
    await waitFor(() => expect(options()).toEqual(['New workspace']));
    await userEvent.click(screen.getByRole('option'));
    expect(ran).toHaveBeenCalledTimes(1);
    expect(closed).toHaveBeenCalledTimes(1);
  });

  it('says that nothing was found, and where it looked', async () => {
    const field = renderPalette();
    await userEvent.type(field, 'xylophone');
    await waitFor(() => expect(screen.getAllByText('Nothing found for “xylophone”').length).toBe(2));
    expect(screen.getByText(/^Search looks through your workspaces/)).toBeTruthy();
  });

  it('says when the server did not answer, and tries again', async () => {
    answers.oven = new TypeError('Failed to fetch');
    const field = renderPalette();
    await userEvent.type(field, 'oven');
    await screen.findByText('Search did not answer');
    answers.oven = found('Oven rent');
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(options()).toEqual(['Oven rent']));
  });

  it('waits with Enter for the first answer of all, which no other stands for meanwhile', async () => {
    let answer: (value: unknown) => void = () => undefined;
    answers[''] = new TypeError('Failed to fetch');
    answers.oven = new Promise((resolve) => {
      answer = resolve;
    });
    const field = renderPalette();
    await userEvent.type(field, 'oven');
    await waitFor(() => expect(asked).toContain('oven'));
    await userEvent.keyboard('{Enter}');
    answer(found('Oven rent'));
    await waitFor(() => expect(opened).toHaveBeenCalledTimes(1));
  });

  it('closes with Escape at once, whatever is typed', async () => {
    const field = renderPalette();
    await userEvent.type(field, 'oven{Escape}');
    expect(closed).toHaveBeenCalled();
  });
});

describe('actions', () => {
  const action = (label: string, alsoCalled?: string) => ({
    id: label,
    label,
    icon: Plus,
    run: () => undefined,
    ...(alsoCalled === undefined ? {} : { alsoCalled }),
  });
  const actions = [action('Go to Dashboard'), action('Sign Out', 'log out'), action('Switch to Oven & Co')];

  it('stand first where they are meant without doubt, and after the results where they may be', () => {
    const labels = (query: string) => {
      const { first, rest } = offerActions(actions, query);
      return [first.map(({ label }) => label), rest.map(({ label }) => label)];
    };
    expect(labels('sign out')).toEqual([['Sign Out'], []]);
    expect(labels('log out')).toEqual([['Sign Out'], []]);
    expect(labels('dashbord')).toEqual([[], ['Go to Dashboard']]);
    expect(labels('oven')).toEqual([['Switch to Oven & Co'], []]);
    expect(labels('xylophone')).toEqual([[], []]);
  });
});
