import { findLocale } from '#web/i18n/locales.ts';
import { readStoredLocale, restoreLocaleCookie, storeLocale } from '#web/i18n/stored-locale.ts';

/**
 * The language of the pages that the server renders: a link of the language menu is remembered as a choice. A choice
 * whose cookie went with a sign-out is put back and, unless the page is about to use what stands in its address, shown by
 * loading the page once more.
 */
export function keepLanguage({ mayReload = true } = {}): void {
  if (restoreLocaleCookie() && mayReload && !new URLSearchParams(window.location.search).has('lang')) {
    const { lang, dataset } = document.documentElement;
    if (readStoredLocale() !== (dataset.locale ?? lang)) window.location.reload();
  }
  document.addEventListener('click', (event) => {
    const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[data-language]') : null;
    const locale = findLocale(link?.dataset.language);
    if (locale === undefined || event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    storeLocale(locale);
    // The address without `?lang=`: what was chosen counts from now on.
    const address = new URL(window.location.href);
    address.searchParams.delete('lang');
    window.history.replaceState(null, '', address);
    window.location.reload();
  });
}
