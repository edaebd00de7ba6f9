import type { PlainRoute } from '#server/http/plain-route.ts';
import { findFontFile } from './font-files.ts';
import type { Serving } from './serving.ts';

const missing = (): Response =>
  new Response('There is no such font.\n', {
    status: 404,
    headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' },
  });

/** The addresses of published sites and of the fonts they name. */
export function createServingRoutes(serving: Pick<Serving, 'answer'>): readonly PlainRoute[] {
  const published = { method: 'GET', access: 'public', routeClass: 'published' } as const;
  return [
    {
      ...published,
      path: '/s/_fonts/:name',
      why: 'a font of published sites: a file, asked for by pages without an origin',
      handle: async (_request, { params }) => {
        const bytes = await findFontFile(params.name ?? '');
        if (!bytes) return missing();
        return new Response(bytes, {
          headers: {
            'content-type': 'font/woff2',
            'cache-control': 'public, max-age=31536000, immutable',
            // Fonts are read across origins by their rules, and a page without an origin is across from everything.
            'access-control-allow-origin': '*',
          },
        });
      },
    },
    ...['/s/:address', '/s/:address/*'].map(
      (path): PlainRoute => ({
        ...published,
        path,
        why: 'a page of a published site, for everybody',
        handle: (request) => serving.answer(request),
      }),
    ),
  ];
}
