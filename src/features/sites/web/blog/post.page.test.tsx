// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Post } from '#features/sites/blog.contract.ts';
import { itInDeepRun } from '#testing/gate-cases.ts';
import { write } from '../testing/open-editor.tsx';
import { refusal, renderSites, type SitesServer } from '../testing/render-sites.tsx';
import { fullPostView, samplePostView } from '../testing/sample-post.ts';
import { proOpen, sampleBuilder, sampleSite } from '../testing/sample-site.ts';
import { PostPage } from './post.page.tsx';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

/** A server with one post, which takes what is saved on its newest revision. */
function postServer(first: Post) {
  let post = first;
  const next = (revision: number, change: Partial<Post>): Post => {
    if (revision !== post.revision) throw refusal('request.stale_revision');
    post = { ...post, revision: post.revision + 1, ...change };
    return post;
  };
  return {
    getBuilder: async () => sampleBuilder({ open: proOpen, site: sampleSite() }),
    getPost: async () => post,
    savePost: vi.fn<SitesServer['savePost']>(async ({ revision, postId: _id, ...draft }) => next(revision, draft)),
    changePostAddress: vi.fn<SitesServer['changePostAddress']>(async ({ revision, slug }) => next(revision, { slug })),
    publishPost: vi.fn<SitesServer['publishPost']>(async ({ revision }) =>
      next(revision, { state: 'published', isOnline: true, publishedAt: '2026-11-29T10:00:00.000Z' }),
    ),
    unpublishPost: vi.fn<SitesServer['unpublishPost']>(async ({ revision }) =>
      next(revision, { state: 'draft', isOnline: false }),
    ),
    schedulePost: vi.fn<SitesServer['schedulePost']>(async ({ revision, publishAt }) =>
      next(revision, { state: 'scheduled', publishAt }),
    ),
    unschedulePost: vi.fn<SitesServer['unschedulePost']>(async ({ revision }) =>
      next(revision, { state: 'draft', publishAt: null }),
    ),
    deletePost: vi.fn<SitesServer['deletePost']>(async ({ postId }) => ({ postId })),
    changeElsewhere: (change: Partial<Post>) => next(post.revision, change),
  };
}

async function open(first: Post = samplePostView(), own: Partial<SitesServer> = {}) {
  const server = postServer(first);
  const path = '/platform/website-builder/site/posts';
  const screens = { [`${path}/$postId`]: PostPage, '/platform/website-builder/site': () => <p>The editor</p> };
  await renderSites(screens, `${path}/${first.id}`, { ...server, ...own });
  await screen.findByRole('textbox', { name: 'Title' });
  return server;
}

const lastSaved = (server: ReturnType<typeof postServer>) => server.savePost.mock.calls.at(-1)?.[0];
const button = (name: string) => screen.getByRole('button', { name });

describe('a post', () => {
  it('shows what it asks; each question leads to its paragraph, and without answers nothing is published', async () => {
    const server = await open();
    const before = within(screen.getByRole('region', { name: 'Before it can be published' }));
    await userEvent.click(before.getByRole('button', { name: 'What happens first when somebody comes to you?' }));
    expect(document.activeElement).toBe(
      screen.getByRole('textbox', { name: /^Paragraph, part 8: What happens first/ }),
    );
    await userEvent.click(button('Publish'));
    expect(server.publishPost).not.toHaveBeenCalled();
    await write(document.querySelector<HTMLElement>('[data-post-part="text-4"] textarea')!, 'We talk.');
    await waitFor(() => expect(before.queryByText('What happens first when somebody comes to you?')).toBeNull());
    await waitFor(() =>
      expect(lastSaved(server)?.parts.find(({ id }) => id === 'text-4')).toMatchObject({ text: 'We talk.' }),
    );
  });

  it('is published, and says whether it is as it is online', async () => {
    const server = await open(fullPostView());
    await userEvent.click(button('Publish'));
    expect(await screen.findByText('It is as it is online.')).toBeDefined();
    expect(server.publishPost.mock.calls[0]![0]).toMatchObject({ revision: 3, timeZone: expect.any(String) });
    expect(screen.getByRole('link', { name: /Read it/ }).getAttribute('href')).toContain('/blog/what-we-do/');
    expect(screen.getByText('To delete this post, take it offline first.')).toBeDefined();
    await userEvent.click(button('Take it offline'));
    expect(await screen.findByText('Nobody else can read it yet.')).toBeDefined();
  });

  itInDeepRun('that is refused says so where it was asked for, and stays a draft', async () => {
    await open(fullPostView(), {
      publishPost: async () => {
        throw refusal('sites.no_blog_online');
      },
    });
    await userEvent.click(button('Publish'));
    expect((await screen.findByRole('alert')).textContent).not.toBe('');
    expect(screen.getByText('Nobody else can read it yet.')).toBeDefined();
  });

  it('is planned for a time of the zone, and the plan is taken back', async () => {
    const server = await open(fullPostView());
    await userEvent.click(button('Plan it for later'));
    const field = screen.getByLabelText('Publish it on');
    fireEvent.change(field, { target: { value: '2020-01-01T09:00' } });
    await userEvent.click(button('Plan it'));
    expect(await screen.findByText('This is in the past. Choose a later time.')).toBeDefined();
    expect(server.schedulePost).not.toHaveBeenCalled();
    fireEvent.change(field, { target: { value: '2099-01-01T09:00' } });
    await userEvent.click(button('Plan it'));
    expect(await screen.findByText(/^It goes online by itself: 1 January 2099/)).toBeDefined();
    expect(server.schedulePost.mock.calls[0]![0].publishAt).toMatch(/^20(?:98-12-31|99-01-01)T/);
    await userEvent.click(button('Take the plan back'));
    expect(await screen.findByText('Nobody else can read it yet.')).toBeDefined();
  });

  it('is deleted after a question', async () => {
    const server = await open();
    await userEvent.click(button('Delete this post'));
    await userEvent.click(button('Keep it'));
    expect(server.deletePost).not.toHaveBeenCalled();
    await userEvent.click(button('Delete this post'));
    await userEvent.click(button('Delete it'));
    expect(await screen.findByText('The editor')).toBeDefined();
    expect(server.deletePost).toHaveBeenCalledTimes(1);
  });

  it('has another address when one is chosen, and says what an address can be', async () => {
    const server = await open();
    await userEvent.click(button('Change the address'));
    await write(screen.getByRole('textbox', { name: 'New address' }), 'Not this!');
    await userEvent.click(button('Use this address'));
    expect(await screen.findByText(/^Small letters, digits and hyphens/)).toBeDefined();
    await write(screen.getByRole('textbox', { name: 'New address' }), 'our-oven');
    await userEvent.click(button('Use this address'));
    await waitFor(() => expect(server.changePostAddress.mock.calls[0]?.[0]).toMatchObject({ slug: 'our-oven' }));
  });
});

describe('the parts of a post', () => {
  const order = (): readonly (string | null)[] =>
    [...document.querySelectorAll('li[data-post-part]')].map((part) => part.getAttribute('data-post-part'));

  it('are moved by keyboard, and the focus goes along', async () => {
    const server = await open();
    const down = button('Move down: part 1');
    down.focus();
    await userEvent.keyboard('{Enter}');
    expect(order().slice(0, 2)).toEqual(['text-1', 'heading-1']);
    await waitFor(() => expect(document.activeElement).toBe(button('Move down: part 2')));
    await waitFor(() => expect(lastSaved(server)?.parts[0]?.id).toBe('text-1'));
  });

  it('are added, and removed ones are brought back', async () => {
    await open();
    await userEvent.click(button('Add a heading'));
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Heading, part 9' })));
    const before = order();
    await userEvent.click(button('Remove: part 2'));
    expect(order()).toEqual(before.toSpliced(1, 1));
    await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
    expect(order()).toEqual(before);
  });

  it('that follow a fact show before and after, and take the new one at a click', async () => {
    const server = await open(samplePostView({ facts: [{ key: 'offer', text: 'Rye bread' }] }));
    const notice = within(screen.getByRole('region', { name: 'Changed fact' }));
    expect(notice.getByText('Sourdough bread from a wood oven')).toBeDefined();
    expect(notice.getByText('Rye bread')).toBeDefined();
    await userEvent.click(notice.getByRole('button', { name: 'Update it' }));
    await waitFor(() =>
      expect(lastSaved(server)?.parts.find(({ id }) => id === 'text-1')).toMatchObject({
        text: 'Rye bread',
        source: { key: 'offer', value: 'Rye bread' },
      }),
    );
    expect(screen.queryByRole('region', { name: 'Changed fact' })).toBeNull();
  });

  it('have tags below them, which are added and removed; two that differ in capitals alone are one', async () => {
    const server = await open();
    const tag = screen.getByRole('textbox', { name: 'New tag' });
    await userEvent.type(tag, 'Rye bread{Enter}');
    await userEvent.type(tag, 'RYE BREAD{Enter}');
    await waitFor(() => expect(lastSaved(server)?.tags).toEqual(['Rye bread']));
    await userEvent.click(button('Remove the tag Rye bread'));
    await waitFor(() => expect(lastSaved(server)?.tags).toEqual([]));
  });
});

describe('a post that was changed elsewhere', () => {
  it('keeps what is on the screen until somebody decides', async () => {
    const server = await open();
    server.changeElsewhere({ title: 'Theirs' });
    await write(screen.getByRole('textbox', { name: 'Title' }), 'Mine');
    const notice = await screen.findByText('This post was changed somewhere else while you were editing');
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Title' }).value).toBe('Mine');
    await userEvent.click(button('Keep mine'));
    await waitFor(() => expect(lastSaved(server)).toMatchObject({ title: 'Mine', revision: 4 }));
    await waitFor(() => expect(notice.isConnected).toBe(false));
  });
});

describe('the preview', () => {
  it('shows the post in the look of the site, with what it asks marked', async () => {
    await open();
    await userEvent.click(button('Preview'));
    const frame = await screen.findByTitle<HTMLIFrameElement>('The post as others will read it');
    await waitFor(() => {
      const text = frame.contentDocument?.querySelector('main')?.textContent ?? '';
      expect(text).toContain('Sourdough bread from a wood oven');
      expect(text).toContain('What happens first when somebody comes to you?');
    });
  });
});
