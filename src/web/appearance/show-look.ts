import { defaultLook, LOOK_COOKIE, type Look, lookAttributes, writeLook } from '#shared/look.ts';

const yearInSeconds = 365 * 24 * 60 * 60;

/** Shows the look of an account on the page, and keeps it in a cookie by which the server answers in it at once. */
export function showLook(look: Look): void {
  const { theme, layout } = lookAttributes(look);
  const root = document.documentElement;
  mark(root, 'theme', theme);
  mark(root, 'layout', layout);
  const isDefault = writeLook(look) === writeLook(defaultLook);
  const secure = window.location.protocol === 'https:' ? '; secure' : '';
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in browsers we support
  document.cookie = `${LOOK_COOKIE}=${isDefault ? '' : writeLook(look)}; path=/; max-age=${isDefault ? 0 : yearInSeconds}; samesite=lax${secure}`;
}

function mark(root: HTMLElement, name: 'theme' | 'layout', value: string | undefined): void {
  if (value === undefined) delete root.dataset[name];
  else root.dataset[name] = value;
}
