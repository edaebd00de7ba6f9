/** The routes of the plumbing outside the contracts, each of them here on purpose; those of a feature stand in its samples. */
export const plumbingRoutes = [
  // A stream for as long as the session lives; a contract describes answers.
  'GET /api/live',
  // The way out of mails, for readers who are not signed in.
  'GET /mail/unsubscribe',
  'POST /mail/unsubscribe',
  'GET /outbox',
  'GET /outbox.json',
  // What search engines read first.
  'GET /robots.txt',
  'GET /sitemap.xml',
  'GET /healthz',
  'GET /readyz',
  'GET /metrics',
  'GET /api/openapi.json',
  'GET /api/docs',
];
