import { Window } from 'happy-dom';
import { HtmlValidate } from 'html-validate';
import { describe, expect, it } from 'vitest';
import { languages } from '#shared/languages.ts';
import { sampleBlog, samplePost } from '../../testing/sample-posts.ts';
import { filledSite, plainLook } from '../../testing/sample-sites.ts';
import { sampleForms, withForms } from '../../testing/with-forms.ts';
import { type Block, emptyBlock, type SiteDocument } from '../document/site-document.ts';
import { renderSite } from '../page/render-site.ts';
import { sitePages } from '../sites.plan.ts';
import { templateIds } from '../templates/template-ids.ts';
import { uuidOf } from './feed.ts';
import type { BlogContent } from './post.ts';
import { dayIn } from './post-view.ts';

const url = 'https://example.com/s/brotzeit/';
const site = (parts: Parameters<typeof filledSite>[0] = {}): SiteDocument => filledSite({ pages: sitePages, ...parts });
const render = (blog: BlogContent | undefined, document = site()): ReadonlyMap<string, string> =>
  new Map(renderSite({ document, look: plainLook, url, blog }).map(({ path, text }) => [path, text]));
const hrefs = (text: string): readonly string[] =>
  [...text.matchAll(/<a [^>]*href="([^"]*)"/g)].map(([, href]) => href!);

describe('a blog', () => {
  it('without posts is shown nowhere; with one it has its page, its post, its tag, its feed and places in the sitemap', () => {
    const without = render(undefined);
    expect([...without.keys()].filter((path) => path.startsWith('blog'))).toEqual([]);
    expect(without.get('')).not.toMatch(/blog|atom/);
    const files = render(sampleBlog(1));
    expect([...files.keys()].filter((path) => path.startsWith('blog'))).toEqual([
      'blog/',
      'blog/post-number-1/',
      'blog/tag/rye-bread/',
      'blog/feed.xml',
    ]);
    expect(files.get('')).toContain('href="./blog/"');
    for (const [path, text] of files)
      if (path === '' || path.endsWith('/'))
        expect(text, path).toContain(
          `<link rel="alternate" type="application/atom+xml" title="Brotzeit" href="${url}blog/feed.xml"/>`,
        );
    expect(files.get('sitemap.xml')).toContain(
      `<url><loc>${url}blog/post-number-1/</loc><lastmod>2026-01-02T09:00:00.000Z</lastmod></url>`,
    );
  });

  it('is nowhere on a site that has no page for it', () => {
    const files = render(sampleBlog(3), filledSite());
    expect([...files.keys()].filter((path) => path.startsWith('blog'))).toEqual([]);
    expect(files.get('')).not.toContain('atom');
  });

  it('lists fifty posts a page, the newest first, and leads from page to page', () => {
    const files = render(sampleBlog(120));
    const listed = (path: string) =>
      [...files.get(path)!.matchAll(/post-title"><a href="([^"]*)"/g)].map(([, href]) => href!);
    expect(listed('blog/').slice(0, 2)).toEqual(['../blog/post-number-120/', '../blog/post-number-119/']);
    expect(listed('blog/')).toHaveLength(50);
    expect(listed('blog/2/')[0]).toBe('../../blog/post-number-70/');
    expect(listed('blog/3/')).toHaveLength(20);
    expect(hrefs(files.get('blog/')!)).toContain('../blog/2/');
    expect(hrefs(files.get('blog/2/')!)).toEqual(expect.arrayContaining(['../../blog/', '../../blog/3/']));
    expect(files.has('blog/4/')).toBe(false);
    expect(listed('blog/tag/rye-bread/')).toHaveLength(50);
    expect(listed('blog/tag/rye-bread/3/')).toHaveLength(20);
  });

  it('shows its three newest posts where the list stands on another page, with what leads to all', () => {
    const document = site();
    const first = { ...document.pages[0]!, blocks: [...document.pages[0]!.blocks, emptyBlock('posts', 'news')] };
    const text = render(sampleBlog(4), { ...document, pages: [first, ...document.pages.slice(1)] }).get('')!;
    expect(text.match(/class="post-title"/g)).toHaveLength(3);
    expect(text).toContain('<a href="./blog/">All posts</a>');
  });

  it('has links that lead to files, from every page', () => {
    const files = render(sampleBlog(60, { tags: ['Rye bread', '麺'] }));
    let followed = 0;
    for (const [path, text] of files) {
      if (path !== '' && !path.endsWith('/')) continue;
      for (const href of hrefs(text).filter((one) => /^\.{1,2}\//.test(one))) {
        const target = new URL(href, url + path);
        expect(files.has(decodeURI(target.href.slice(url.length)).replace(/#.*/, '')), `${path} → ${href}`).toBe(true);
        followed += 1;
      }
    }
    expect(followed).toBeGreaterThan(500);
  });

  it('sends who follows a link to it to the first page as long as there is no post', () => {
    const document = site();
    const call = emptyBlock('call', 'to-blog');
    const led = { ...call, props: { ...call.props, title: 'News', action: 'Read', link: '#blog' } };
    const first = { ...document.pages[0]!, blocks: [...document.pages[0]!.blocks, led] };
    const pages = [first, ...document.pages.slice(1)];
    expect(hrefs(render(undefined, { ...document, pages }).get('')!)).not.toContain('#blog');
    expect(hrefs(render(sampleBlog(1), { ...document, pages }).get('')!)).toContain('./blog/');
  });
});

describe('older posts and tags', () => {
  it('have forms, markup of one’s own and the picture to share like other pages, as seen from where they stand', () => {
    const document = site();
    const [contact] = sampleForms;
    const markup: Block = { id: 'own', type: 'html', props: { code: 'mine' } };
    const pages = withForms(document, []).pages.map((page) =>
      page.kind === 'blog' ? { ...page, blocks: [...page.blocks, contact!, markup] } : page,
    );
    const order = { look: plainLook, url, hasCard: true, cleanHtml: (code: string) => `<b>${code}</b>` };
    const files = renderSite({ ...order, document: { ...document, pages }, blog: sampleBlog(60) });
    const text = files.find(({ path }) => path === 'blog/2/')!.text;
    for (const part of [
      'action="../../_forms/write"',
      '<b>mine</b>',
      `content="${url}og.png"`,
      'href="../../#privacy"',
    ])
      expect(text, part).toContain(part);
    expect(files.filter(({ path }) => path === '_forms/write')).toHaveLength(1);
    // What the server alone reads is in no map of the site.
    expect(files.find(({ path }) => path === 'sitemap.xml')!.text).not.toMatch(/_forms|_sent/);
  });
});

describe('a post', () => {
  it('has its title as the heading, its day in the language, its words, and data for search engines', () => {
    const text = render(sampleBlog(1), site({ language: 'de' })).get('blog/post-number-1/')!;
    expect(text).toContain('<h1>Post number 1</h1>');
    expect(text).toContain('<time dateTime="2026-01-02">2. Januar 2026</time>');
    expect(text).toContain('<h2>How it begins</h2><p>The first thing of 1.<br/>And on.</p><p>Then the next one.</p>');
    expect(text).toContain('<meta property="og:type" content="article"/>');
    const [, data] = /<script type="application\/ld\+json">([^<]*)<\/script>/.exec(text)!;
    expect(JSON.parse(data!)).toMatchObject({
      '@type': 'BlogPosting',
      headline: 'Post number 1',
      url: `${url}blog/post-number-1/`,
      datePublished: '2026-01-02T09:00:00.000Z',
      inLanguage: 'de',
    });
  });

  it('writes what a founder typed as text, wherever it stands', () => {
    const hostile = '</title></style></script><script>alert(1)</script><img src=x onerror=alert(1)>"\'&]]>';
    const post = samplePost(1, {
      title: hostile,
      summary: hostile,
      tags: [hostile.slice(0, 30)],
      parts: [
        { kind: 'heading', text: hostile },
        { kind: 'paragraph', text: hostile },
      ],
    });
    for (const [path, text] of render({ id: sampleBlog(0).id, posts: [post] })) {
      if (path === 'icon.svg') continue;
      expect(text, path).not.toMatch(/<script>|<img/);
    }
  });

  it('is written on its day in every language', () => {
    expect(languages.map((language) => dayIn(language, '2026-11-29'))).toEqual([
      '29 November 2026',
      '29 de noviembre de 2026',
      '29 novembre 2026',
      '29. November 2026',
      '2026年11月29日',
      '2026年11月29日',
    ]);
  });
});

describe('pages of a blog', () => {
  const validator = new HtmlValidate({
    extends: ['html-validate:standard', 'html-validate:a11y'],
    rules: { 'void-style': 'off', 'no-inline-style': 'off', 'tel-non-breaking': 'off' },
  });

  it.each(templateIds)('are valid in %s, and weigh at most 100 KB however long', async (template) => {
    const long = '字'.repeat(4000);
    const post = samplePost(200, {
      title: '題'.repeat(120),
      parts: Array.from({ length: 6 }, () => ({ kind: 'paragraph', text: long })),
    });
    const many = sampleBlog(60, { title: '題'.repeat(120), summary: '要'.repeat(300) });
    const files = render({ ...many, posts: [post, ...many.posts] }, site({ template }));
    for (const [path, text] of files) {
      if (!path.startsWith('blog/') || path.endsWith('.xml')) continue;
      expect(new TextEncoder().encode(text).length, path).toBeLessThan(100_000);
    }
    const found: string[] = [];
    for (const path of ['blog/', 'blog/2/', 'blog/post-number-3/', 'blog/tag/rye-bread/']) {
      const { results } = await validator.validateString(files.get(path)!);
      for (const { messages } of results)
        for (const { ruleId, message } of messages) found.push(`${path} ${ruleId}: ${message}`);
    }
    expect(found).toEqual([]);
  });
});

describe('the feed', () => {
  const parse = (text: string) => new new Window().DOMParser().parseFromString(text, 'application/xml' as never);

  it('is Atom that a parser reads, with whole posts, absolute addresses and ids that stay', () => {
    const feed = parse(render(sampleBlog(40, { title: 'Bread & "butter" <3' })).get('blog/feed.xml')!);
    expect(feed.querySelector('parsererror')).toBeNull();
    const root = feed.documentElement!;
    expect([root.localName, root.namespaceURI]).toEqual(['feed', 'http://www.w3.org/2005/Atom']);
    const texts = (name: string) =>
      [...root.children].filter((one) => one.localName === name).map((one) => one.textContent);
    expect(texts('title')).toEqual(['Brotzeit']);
    expect(texts('updated')).toEqual(['2026-02-10T09:00:00.000Z']);
    const entries = [...root.children].filter(({ localName }) => localName === 'entry');
    expect(entries).toHaveLength(30);
    const of = (name: string) => [...entries[0]!.children].find(({ localName }) => localName === name)!;
    expect(of('title').textContent).toBe('Bread & "butter" <3');
    expect(of('link').getAttribute('href')).toBe(`${url}blog/post-number-40/`);
    expect(of('id').textContent).toMatch(/^urn:uuid:[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/);
    expect(of('content').textContent).toContain('<p>The first thing of 40.<br/>And on.</p>');
    const ids = entries.map((entry) => [...entry.children].find(({ localName }) => localName === 'id')!.textContent);
    expect(new Set(ids).size).toBe(30);
  });

  it('and one that is broken is found to be', () => {
    expect(parse('<feed><title>a</feed>').querySelector('parsererror')).not.toBeNull();
  });

  it('knows posts by ids that no two share', () => {
    expect(uuidOf('post_00000000000000000000000000')).toBe('urn:uuid:00000000-0000-0000-0000-000000000000');
    expect(uuidOf('post_7zzzzzzzzzzzzzzzzzzzzzzzzz')).toBe('urn:uuid:ffffffff-ffff-ffff-ffff-ffffffffffff');
    expect(uuidOf('post_0000000000000000000000000a')).not.toBe(uuidOf('post_0000000000000000000000000b'));
  });
});
