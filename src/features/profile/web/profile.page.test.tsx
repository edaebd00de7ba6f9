// @vitest-environment happy-dom
import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { sampleWorkspace } from '#features/workspaces/web/testing/fixed-workspace.tsx';
import { editedSection, place, refusal, renderProfile, sampleProfile } from './testing/render-profile.tsx';

beforeAll(async () => {
  await import('./fact-dialog.tsx');
  Element.prototype.scrollIntoView ??= () => undefined;
});
afterEach(cleanup);

const row = async (text: string) => (await screen.findByText(text)).closest('li')!;
const openPlace = async () => {
  await userEvent.click(await screen.findByRole('button', { name: 'Change: Place' }));
  return screen.findByRole('dialog', { name: 'Place' });
};

describe('the business profile', () => {
  it('lists every fact by the answer it belongs to, with its value, its origin and its version', async () => {
    await renderProfile();
    await screen.findByText('Ghent');
    expect(screen.getAllByRole('heading', { level: 2 }).map((one) => one.textContent)).toEqual([
      'Your idea',
      'Industry',
      'Target customers',
      'Revenue streams',
      'Main competitors',
    ]);
    expect((await row('Ghent')).textContent).toContain('You said “We bake in Ghent”, 12 March 2026Version 2');
    expect(screen.getByText('Currency of this business: Euro (EUR)')).toBeTruthy();
  });

  it('has a quiet line for each fact nobody told yet, with the way to tell it', async () => {
    await renderProfile();
    const team = await row('Team');
    expect(team.textContent).toContain('Not known yet');
    expect(within(team).getByRole('button', { name: 'Add: Team' })).toBeTruthy();
    expect(screen.getAllByText('Not known yet')).toHaveLength(27);
  });

  it('leads a business nobody has described to the advisor', async () => {
    await renderProfile({ getProfile: async () => sampleProfile({ facts: [] }) });
    expect(await screen.findByText('Nothing is known about this business yet')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Tell the advisor' }).getAttribute('href')).toBe(
      '/platform/business-generation',
    );
  });

  it('says when it did not load, and asks again', async () => {
    const getProfile = vi.fn(async () => {
      throw refusal('server.database_away', 503);
    });
    await renderProfile({ getProfile });
    await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
    expect(getProfile).toHaveBeenCalledTimes(2);
  });
});

describe('changing a fact', () => {
  it('shows what rests on it before it is saved, in every kind', async () => {
    const figures = {
      kind: 'plan-figures',
      fate: 'calculated',
      parts: { conversationId: editedSection.parts.conversationId! },
      title: 'Levain & Rye',
      count: 5,
    } as const;
    const setFact = vi.fn();
    await renderProfile({ previewFact: async () => ({ dependants: [editedSection, figures] }), setFact });
    const rests = within(await openPlace()).getByRole('region', { name: 'What rests on it' });
    expect(await within(rests).findByRole('link', { name: 'Market Analysis' })).toBeTruthy();
    expect(rests.textContent).toContain('keeps your own words; you can write it again');
    expect(rests.textContent).toContain('5 figures of the plan');
    expect(rests.textContent).toContain('calculated again at once');
    expect(setFact).not.toHaveBeenCalled();
  });

  it('saves what is typed as the next version and closes', async () => {
    const changed = {
      ...place,
      version: 3,
      value: { type: 'text', text: 'Bruges' },
      origin: { kind: 'corrected' },
    } as const;
    const setFact = vi.fn(async () => sampleProfile({ facts: [changed] }));
    const onChanged = vi.fn();
    await renderProfile({ setFact }, { onChanged });
    const dialog = within(await openPlace());
    await userEvent.clear(dialog.getByRole('textbox', { name: 'Place' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    expect(dialog.getByText('Fill this in')).toBeTruthy();
    await userEvent.type(dialog.getByRole('textbox', { name: 'Place' }), 'Bruges');
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    expect(setFact.mock.calls).toEqual([
      [
        {
          workspaceId: sampleWorkspace().id,
          key: 'business.place',
          version: 2,
          value: { type: 'text', text: 'Bruges' },
        },
      ],
    ]);
    expect((await row('Bruges')).textContent).toContain('Corrected by you, 12 March 2026');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(onChanged).toHaveBeenCalled();
  });

  it('shows the value somebody else saved meanwhile, keeps what was typed, and saves over it when asked again', async () => {
    const current = { key: place.key, version: 5, value: { type: 'text', text: 'Leuven' } };
    const setFact = vi.fn(async () => sampleProfile());
    setFact.mockRejectedValueOnce(refusal('request.stale_revision', 409, { current }));
    await renderProfile({ setFact });
    const dialog = within(await openPlace());
    const field = dialog.getByRole('textbox', { name: 'Place' });
    await userEvent.clear(field);
    await userEvent.type(field, 'Bruges');
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    expect((await dialog.findByRole('alert')).textContent).toContain('It now says “Leuven”');
    expect((field as HTMLTextAreaElement).value).toBe('Bruges');
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    expect(setFact).toHaveBeenLastCalledWith(
      expect.objectContaining({ version: 5, value: { type: 'text', text: 'Bruges' } }),
    );
  });

  it('says so when the value is refused, and keeps it', async () => {
    const setFact = async () => {
      throw refusal('request.invalid', 400, { fields: { value: 'Too long' } });
    };
    await renderProfile({ setFact });
    const dialog = within(await openPlace());
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    expect((await dialog.findByRole('alert')).textContent).toBe('This value cannot be used here.');
  });

  it('takes a fact back', async () => {
    const setFact = vi.fn(async () => sampleProfile({ facts: [{ ...place, version: 3, value: null }] }));
    await renderProfile({ setFact });
    await userEvent.click(within(await openPlace()).getByRole('button', { name: 'Take back' }));
    expect(setFact).toHaveBeenCalledWith(expect.objectContaining({ version: 2, value: null }));
    expect(await screen.findByText('Taken back on 12 March 2026')).toBeTruthy();
  });

  it('lists every version, and brings an older one back as a new one', async () => {
    const setFact = vi.fn(async () => sampleProfile());
    await renderProfile({ setFact });
    const versions = within(within(await openPlace()).getByRole('region', { name: 'Versions' }));
    const items = await versions.findAllByRole('listitem');
    expect(items.map((item) => item.textContent)).toEqual([
      expect.stringMatching(/^Ghent.*Version 2.*You said “We bake in Ghent”/),
      expect.stringMatching(/^Antwerp.*Version 1.*Entered by you, 10 March 2026/),
    ]);
    await userEvent.click(versions.getByRole('button', { name: 'Bring back version 1' }));
    expect(setFact).toHaveBeenCalledWith(
      expect.objectContaining({ version: 2, value: { type: 'text', text: 'Antwerp' } }),
    );
  });

  it('shows what went out of date by saving, and one click writes it again', async () => {
    const stale = [{ ...editedSection, fate: 'stale' as const, revision: 5 }];
    const regenerate = vi.fn(async () => async () => undefined);
    const setFact = async () => sampleProfile({ stale });
    await renderProfile({ setFact }, { regenerate });
    await userEvent.click(within(await openPlace()).getByRole('button', { name: 'Save' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Place is saved' }));
    expect(dialog.getByText('1 section rests on facts that have changed since')).toBeTruthy();
    await userEvent.click(dialog.getByRole('button', { name: 'Write this section again' }));
    expect(regenerate).toHaveBeenCalledWith(stale[0]);
    expect(await dialog.findByText('Everything that rests on it is up to date.')).toBeTruthy();
  });
});

describe('what has gone out of date', () => {
  const two = [
    { ...editedSection, fate: 'stale' as const },
    { ...editedSection, fate: 'stale' as const, parts: { ...editedSection.parts, sectionId: 'target-audience' } },
  ];

  it('stands at the top, with one click for all of it', async () => {
    const regenerate = vi.fn(async () => async () => undefined);
    await renderProfile({ getProfile: async () => sampleProfile({ stale: two }) }, { regenerate });
    expect(await screen.findByText('2 sections rest on facts that have changed since')).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Write all again' }));
    expect(regenerate).toHaveBeenCalledTimes(2);
  });

  it('says which one could not be written again', async () => {
    const regenerate = async () => {
      throw refusal('server.database_away', 503);
    };
    await renderProfile({ getProfile: async () => sampleProfile({ stale: two.slice(0, 1) }) }, { regenerate });
    await userEvent.click(await screen.findByRole('button', { name: 'Write this section again' }));
    expect(await screen.findByText('Market Analysis was not changed')).toBeTruthy();
  });
});

it('can only be read in an archived workspace', async () => {
  await renderProfile({}, { workspace: sampleWorkspace({ isArchived: true }) });
  expect(await screen.findByText('Ghent')).toBeTruthy();
  expect(screen.queryByRole('button', { name: /^(Change|Add)/ })).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'History of Place' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Place' }));
  expect(await dialog.findByText('Antwerp')).toBeTruthy();
  expect(dialog.queryByRole('button', { name: /Save|Take back|Bring back/ })).toBeNull();
});
