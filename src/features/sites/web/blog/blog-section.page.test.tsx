// @vitest-environment happy-dom
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { newBlogPage } from '#features/sites/domain/compose/new-blog-page.ts';
import { completeWindow, openEditor, rail, siteServer, toast } from '../testing/open-editor.tsx';
import type { SitesServer } from '../testing/render-sites.tsx';
import { sampleBlogView, samplePostLine, samplePostView, sampleTopics } from '../testing/sample-post.ts';
import { proOpen, sampleDocument, sampleSite } from '../testing/sample-site.ts';

beforeAll(completeWindow);
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const blogPage = newBlogPage('en', (type) => (type === 'hero' ? 'blog-title' : 'posts'));
const site = sampleSite({ document: { ...sampleDocument, pages: [...sampleDocument.pages, blogPage] } });

const open = (own: Partial<SitesServer> = {}) =>
  openEditor({ ...siteServer(site, { open: proOpen }), ...own }, '?page=blog');

describe('the blog page', () => {
  it('has a section Blog with the buttons Generate Content and Topics', async () => {
    await open();
    const section = within(await screen.findByRole('region', { name: 'Blog' }));
    expect(section.getByRole('button', { name: 'Generate Content' })).toBeDefined();
    expect(section.getByRole('button', { name: 'Topics' })).toBeDefined();
    expect(await section.findByText(/^No post yet/)).toBeDefined();
  });

  it('and only that page', async () => {
    await openEditor(siteServer(site, { open: proOpen }));
    expect(screen.queryByRole('region', { name: 'Blog' })).toBeNull();
  });

  it('is added from the list of pages, with the list of posts on it', async () => {
    const server = siteServer(sampleSite(), { open: proOpen });
    await openEditor(server);
    await userEvent.click(rail().getByRole('button', { name: 'Add a page' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Blog' }));
    await waitFor(() => {
      const [saved] = server.saveSite.mock.calls.at(-1) ?? [];
      expect(saved?.pages.at(-1)).toMatchObject({ kind: 'blog', blocks: [{ type: 'hero' }, { type: 'posts' }] });
    });
  });

  it('says on the page what will stand there while no post is published', async () => {
    const inside = await open();
    expect(await within(inside.body).findByText('Your posts stand here once they are published.')).toBeDefined();
  });

  it('shows posts that are published in the page as visitors find them', async () => {
    const shown = [{ slug: 'a', title: 'A published post', summary: 'In one line', day: '2026-11-20' }];
    const inside = await open({ getBlog: async () => ({ ...sampleBlogView(), shown }) });
    expect(await within(inside.body).findByText('A published post')).toBeDefined();
    expect(within(inside.body).getByText('20 November 2026')).toBeDefined();
  });
});

describe('the list of posts', () => {
  it('says in which state each is', async () => {
    const line = (number: number, own: Parameters<typeof samplePostLine>[0]) =>
      samplePostLine({ id: `post_0000000000000000000000000${number}`, title: `Post ${number}`, ...own });
    const posts = [
      line(1, {}),
      line(2, { state: 'scheduled', publishAt: '2026-12-01T08:00:00.000Z' }),
      line(3, { state: 'published', publishedAt: '2026-11-20T08:00:00.000Z', isOnline: true }),
      line(4, { state: 'published', publishedAt: '2026-11-20T08:00:00.000Z' }),
      line(5, { missed: 'sites.post_not_ready' }),
    ];
    await open({ getBlog: async () => ({ ...sampleBlogView(posts), isBlogOnline: false }) });
    const texts = (await screen.findAllByRole('row', { name: /^Post \d/ })).map(({ textContent }) => textContent);
    expect(texts[0]).toBe('Post 1Draft');
    expect(texts[1]).toMatch(/^Post 2Planned for 1 December 2026/);
    expect(texts[2]).toBe('Post 3Published on 20 Nov 2026');
    expect(texts[3]).toBe('Post 4Published on 20 Nov 2026, not online now');
    expect(texts[4]).toBe('Post 5Draft, not published at its time');
    expect(screen.getByText('Posts go online with the blog page. Publish the website with it first.')).toBeDefined();
  });
});

describe('Generate Content', () => {
  it('begins a draft of the first subject of which nothing is written', async () => {
    const [first, ...rest] = sampleTopics;
    const beginPost = vi.fn<SitesServer['beginPost']>(async () => samplePostView());
    await open({
      listTopics: async () => ({ topics: [{ ...first!, postId: 'post_00000000000000000000000009' }, ...rest] }),
      beginPost,
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Generate Content' }));
    await waitFor(() => expect(beginPost).toHaveBeenCalledTimes(1));
    expect(beginPost.mock.calls[0]![0]).toMatchObject({ topic: rest[0]!.id });
  });

  it('says what to tell the advisor where nothing is known', async () => {
    await open();
    await userEvent.click(await screen.findByRole('button', { name: 'Generate Content' }));
    await toast('Too little is known of your business for a draft. Tell the advisor what you offer and what it costs.');
  });
});

describe('Topics', () => {
  it('shows for each subject the facts it rests on and what it leaves open, and begins a draft of one', async () => {
    const beginPost = vi.fn<SitesServer['beginPost']>(async () => samplePostView());
    await open({ listTopics: async () => ({ topics: [...sampleTopics] }), beginPost });
    await userEvent.click(await screen.findByRole('button', { name: 'Topics' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Topics' }));
    const priced = (await dialog.findByRole('heading', { name: /Sourdough loaf/ })).closest('li')!;
    expect(within(priced).getByText('€6.50 per loaf')).toBeDefined();
    expect(within(priced).getByText('Leaves 1 question open')).toBeDefined();
    await userEvent.click(within(priced).getByRole('button', { name: 'Write a draft' }));
    await waitFor(() => expect(beginPost.mock.calls[0]?.[0]).toMatchObject({ topic: 'price:Sourdough loaf' }));
  });

  it('says what to tell the advisor where there is none', async () => {
    await open();
    await userEvent.click(await screen.findByRole('button', { name: 'Topics' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Topics' }));
    expect(await dialog.findByText(/^Subjects are made of what is known of your business/)).toBeDefined();
    expect(dialog.getByRole('link', { name: 'Open the advisor' })).toBeDefined();
  });
});
