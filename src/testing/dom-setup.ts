import { cleanup, configure } from '@testing-library/react';
import { afterAll } from 'vitest';

// What is looked for on a screen is there at once on a quiet machine; a busy one may take longer than the library's
// second. No test measures how long.
configure({ asyncUtilTimeout: 15_000 });

// The files of a worker share a window: each leaves it as a browser opens it, whatever failed in it.
afterAll(async () => {
  if (typeof document === 'undefined') return;
  cleanup();
  const { toastQueue } = await import('#web/ui/toast-queue.ts');
  toastQueue.clear();
  for (const { name } of [...document.documentElement.attributes]) document.documentElement.removeAttribute(name);
  document.head.replaceChildren();
  document.body.replaceChildren();
  localStorage.clear();
  sessionStorage.clear();
  // biome-ignore lint/suspicious/noDocumentCookie: the window of the tests has no cookie store
  for (const cookie of document.cookie.split('; ')) document.cookie = `${cookie.split('=')[0]}=; max-age=0; path=/`;
});
