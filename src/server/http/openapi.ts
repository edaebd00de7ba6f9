import { createHash } from 'node:crypto';
import { OpenAPIGenerator } from '@orpc/openapi';
import { ZodToJsonSchemaConverter } from '@orpc/zod/zod4';
import { problemSchema } from '#shared/problem-codes.ts';
import type { FeatureRoutes } from './handlers.ts';
import type { PlainRoute } from './plain-route.ts';

type ApiDocument = Awaited<ReturnType<OpenAPIGenerator['generate']>>;

/** The OpenAPI 3.1 description of every contract, made at the first request. */
export function describeApi(features: readonly FeatureRoutes[], version: string): () => Promise<ApiDocument> {
  let document: Promise<ApiDocument> | undefined;
  return () => {
    const generator = new OpenAPIGenerator({ schemaConverters: [new ZodToJsonSchemaConverter()] });
    document ??= generator.generate(Object.fromEntries(features.map(({ feature, contract }) => [feature, contract])), {
      info: {
        title: 'Groundwork',
        version,
        description: 'The internal API of the product: unversioned, for its own browser side. Errors share one shape.',
      },
      servers: [{ url: '/api' }],
      security: [{ session: [] }],
      components: { securitySchemes: { session: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } } },
      commonSchemas: { Problem: { schema: problemSchema } },
    });
    return document;
  };
}

const escapeHtml = (text: string): string => text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`);

/** The description as JSON at /api/openapi.json, and as a page to read at /api/docs. */
export function createDocumentationRoutes(document: () => Promise<ApiDocument>): readonly PlainRoute[] {
  const why = 'the description of the API';
  return [
    {
      method: 'GET',
      path: '/api/openapi.json',
      access: 'public',
      why,
      handle: async (request) => answerUnlessKnown(request, 'application/json', JSON.stringify(await document())),
    },
    {
      method: 'GET',
      path: '/api/docs',
      routeClass: 'page',
      access: 'public',
      why,
      handle: async (request) =>
        answerUnlessKnown(request, 'text/html; charset=utf-8', renderDocumentation(await document())),
    },
  ];
}

/** A browser keeps it and asks whether it is still the same: it changes with each version of the product. */
function answerUnlessKnown(request: Request, type: string, body: string): Response {
  const etag = `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`;
  const headers = { 'cache-control': 'no-cache', etag };
  if (request.headers.get('if-none-match') === etag) return new Response(null, { status: 304, headers });
  return new Response(body, { headers: { ...headers, 'content-type': type } });
}

function renderDocumentation(document: ApiDocument): string {
  const operations = Object.entries(document.paths ?? {}).flatMap(([path, item]) =>
    Object.entries(item ?? {}).map(([method, operation]) => ({ path, method, operation: operation as Operation })),
  );
  const rows = operations.map(
    ({ path, method, operation }) => `<section><h2><code>${method.toUpperCase()} /api${escapeHtml(path)}</code></h2>
<p>${escapeHtml(operation.summary ?? '')}</p>
${details('Parameters', operation.parameters)}${details('Body', operation.requestBody)}${details('Answers', operation.responses)}</section>`,
  );
  return `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Groundwork API</title><style>body{font:16px/1.5 system-ui;max-width:60rem;margin:2rem auto;padding:0 1rem;color:#1a1c1e;background:#fbfaf7}
h2{font-size:1rem;margin-top:2rem}pre{overflow:auto;background:#f4f1ea;padding:1rem;border-radius:8px;font-size:13px}
@media(prefers-color-scheme:dark){body{color:#f1efea;background:#14171a}pre{background:#111416}a{color:#5fc2a2}}</style>
<main><h1>Groundwork API</h1><p>${escapeHtml(document.info.description ?? '')} <a href="/api/openapi.json">OpenAPI 3.1 as JSON</a>.</p>${rows.join('\n')}</main></html>`;
}

interface Operation {
  readonly summary?: string;
  readonly parameters?: unknown;
  readonly requestBody?: unknown;
  readonly responses?: unknown;
}

function details(title: string, value: unknown): string {
  return value === undefined
    ? ''
    : `<details><summary>${title}</summary><pre tabindex="0">${escapeHtml(JSON.stringify(value, null, 2))}</pre></details>`;
}
