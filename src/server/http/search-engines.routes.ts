import { languages } from '#shared/languages.ts';
import type { PlainRoute } from './plain-route.ts';

/** The pages meant to be found; the landing page's other paths are the same page. */
const foundPages = ['/', '/signin', '/terms', '/privacy'];

/** What is for people who are signed in, and what mails lead to. */
const hiddenPaths = [
  '/platform',
  '/outbox',
  '/api/',
  '/auth/',
  '/downloads/',
  '/forgot-password',
  '/reset-password',
  '/waitlist/',
];

/** `/robots.txt` and `/sitemap.xml`, with the address people type. */
export function createSearchEngineRoutes(publicUrl: string): readonly PlainRoute[] {
  const robots = [
    'User-agent: *',
    ...hiddenPaths.map((path) => `Disallow: ${path}`),
    '',
    `Sitemap: ${publicUrl}/sitemap.xml`,
    '',
  ].join('\n');
  const route = (path: string, type: string, body: string): PlainRoute => ({
    method: 'GET',
    path,
    access: 'public',
    routeClass: 'protocol',
    why: 'what search engines read first',
    handle: () => new Response(body, { headers: { 'content-type': type, 'cache-control': 'public, max-age=3600' } }),
  });
  return [
    route('/robots.txt', 'text/plain; charset=utf-8', robots),
    route('/sitemap.xml', 'application/xml; charset=utf-8', siteMap(publicUrl)),
  ];
}

/** Each page with its address in every language (the sitemap protocol 0.9 with its alternates). */
function siteMap(publicUrl: string): string {
  const entries = foundPages.map((path) => {
    const address = escapeXml(publicUrl + path);
    const alternates = [
      ...languages.map((language) => alternate(language, `${address}?lang=${language}`)),
      alternate('x-default', address),
    ];
    return `<url>\n<loc>${address}</loc>\n${alternates.join('\n')}\n</url>`;
  });
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
${entries.join('\n')}
</urlset>
`;
}

const alternate = (language: string, address: string): string =>
  `<xhtml:link rel="alternate" hreflang="${language}" href="${address}"/>`;

const escapeXml = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
