/**
 * First segments of addresses that are taken, so that nothing a person names (a published page, a workspace's address) can
 * ever stand in their way. A test compares them with every route of the server and of the browser.
 */
export const reservedSegments = {
  /** Answered by the server. */
  server: [
    'api',
    'auth',
    'downloads',
    'healthz',
    'mail',
    'metrics',
    'outbox',
    'outbox.json',
    'readyz',
    'robots.txt',
    's',
    'sitemap.xml',
    'sites',
  ],
  /** Our own pages, and addresses that lead to them. */
  pages: [
    '_ui',
    'dashboard',
    'faq',
    'features',
    'forgot-password',
    'hero',
    'platform',
    'pricing',
    'privacy',
    'reset-password',
    'signin',
    'signup',
    'terms',
    'waitlist',
    'whygroundwork',
    'workflow',
  ],
  /** Files that lie at the root. */
  files: ['assets', 'favicon.ico', 'favicon.svg', 'manifest.json', 'social-card.png'],
  /** Kept for what is to come: what browsers and crawlers ask any host for. */
  later: ['.well-known'],
} as const;

const all: ReadonlySet<string> = new Set(Object.values(reservedSegments).flat());

/** Whether an address that begins with this segment is ours, however it is written. */
export function isReservedSegment(segment: string): boolean {
  return all.has(segment.toLowerCase());
}
