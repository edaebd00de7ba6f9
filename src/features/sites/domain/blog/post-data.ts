import type { SiteDocument } from '../document/site-document.ts';
import { pathOfPost } from './blog-content.ts';
import type { PublishedPost } from './post.ts';

/**
 * What search engines read of a post (schema.org, BlogPosting), as text of a script element: only what stands on its page, and nothing that
 * could end the element.
 */
export function postData(
  post: PublishedPost,
  { title, language }: Pick<SiteDocument, 'title' | 'language'>,
  url: string,
): string {
  const address = url + pathOfPost(post);
  const data = {
    '@context': 'https://schema.org',
    '@type': 'BlogPosting',
    headline: post.title,
    url: address,
    mainEntityOfPage: address,
    inLanguage: language,
    datePublished: post.publishedAt,
    dateModified: post.updatedAt,
    author: { '@type': 'Organization', name: title, url },
    publisher: { '@type': 'Organization', name: title, url },
    ...(post.summary.trim() !== '' && { description: post.summary.trim() }),
    ...(post.tags.length > 0 && { keywords: post.tags }),
  };
  return JSON.stringify(data).replaceAll('<', '\\u003c');
}
