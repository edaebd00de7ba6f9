import { type I18n, i18n, type Messages } from '@lingui/core';
import type { InterfaceLocale } from './locales.ts';

const CATALOGUES: Record<InterfaceLocale, () => Promise<{ messages: Messages }>> = {
  en: () => import('./locales/en.po'),
  pseudo: () => import('./locales/pseudo.po'),
};

/** Fetches one language and activates it. A page has one language, so this is Lingui's own instance. */
export async function loadI18n(locale: InterfaceLocale): Promise<I18n> {
  const { messages } = await CATALOGUES[locale]();
  i18n.loadAndActivate({ locale, messages });
  return i18n;
}
