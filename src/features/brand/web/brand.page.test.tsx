// @vitest-environment happy-dom
import { setupI18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  RouterProvider,
} from '@tanstack/react-router';
import { cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { StudioScreen } from '#app/web/screens/studio-screen.tsx';
import { accountContract } from '#features/account/account.contract.ts';
import { type Brand, brandContract, type OpenLogo, type Studio } from '#features/brand/brand.contract.ts';
import { palettes } from '#features/brand/domain/palette/palettes.ts';
import { FixedWorkspace } from '#features/workspaces/web/testing/fixed-workspace.tsx';
import type { PlanName } from '#shared/plans/plan-names.ts';
import { ApiProblemError } from '#web/api/problem-error.ts';
import { pacingMs } from '#web/pacing.ts';
import { loadPlanTable } from '#web/plans/testing/load-plan-table.ts';
import { type ServerOf, signedInAt } from '#web/testing/signed-in-at.tsx';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const endpoints = { ...brandContract, getAccount: accountContract.getAccount };
type Api = ServerOf<typeof endpoints>;

const template = { width: 64, height: 64, parts: [{ role: 'main' as const, data: 'M0 0h9v9z' }] };
const logo = (nth: number, own: Partial<OpenLogo> = {}): OpenLogo => ({
  id: `lgo_0000000000000000000000000${nth}`,
  isOpen: true,
  kind: 'monogram',
  isShown: true,
  isPinned: false,
  isFavourite: false,
  choices: { faceId: 'sora', case: 'typed', tracking: 0, layout: 'wide', room: 1, colourway: 'usual', tagline: '' },
  saysName: false,
  templates: { wide: template, stacked: template, icon: template },
  nearness: 0.81,
  version: 0,
  versions: 1,
  revision: 1,
  ...own,
});
const open: Studio['open'] = {
  palettes: ['modern', 'vibrant'],
  fontPairs: 3,
  socialAssets: ['Facebook Cover'],
  editing: true,
  ownLogo: true,
  download: true,
};
const brand: Brand = {
  id: 'brd_00000000000000000000000001',
  revision: 4,
  name: 'Levain & Rye',
  description: 'Bread',
  style: 'Modern',
  line: '',
  generatedAt: '2026-11-20T10:00:00.000Z',
  palette: { kind: 'theme', theme: 'modern' },
  colours: palettes.modern,
  fontPair: 0,
  usedLogo: 'lgo_00000000000000000000000001',
  ownLogo: null,
  logos: [logo(1), logo(2)],
};
const studioOf = (own: Partial<Studio> = {}): Studio => ({
  known: { name: 'Levain & Rye', description: 'Bread', style: null },
  brand,
  open,
  ...own,
});
const nothing: Studio = studioOf({ known: { name: null, description: null, style: null }, brand: null });
const free: Studio = studioOf({
  brand: {
    ...brand,
    fontPair: null,
    logos: [logo(1), { id: 'lgo_00000000000000000000000009', isOpen: false, preview: 'iVBO' }],
  },
  open: { palettes: ['modern'], fontPairs: 0, socialAssets: [], editing: false, ownLogo: false, download: false },
});

const refuse = async (): Promise<never> => {
  throw new ApiProblemError(404, { code: 'request.not_found', message: 'Nothing' });
};

async function renderBrand(own: Partial<Api>, plan: PlanName = 'Pro'): Promise<void> {
  const api: Api = {
    getStudio: async () => studioOf(),
    generateBrand: refuse,
    choosePalette: refuse,
    chooseFontPair: refuse,
    writeLine: refuse,
    chooseLogo: refuse,
    bringLogo: refuse,
    removeOwnLogo: refuse,
    showOwnLogo: async () => ({ logo: null }),
    editLogo: refuse,
    redrawMark: refuse,
    showVersion: refuse,
    markLogo: refuse,
    drawSpecimens: async () => ({ pictures: [] }),
    drawSocial: async () => ({ pictures: [] }),
    getPack: async () => ({ pack: null }),
    requestPack: refuse,
    createPackDownload: refuse,
    getAccount: async () => ({
      id: '11111111-1111-4111-8111-111111111111',
      email: 'mara@levain.example',
      name: 'Mara Kool',
      plan,
      timezone: 'Europe/Paris',
      language: null,
      layout: 'Default',
      theme: 'System',
      pictureUrl: null,
      workspaces: [],
      dismissedBanners: [],
      billing: { mode: 'test', isTestModeOn: false },
    }),
    ...own,
  };
  const root = createRootRoute();
  const page = createRoute({ getParentRoute: () => root, path: '/platform/website-builder', component: StudioScreen });
  const history = createMemoryHistory({ initialEntries: ['/platform/website-builder'] });
  const router = createRouter({ routeTree: root.addChildren([page]), history });
  await Promise.all([router.load(), loadPlanTable()]);
  render(
    <I18nProvider i18n={setupI18n({ locale: 'en', messages: { en: {} } })}>
      <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
        <FixedWorkspace>{signedInAt(endpoints, api, <RouterProvider router={router as never} />)}</FixedWorkspace>
      </QueryClientProvider>
    </I18nProvider>,
  );
}

describe('the branding form', () => {
  it('asks for name, description and style in the specified words, and makes up no name', async () => {
    await renderBrand({ getStudio: async () => nothing });
    expect(await screen.findByRole('heading', { name: 'Tell Us About Your Business' })).toBeTruthy();
    expect((screen.getByLabelText('Business Name') as HTMLInputElement).value).toBe('');
    expect(screen.getByLabelText('Business Description')).toBeTruthy();
    const styles = within(screen.getByRole('radiogroup', { name: 'Brand Style' })).getAllByRole('radio');
    expect(styles.map((style) => style.getAttribute('value'))).toEqual([
      'Modern',
      'Elegant',
      'Playful',
      'Minimalist',
      'Bold',
      'Vintage',
    ]);
    expect(screen.getAllByRole('tab').map((tab) => tab.textContent)).toEqual(['Branding Kit', 'Website Builder']);
    await userEvent.click(screen.getByRole('button', { name: 'Generate Branding' }));
    expect(await screen.findByText('Enter the name that stands in the logo.')).toBeTruthy();
  });

  it('says "Generating..." for two seconds at least, then shows what was made', async () => {
    expect(pacingMs.brand).toBe(2000);
    let isMade = false;
    const generateBrand = vi.fn(async () => {
      isMade = true;
      return { brandId: brand.id, revision: 1 };
    });
    await renderBrand({ getStudio: async () => (isMade ? studioOf() : nothing), generateBrand });
    await userEvent.type(await screen.findByLabelText('Business Name'), 'Levain & Rye');
    await userEvent.click(screen.getByRole('button', { name: 'Generate Branding' }));
    expect(await screen.findByText('Generating...')).toBeTruthy();
    expect(await screen.findByRole('button', { name: 'Regenerate Branding' }, { timeout: 10_000 })).toBeTruthy();
    expect(generateBrand).toHaveBeenCalledTimes(1);
    for (const heading of ['Logos', 'Color Palette', 'Typography', 'Social Media Assets'])
      expect(screen.getByRole('heading', { name: heading })).toBeTruthy();
  });
});

describe('the refine layout', () => {
  it('shows Free the first logo, the others dimmed with the way to the plans, and refuses the download in words', async () => {
    await renderBrand({ getStudio: async () => free }, 'Free');
    expect(await screen.findByAltText('Logo of Levain & Rye: Monogram')).toBeTruthy();
    expect(screen.getByAltText('A logo that another plan opens')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'See plans' }).getAttribute('href')).toBe('/platform/pricing');
    expect(screen.queryByRole('button', { name: 'Edit this logo' })).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Download Assets' }));
    expect(await screen.findByText('Please upgrade to download branding assets!')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Upgrade Now' })).toBeTruthy();
  });

  it('pins a logo, and regenerates from the same words', async () => {
    const markLogo = vi.fn(async () =>
      studioOf({ brand: { ...brand, logos: [logo(1, { isPinned: true }), logo(2)] } }),
    );
    const generateBrand = vi.fn(async () => ({ brandId: brand.id, revision: 5 }));
    await renderBrand({ markLogo, generateBrand });
    const [pin] = await screen.findAllByRole('button', { name: 'Keep it when regenerating' });
    await userEvent.click(pin!);
    expect(await screen.findByRole('button', { name: 'Let it change' })).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Regenerate Branding' }));
    expect(await screen.findByText('Regenerating...')).toBeTruthy();
    await vi.waitFor(() => expect(generateBrand).toHaveBeenCalled());
    expect(generateBrand).toHaveBeenCalledWith(
      {
        workspaceId: 'ws_00000000000000000000000001',
        name: 'Levain & Rye',
        description: 'Bread',
        style: 'Modern',
        revision: 4,
      },
      { context: { idempotencyKey: expect.any(String) } },
    );
  });

  it('says which logo is used, and uses another one', async () => {
    const chooseLogo = vi.fn(async () => studioOf({ brand: { ...brand, usedLogo: logo(2).id } }));
    await renderBrand({ chooseLogo });
    expect(await screen.findAllByRole('button', { name: 'This logo is used' })).toHaveLength(1);
    await userEvent.click(screen.getByRole('button', { name: 'Use this logo' }));
    await vi.waitFor(() => expect(chooseLogo).toHaveBeenCalled());
    expect(chooseLogo.mock.calls).toEqual([
      [{ workspaceId: 'ws_00000000000000000000000001', revision: 4, logo: logo(2).id }],
    ]);
    expect(await screen.findAllByText(/In use/)).toHaveLength(1);
  });

  it("takes one's own logo on plans that have it, shows it, and takes it away", async () => {
    const removeOwnLogo = vi.fn(async () => studioOf());
    const picture = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"/>';
    await renderBrand({
      getStudio: async () => studioOf({ brand: { ...brand, usedLogo: 'own', ownLogo: { isOpaque: true } } }),
      showOwnLogo: async () => ({ logo: { positive: picture, reversed: picture } }),
      removeOwnLogo,
    });
    const own = within(await screen.findByRole('region', { name: 'Your own logo' }));
    expect(await own.findByAltText('Own logo of Levain & Rye')).toBeTruthy();
    expect(own.getByText(/It has a ground of its own/)).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'This logo is used' })).toBeNull();
    await userEvent.click(own.getByRole('button', { name: 'Remove my logo' }));
    await vi.waitFor(() => expect(removeOwnLogo).toHaveBeenCalled());
    expect(await own.findByText(/Do you have a logo already/)).toBeTruthy();
  });

  it('offers what was said already as the line of the pictures', async () => {
    const writeLine = vi.fn(async () => studioOf({ brand: { ...brand, line: 'Bread' } }));
    await renderBrand({ writeLine });
    await userEvent.click(await screen.findByRole('button', { name: 'Bread' }));
    expect((screen.getByLabelText('A line for the pictures') as HTMLInputElement).value).toBe('Bread');
    expect(screen.queryByRole('button', { name: 'Bread' })).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Set the line' }));
    await vi.waitFor(() => expect(writeLine).toHaveBeenCalled());
    expect(writeLine.mock.calls).toEqual([
      [{ workspaceId: 'ws_00000000000000000000000001', revision: 4, line: 'Bread' }],
    ]);
  });

  it('asks nobody on Free for a logo of their own', async () => {
    await renderBrand({ getStudio: async () => free }, 'Free');
    expect(await screen.findByAltText('Logo of Levain & Rye: Monogram')).toBeTruthy();
    expect(screen.queryByText('Your own logo')).toBeNull();
  });

  it('edits a logo as a version that one can go back from', async () => {
    const editLogo = vi.fn(async () => logo(1, { version: 1, versions: 2, revision: 2 }));
    const showVersion = vi.fn(async () => logo(1, { version: 0, versions: 2, revision: 3 }));
    await renderBrand({ editLogo, showVersion });
    const [first] = await screen.findAllByRole('button', { name: 'Edit this logo' });
    await userEvent.click(first!);
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.type(dialog.getByLabelText('Line below the name'), 'Bread since dawn');
    await userEvent.click(dialog.getByRole('button', { name: 'Set the line' }));
    expect(await dialog.findByText('Version 2 of 2')).toBeTruthy();
    expect(editLogo).toHaveBeenCalledWith({
      logoId: logo(1).id,
      revision: 1,
      choices: { ...logo(1).choices, tagline: 'Bread since dawn' },
    });
    await userEvent.click(dialog.getByRole('button', { name: 'Undo' }));
    expect(await dialog.findByText('Version 1 of 2')).toBeTruthy();
    // Said, not disabled: the focus stays on the button.
    expect(dialog.getByRole('button', { name: 'Undo' }).getAttribute('aria-disabled')).toBe('true');
    expect(dialog.getByRole('button', { name: 'Redo' }).getAttribute('aria-disabled')).not.toBe('true');
    expect(showVersion).toHaveBeenCalledWith({ logoId: logo(1).id, revision: 2, version: 0 });
  });

  it('keeps what is typed where a color is none, and says so', async () => {
    await renderBrand({});
    const field = await screen.findByLabelText('A color you already have');
    await userEvent.type(field, 'teal');
    await userEvent.click(screen.getByRole('button', { name: 'Use this color' }));
    expect(await screen.findByText('Six digits and letters from a to f after the #.')).toBeTruthy();
    expect((field as HTMLInputElement).value).toBe('teal');
  });
});
