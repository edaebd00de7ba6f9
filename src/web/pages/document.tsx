import { type I18n, setupI18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { messages as en } from '#web/i18n/locales/en.po';
import { messages as pseudo } from '#web/i18n/locales/pseudo.po';
import { findLocale } from '#web/i18n/locales.ts';

/** Addresses of the built files a page needs, as `pageAssets` reads them from the manifest. */
export interface PageAssets {
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
  /** Fonts worth fetching at once: the latin faces. */
  readonly fonts: readonly string[];
  /** Scripts that will be needed soon. */
  readonly preloads?: readonly string[];
}

export interface DocumentOptions {
  readonly i18n: I18n;
  readonly locale: string;
  readonly assets: PageAssets;
  readonly title: string;
  readonly description?: string;
  readonly isDevelopment?: boolean;
  readonly isIndexed?: boolean;
  readonly children: ReactNode;
}

/** An activated instance for one rendered page; unknown languages fall back to English. */
export function serverI18n(locale: string): I18n {
  const known = findLocale(locale) ?? 'en';
  return setupI18n({ locale: known, messages: { [known]: known === 'pseudo' ? pseudo : en } });
}

/** A complete HTML document without any inline script. */
export function renderDocument(options: DocumentOptions): string {
  const { i18n, assets, title, description, isDevelopment = false, isIndexed = true, children } = options;
  const lang = options.locale === 'pseudo' ? 'en' : options.locale;
  const markup = renderToStaticMarkup(
    <html lang={lang}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>{title}</title>
        {description === undefined ? null : <meta name="description" content={description} />}
        {isIndexed ? null : <meta name="robots" content="noindex" />}
        <meta name="color-scheme" content="light dark" />
        <meta name="theme-color" content="#fbfaf7" media="(prefers-color-scheme: light)" />
        <meta name="theme-color" content="#14171a" media="(prefers-color-scheme: dark)" />
        {isDevelopment ? <meta name="environment" content="development" /> : null}
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        {assets.fonts.map((href) => (
          <link key={href} rel="preload" href={href} as="font" type="font/woff2" crossOrigin="anonymous" />
        ))}
        {assets.styles.map((href) => (
          <link key={href} rel="stylesheet" href={href} />
        ))}
        {(assets.preloads ?? []).map((href) => (
          <link key={href} rel="modulepreload" href={href} />
        ))}
        {assets.scripts.map((src) => (
          <script key={src} type="module" src={src} />
        ))}
      </head>
      <body>
        <I18nProvider i18n={i18n}>{children}</I18nProvider>
      </body>
    </html>,
  );
  return `<!doctype html>${markup}`;
}
