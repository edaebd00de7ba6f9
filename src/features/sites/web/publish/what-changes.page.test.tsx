// @vitest-environment happy-dom
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { newBlock } from '#features/sites/domain/compose/new-block.ts';
import type { Block, Page, SiteDocument } from '#features/sites/domain/document/site-document.ts';
import { siteWordsOf } from '#features/sites/domain/words/all-words.ts';
import type { OnlineSite } from '#features/sites/sites.contract.ts';
import { samplePicture } from '#features/sites/testing/sample-sites.ts';
import { itInDeepRun } from '#testing/gate-cases.ts';
import { choose, completeWindow, inspector, openEditor, siteServer, write } from '../testing/open-editor.tsx';
import { refusal, type SitesServer } from '../testing/render-sites.tsx';
import { proOpen, sampleDocument, sampleRelease, sampleSite, twoPages } from '../testing/sample-site.ts';

beforeAll(completeWindow);
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const words = siteWordsOf('en');
const online = sampleRelease({ isCurrent: false });
/** The document with other values in some of its blocks. */
const withProps = (document: SiteDocument, values: Readonly<Record<string, object>>): SiteDocument => ({
  ...document,
  pages: document.pages.map((page) => ({
    ...page,
    blocks: page.blocks.map((block) => ({ ...block, props: { ...block.props, ...values[block.id] } }) as Block),
  })),
});
const withPages = (document: SiteDocument, edit: (page: Page) => Page): SiteDocument => ({
  ...document,
  pages: document.pages.map(edit),
});

interface Compared {
  readonly before: SiteDocument | null;
  readonly after?: SiteDocument;
  readonly beside?: OnlineSite['beside'];
  readonly isPro?: boolean;
  readonly server?: Partial<SitesServer>;
}

/** Opens the panel over a draft, with another document online. */
async function openPanel({ before, after = sampleDocument, beside = 'nothing', isPro = false, server }: Compared) {
  await openEditor(
    {
      ...siteServer(sampleSite({ document: after, online }), isPro ? { open: proOpen } : {}),
      showOnline: async () => ({ releaseId: online.id, document: before, beside }),
      ...server,
    },
    '?panel=publish',
  );
  return within(await screen.findByRole('dialog', { name: 'Publish' }));
}
type Panel = Awaited<ReturnType<typeof openPanel>>;
const section = async (panel: Panel) => within(await panel.findByRole('region', { name: 'What changes' }));
/** What each change says, without the words for people by voice and without what leads there. */
const linesOf = (part: Awaited<ReturnType<typeof section>>): string[] =>
  part.getAllByRole('listitem').map((line) => {
    const copy = line.cloneNode(true) as HTMLElement;
    for (const one of copy.querySelectorAll('.sr-only, button')) one.remove();
    return [...copy.querySelectorAll('p')].map((one) => one.textContent.replaceAll(/\s+/g, ' ').trim()).join(': ');
  });
const told = async (compared: Compared): Promise<string[]> => {
  const part = await section(await openPanel(compared));
  await waitFor(() => expect(part.getAllByRole('listitem').length).toBeGreaterThan(0));
  return linesOf(part);
};

describe('what changes', () => {
  it('says of each field how it was and how it is, also to people by voice', async () => {
    const panel = await openPanel({ before: withProps(sampleDocument, { top: { headline: 'Bread' } }) });
    const part = await section(panel);
    const line = await part.findByRole('listitem');
    expect(linesOf(part)).toEqual(['Hero Section · Headline: Bread → Sourdough bread from a wood oven']);
    expect(line.querySelector('del')?.textContent).toBe('Bread');
    expect(line.querySelector('ins')?.textContent).toBe('Sourdough bread from a wood oven');
    for (const side of line.querySelectorAll('del, ins')) {
      expect([side.closest('bdi') !== null, side.getAttribute('lang')]).toEqual([true, 'en']);
    }
    expect(line.textContent).toMatch(/Before:\s+Bread.*Now:\s+Sourdough/);
  });

  it('names fields, entries, links and options as the editor does', async () => {
    const after = withProps(sampleDocument, {
      top: { shape: 'centred', link: '', photo: samplePicture },
      prices: {
        items: [
          { name: 'Loaf', price: '€7', note: '' },
          { name: 'Roll', price: '€1', note: '' },
        ],
      },
      reasons: { items: [{ text: 'Dough that rests for three days' }] },
      contact: { phone: '\n ' },
    });
    const before = withProps(sampleDocument, { prices: { items: [{ name: 'Loaf', price: '€6', note: '' }] } });
    expect(await told({ before, after })).toEqual([
      'Hero Section · Layout: Words beside a picture → Centered',
      'Hero Section · Where it leads: Removed: Contact',
      'Hero Section · Picture: New: A loaf on a shelf',
      'Reasons · Entry 1: Dough that rests for two days → Dough that rests for three days',
      'Prices · Loaf · Price: €6 → €7',
      'Prices: New: Roll · €1',
      'Contact · Phone: Only spaces or line breaks are different.',
    ]);
  });

  itInDeepRun('tells of pictures by what they show', async () => {
    const shown = (photo: typeof samplePicture) => withProps(sampleDocument, { top: { photo } });
    const before = shown(samplePicture);
    const another = { ...samplePicture, media: 'med_00000000000000000000000002' };
    expect(await told({ before, after: shown(another) })).toEqual(['Hero Section · Picture: Another picture']);
    cleanup();
    expect(await told({ before, after: shown({ ...another, alt: 'A roll' }) })).toEqual([
      'Hero Section · Picture: A loaf on a shelf → A roll',
    ]);
    cleanup();
    expect(await told({ before, after: shown({ ...samplePicture, alt: '', x: 31 }) })).toEqual([
      'Hero Section · Picture · Alt text: Removed: A loaf on a shelf',
      'Hero Section · Picture: Another part of the picture stays in sight.',
    ]);
  });

  it('names elements that came, went and stand elsewhere', async () => {
    const [top, reasons, prices, contact] = sampleDocument.pages[0]!.blocks;
    const legal = newBlock('legal', 'legal', words);
    const before = withPages(sampleDocument, (page) => ({ ...page, blocks: [top!, reasons!, prices!, legal] }));
    const after = withPages(sampleDocument, (page) => ({ ...page, blocks: [top!, prices!, reasons!, contact!] }));
    expect(await told({ before, after })).toEqual([
      'Reasons: It stands elsewhere on the page.',
      'Contact: This element is new.',
      'Legal text: This element is removed.',
    ]);
  });

  it('tells two elements of a kind apart by their headings', async () => {
    const text = (id: string, title: string, said: string) => {
      const empty = newBlock('text', id, words);
      return { ...empty, props: { ...empty.props, title, text: said } } as Block;
    };
    const site = (said: string) =>
      withPages(sampleDocument, (page) => ({
        ...page,
        blocks: [page.blocks[0]!, text('text', 'Us', 'We'), text('text-2', 'You', said)],
      }));
    expect(await told({ before: site('Old'), after: site('New') })).toEqual(['Text “You” · Text: Old → New']);
  });

  it('stands under the page it is on, with what is told of the whole website first', async () => {
    const [home, about] = twoPages.pages;
    const before: SiteDocument = { ...twoPages, title: 'Rye', css: 'p{color:red}', template: 'ledger' };
    const contact: Page = { ...about!, kind: 'contact', title: 'Write to us', blocks: [] };
    const text = about!.blocks[1]!;
    const after: SiteDocument = {
      ...twoPages,
      css: '',
      pages: [{ ...home!, description: 'Bread', blocks: [...home!.blocks, text] }, contact],
    };
    const part = await section(await openPanel({ before, after, isPro: true }));
    await part.findByRole('heading', { name: 'The whole website' });
    const headings = part.getAllByRole('heading', { level: 4 }).map((one) => one.textContent);
    expect(headings).toEqual(['The whole website', 'Home', 'Write to us', 'About']);
    expect(linesOf(part)).toEqual([
      'Template: Ledger → Counter',
      'Site Title: Rye → Levain & Rye',
      'Styles of the website (CSS): Removed: p{color:red}',
      'Meta description: Sourdough bread from a wood oven → Bread',
      'Text: It stood on the page “About”.',
      'This page is new.',
      'This page is removed.',
    ]);
  });

  it('leads to each place', async () => {
    const before = withProps(sampleDocument, { top: { headline: 'Bread' }, contact: { mail: 'old@levain.example' } });
    const panel = await openPanel({ before });
    await userEvent.click(await panel.findByRole('button', { name: 'Show it: Contact · Email' }));
    const mail = await inspector().findByRole('textbox', { name: 'Email' });
    await waitFor(() => expect(document.activeElement).toBe(mail));
    expect(screen.queryByRole('dialog', { name: 'Publish' })).toBeNull();
  });

  itInDeepRun('leads to what search engines are told, and to the styles', async () => {
    const before: SiteDocument = {
      ...withPages(twoPages, (page) => ({ ...page, title: `${page.title}!`, searchTitle: `${page.title}?` })),
      css: 'p{color:red}',
    };
    for (const [go, field] of [
      ['Show it: Home · In the navigation', 'In the navigation'],
      ['Show it: Home · Page title', 'Page title'],
    ] as const) {
      const panel = await openPanel({ before, after: twoPages, isPro: true });
      await userEvent.click(await panel.findByRole('button', { name: go }));
      const found = await inspector().findByRole('textbox', { name: field });
      await waitFor(() => expect(document.activeElement).toBe(found));
      cleanup();
    }
    const panel = await openPanel({ before, after: twoPages, isPro: true });
    await userEvent.click(await panel.findByRole('button', { name: 'Show it: Styles of the website (CSS)' }));
    expect(await screen.findByRole('dialog', { name: 'Code Editor' })).toBeTruthy();
  });

  it('lists thirty at most, and says how many more there are', async () => {
    const priced = (of: string) =>
      withProps(sampleDocument, {
        prices: { items: Array.from({ length: 33 }, (_, at) => ({ name: `Loaf ${at}`, price: of, note: '' })) },
      });
    const part = await section(await openPanel({ before: priced('€6'), after: priced('€7') }));
    await waitFor(() => expect(part.getAllByRole('listitem')).toHaveLength(30));
    expect(part.getByText('… and 3 more')).toBeTruthy();
  });

  it('is nothing that the plan does not publish', async () => {
    const html = newBlock('html', 'html', words);
    const after: SiteDocument = {
      ...withPages(twoPages, (page) => ({
        ...page,
        keywords: 'bread',
        searchTitle: 'Bread',
        blocks: [...page.blocks, { ...html, id: `html-${page.kind}` } as Block],
      })),
      css: 'p{color:red}',
    };
    expect(await told({ before: { ...sampleDocument, title: 'Rye' }, after })).toEqual([
      'Site Title: Rye → Levain & Rye',
    ]);
  });
});

describe('where nothing on the pages changed', () => {
  it.each([
    ['look', 'Nothing on the pages changed. The colors, the fonts or the mark of the website did.'],
    ['address-or-posts', 'Nothing on the pages changed. The address of the website or its published posts did.'],
    ['unknown', 'Nothing on the pages changed. Colors, fonts, mark, address or published posts did.'],
  ] as const)('says that it was the %s', async (beside, text) => {
    const part = await section(await openPanel({ before: sampleDocument, beside }));
    expect(await part.findByText(text)).toBeTruthy();
    expect(part.queryByRole('list')).toBeNull();
  });

  it('says so beside what changed on them', async () => {
    const part = await section(await openPanel({ before: { ...sampleDocument, title: 'Rye' }, beside: 'look' }));
    expect(await part.findByText('The colors, the fonts or the mark of the website changed as well.')).toBeTruthy();
    expect(linesOf(part)).toEqual(['Site Title: Rye → Levain & Rye']);
  });
});

describe('what cannot be told', () => {
  it('is said of a release of a time before documents were kept', async () => {
    const part = await section(await openPanel({ before: null, beside: 'unknown' }));
    expect(
      await part.findByText(/^What is online is from a time when releases did not keep their content/),
    ).toBeTruthy();
    expect(part.queryByText(/Nothing on the pages/)).toBeNull();
  });

  it('is asked for again where it did not load', async () => {
    let isLost = true;
    const showOnline = async (): ReturnType<SitesServer['showOnline']> => {
      if (isLost) throw refusal('request.not_found', 404);
      return { releaseId: online.id, document: { ...sampleDocument, title: 'Rye' }, beside: 'nothing' };
    };
    const panel = await openPanel({ before: null, server: { showOnline } });
    const part = await section(panel);
    const again = await part.findByRole('button', { name: 'Try again' });
    isLost = false;
    await userEvent.click(again);
    await waitFor(() => expect(linesOf(part)).toEqual(['Site Title: Rye → Levain & Rye']));
  });
});

itInDeepRun('goes once the draft is published, and is back where an earlier release is put online again', async () => {
  const document = withProps(sampleDocument, {
    prices: { items: [{ name: 'Loaf', price: '€6', note: '' }] },
    contact: { mail: 'hello@levain.example' },
  });
  await openEditor(siteServer(sampleSite({ document, online: sampleRelease() })));
  await choose('Hero Section');
  await write(await inspector().findByRole('textbox', { name: 'Headline' }), 'Bread since dawn');
  await userEvent.click(screen.getByRole('button', { name: 'Publish' }));
  const panel = within(await screen.findByRole('dialog', { name: 'Publish' }));
  const lines = ['Hero Section · Headline: Sourdough bread from a wood oven → Bread since dawn'];
  await waitFor(async () => expect(linesOf(await section(panel))).toEqual(lines));
  await userEvent.click(panel.getByRole('button', { name: 'Publish the changes' }));
  await waitFor(() => expect(panel.getByText('The draft is as it is online.')).toBeTruthy());
  expect(panel.queryByRole('region', { name: 'What changes' })).toBeNull();
  await userEvent.click(await panel.findByRole('button', { name: 'Put online again: release 1' }));
  await waitFor(async () => expect(linesOf(await section(panel))).toEqual(lines));
});
