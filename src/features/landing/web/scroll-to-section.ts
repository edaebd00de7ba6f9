import { showNotFound } from '#web/pages/show-not-found.ts';

/**
 * A path segment or a hash is the id of an element: the page scrolls to it, and shows the not-found screen where there
 * is none. An answer of the auth service in the hash (`#error=…`, `#access_token=…`) is no element id.
 */
export function scrollToAddress(): void {
  window.addEventListener('hashchange', () => follow(idInAddress(window.location)));
  follow(idInAddress(window.location));
}

/** The element id an address asks for: the hash first, then the only path segment. */
export function idInAddress({
  pathname,
  hash,
}: {
  readonly pathname: string;
  readonly hash: string;
}): string | undefined {
  const fragment = hash.replace(/^#/, '');
  if (fragment !== '' && !fragment.includes('=')) return decode(fragment);
  const segment = pathname.replace(/^\/+|\/+$/g, '');
  return segment === '' ? undefined : decode(segment);
}

function follow(id: string | undefined): void {
  if (id === undefined) return;
  const target = document.getElementById(id);
  if (target !== null) {
    target.scrollIntoView();
    // The next Tab goes on from here, for people who do not see the scroll.
    target.focus({ preventScroll: true });
    return;
  }
  const page = document.getElementById('page');
  if (page !== null) showNotFound(page);
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
