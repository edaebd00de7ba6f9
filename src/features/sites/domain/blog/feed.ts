import { createElement, Fragment } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { SiteDocument } from '../document/site-document.ts';
import { blogPath, feedPath, newestOf, pathOfPost } from './blog-content.ts';
import type { BlogContent, PublishedPost } from './post.ts';
import { partViews } from './post-view.ts';

/** Posts in a feed: readers ask often, and keep what they read. */
const postsInFeed = 30;

/**
 * The posts as programs read them (Atom, RFC 4287), the newest first and whole. The ids are made of ours, so that posts stay the same ones
 * under another address.
 */
export function feedOf({ title, language }: SiteDocument, { id, posts }: BlogContent, url: string): string {
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${language}">`,
    `<title>${xml(title)}</title>`,
    `<id>${uuidOf(id)}</id>`,
    `<updated>${newestOf(posts)}</updated>`,
    `<author><name>${xml(title)}</name></author>`,
    `<link rel="alternate" type="text/html" href="${xml(url + blogPath)}"/>`,
    `<link rel="self" type="application/atom+xml" href="${xml(url + feedPath)}"/>`,
    ...posts.slice(0, postsInFeed).map((post) => entryOf(post, url)),
    '</feed>',
    '',
  ].join('\n');
}

function entryOf(post: PublishedPost, url: string): string {
  const body = renderToStaticMarkup(createElement(Fragment, null, ...partViews(post.parts)));
  return [
    '<entry>',
    `<title>${xml(post.title)}</title>`,
    `<id>${uuidOf(post.id)}</id>`,
    `<published>${post.publishedAt}</published>`,
    `<updated>${post.updatedAt}</updated>`,
    `<link rel="alternate" type="text/html" href="${xml(url + pathOfPost(post))}"/>`,
    ...post.tags.map((tag) => `<category term="${xml(tag)}"/>`),
    ...(post.summary.trim() === '' ? [] : [`<summary>${xml(post.summary.trim())}</summary>`]),
    `<content type="html">${xml(body)}</content>`,
    '</entry>',
  ].join('\n');
}

/** Text in XML: what ends it is written as an escape, and the two characters that XML cannot hold (XML 1.0 §2.2) are left out. */
const xml = (text: string): string =>
  text
    .replace(/[\ufffe\uffff]/g, '')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');

const signs = '0123456789abcdefghjkmnpqrstvwxyz';

/** One of our ids as a URN (RFC 9562): its twenty-six signs of five bits are 128 bits and two that are empty. */
export function uuidOf(id: string): string {
  const bits = [...id.slice(id.indexOf('_') + 1)].reduce((sum, sign) => sum * 32n + BigInt(signs.indexOf(sign)), 0n);
  const hex = BigInt.asUintN(128, bits).toString(16).padStart(32, '0');
  return `urn:uuid:${hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')}`;
}
