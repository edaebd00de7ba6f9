import type { RouteClass } from './route-class.ts';

/** Sent with every answer, errors included. */
const everywhere = {
  'x-content-type-options': 'nosniff',
  'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=()',
  'strict-transport-security': 'max-age=31536000; includeSubDomains',
};

/** For answers that must not be framed, nor read from another origin. */
const ownAlone = {
  'x-frame-options': 'DENY',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
};

const policy = (...directives: readonly string[]): string => ["default-src 'none'", ...directives].join('; ');

/** Answers that are no documents: opened as one they do nothing. */
const data = {
  ...everywhere,
  ...ownAlone,
  'content-security-policy': policy("base-uri 'none'", "form-action 'none'", "frame-ancestors 'none'"),
  'referrer-policy': 'no-referrer',
};

/**
 * The headers of each class of routes, in one table. Our own pages take scripts from our origin alone, never inline;
 * styles may be inline, which the component library needs. What people publish has no scripts, and no origin to act on:
 * `sandbox` takes even its own from it.
 */
export const securityHeaders: Readonly<Record<RouteClass, Readonly<Record<string, string>>>> = {
  page: {
    ...everywhere,
    ...ownAlone,
    'content-security-policy': policy(
      "script-src 'self'",
      "worker-src 'self'",
      "style-src 'self' 'unsafe-inline'",
      "img-src 'self' data: blob:",
      "font-src 'self'",
      "connect-src 'self'",
      "manifest-src 'self'",
      "base-uri 'none'",
      "form-action 'self'",
      "frame-ancestors 'none'",
    ),
    'referrer-policy': 'strict-origin-when-cross-origin',
  },
  api: data,
  protocol: data,
  // Their address grants access, so it must not be sent as a referrer.
  download: { ...data, 'content-security-policy': `${data['content-security-policy']}; sandbox` },
  published: {
    ...everywhere,
    // On a domain of their own it says nothing of the other names below that domain, which are not ours.
    'strict-transport-security': 'max-age=31536000',
    'content-security-policy': policy(
      "style-src 'self' 'unsafe-inline'",
      "img-src 'self' data:",
      "font-src 'self'",
      "base-uri 'none'",
      "form-action 'self'",
      "frame-ancestors 'none'",
      'sandbox allow-forms allow-popups allow-top-navigation-by-user-activation',
    ),
    // Without an origin a page is another origin to its own pictures. It has none to keep openers from either: with a sandbox the
    // opener policy makes the answer a network error (HTML, "obtain a cross-origin opener policy").
    'cross-origin-resource-policy': 'cross-origin',
    'referrer-policy': 'strict-origin-when-cross-origin',
  },
};
