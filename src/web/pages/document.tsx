import { type I18n, type Messages, setupI18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { defaultLook, type Look, lookAttributes } from '#shared/look.ts';
import { messages as interfaceEn } from '#web/i18n/locales/en.po';
import { findLocale, type InterfaceLocale, languageTag } from '#web/i18n/locales.ts';
import { messages as pagesEn } from './locales/en.po';
import { PageAddresses } from './page-addresses.tsx';
import { SocialMeta } from './social-meta.tsx';

/** Addresses of the built files a page needs, as `pageAssets` reads them from the manifest. */
export interface PageAssets {
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
  /** Fonts worth fetching at once: the latin faces. */
  readonly fonts: readonly string[];
  /** Scripts that will be needed soon. */
  readonly preloads?: readonly string[];
  /** The page can be read without its scripts: style and fonts go first on a slow network. */
  readonly isReadableWithoutScript?: boolean;
}

export interface DocumentOptions {
  readonly i18n: I18n;
  readonly assets: PageAssets;
  readonly title: string;
  readonly description?: string;
  readonly isDevelopment?: boolean;
  readonly isIndexed?: boolean;
  /** Where an indexed page stands, such as `https://example.com/terms`. */
  readonly address?: string | undefined;
  readonly look?: Look;
  /** Whom people write to, for what the application links to. */
  readonly supportEmail?: string;
  /** Whether there are plans to choose from, for the application. */
  readonly hasPlans?: boolean;
  readonly children: ReactNode;
}

type Catalogue = () => Promise<{ readonly messages: Messages }>;

/** What pages say themselves, and what they share with the application. */
const CATALOGUES: Record<Exclude<InterfaceLocale, 'en'>, readonly [pages: Catalogue, shared: Catalogue]> = {
  es: [() => import('./locales/es.po'), () => import('#web/i18n/locales/es.po')],
  fr: [() => import('./locales/fr.po'), () => import('#web/i18n/locales/fr.po')],
  de: [() => import('./locales/de.po'), () => import('#web/i18n/locales/de.po')],
  zh: [() => import('./locales/zh.po'), () => import('#web/i18n/locales/zh.po')],
  ja: [() => import('./locales/ja.po'), () => import('#web/i18n/locales/ja.po')],
  pseudo: [() => import('./locales/pseudo.po'), () => import('#web/i18n/locales/pseudo.po')],
};

const loaded: Partial<Record<InterfaceLocale, Messages>> = { en: { ...interfaceEn, ...pagesEn } };

/** Reads the catalogue of a language, once; pages can be rendered in it from then on. */
export async function loadLanguage(locale: string): Promise<void> {
  const known = findLocale(locale) ?? 'en';
  if (known === 'en' || loaded[known]) return;
  const [pages, shared] = await Promise.all(CATALOGUES[known].map((read) => read()));
  loaded[known] = { ...shared!.messages, ...pages!.messages };
}

/** An activated instance for one rendered page; English for languages that are unknown or not loaded. */
export function serverI18n(locale: string): I18n {
  const known = findLocale(locale) ?? 'en';
  const messages = loaded[known];
  return messages ? setupI18n({ locale: known, messages: { [known]: messages } }) : serverI18n('en');
}

/** A complete HTML document without any inline script. */
export function renderDocument(options: DocumentOptions): string {
  const {
    i18n,
    assets,
    title,
    description,
    address,
    isDevelopment = false,
    isIndexed = true,
    supportEmail,
    hasPlans = true,
    children,
  } = options;
  const { theme, layout } = lookAttributes(options.look ?? defaultLook);
  const locale = findLocale(i18n.locale) ?? 'en';
  const scriptPriority = assets.isReadableWithoutScript ? 'low' : 'auto';
  const markup = renderToStaticMarkup(
    <html
      lang={languageTag(locale)}
      data-locale={locale === 'pseudo' ? locale : undefined}
      data-theme={theme}
      data-layout={layout}
    >
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>{title}</title>
        {description === undefined ? null : <meta name="description" content={description} />}
        {isIndexed ? null : <meta name="robots" content="noindex" />}
        {isIndexed && address !== undefined ? <PageAddresses address={address} locale={locale} /> : null}
        {isIndexed && address !== undefined ? (
          <SocialMeta
            title={title}
            description={description ?? title}
            address={address}
            language={locale === 'pseudo' ? 'en' : locale}
          />
        ) : null}
        <meta name="color-scheme" content={theme ?? 'light dark'} />
        {theme === 'dark' ? null : (
          <meta name="theme-color" content="#fbfaf7" media={theme ? undefined : '(prefers-color-scheme: light)'} />
        )}
        {theme === 'light' ? null : (
          <meta name="theme-color" content="#14171a" media={theme ? undefined : '(prefers-color-scheme: dark)'} />
        )}
        {supportEmail === undefined ? null : <meta name="support-email" content={supportEmail} />}
        {hasPlans ? null : <meta name="plans" content="none" />}
        {isDevelopment ? <meta name="environment" content="development" /> : null}
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        {assets.fonts.map((href) => (
          <link key={href} rel="preload" href={href} as="font" type="font/woff2" crossOrigin="anonymous" />
        ))}
        {assets.styles.map((href) => (
          <link key={href} rel="stylesheet" href={href} />
        ))}
        {(assets.preloads ?? []).map((href) => (
          <link key={href} rel="modulepreload" href={href} fetchPriority={scriptPriority} />
        ))}
        {assets.scripts.map((src) => (
          <script key={src} type="module" src={src} fetchPriority={scriptPriority} />
        ))}
      </head>
      <body>
        <I18nProvider i18n={i18n}>{children}</I18nProvider>
      </body>
    </html>,
  );
  return `<!doctype html>${markup}`;
}
