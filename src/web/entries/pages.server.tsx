import { renderLanding } from '#features/landing/web/landing.page.tsx';
import { renderAuthCallback } from '#web/pages/auth-callback.page.tsx';
import { renderAuthConfirm } from '#web/pages/auth-confirm.page.tsx';
import { type PageAssets, renderDocument, serverI18n } from '#web/pages/document.tsx';
import { renderForgotPassword } from '#web/pages/forgot-password.page.tsx';
import { renderNotFound } from '#web/pages/not-found.page.tsx';
import { type PageName, pageAssets } from '#web/pages/page-assets.ts';
import { renderPlatform } from '#web/pages/platform.page.tsx';
import { renderResetPassword } from '#web/pages/reset-password.page.tsx';
import { renderSignIn } from '#web/pages/sign-in.page.tsx';

export type { PageAssets, PageName };

export interface RenderPageOptions {
  /** A language of the interface; unknown ones fall back to English. */
  readonly locale: string;
  readonly config: { readonly supportEmail: string };
  /** Marks the page, so that the browser offers `/_ui` and honours `?lang=`. */
  readonly isDevelopment?: boolean;
  /** Defaults to the files of the build this renderer belongs to. */
  readonly assets?: PageAssets;
}

const RENDERERS = {
  landing: renderLanding,
  'sign-in': renderSignIn,
  'auth-callback': renderAuthCallback,
  'auth-confirm': renderAuthConfirm,
  'forgot-password': renderForgotPassword,
  'reset-password': renderResetPassword,
  'not-found': renderNotFound,
  platform: renderPlatform,
};

/** A complete HTML document, the same for the same arguments; no inline script stands in it. */
export function renderPage(name: PageName, options: RenderPageOptions): string {
  const i18n = serverI18n(options.locale);
  return renderDocument({
    i18n,
    locale: options.locale,
    isDevelopment: options.isDevelopment ?? false,
    assets: options.assets ?? builtAssets(name),
    ...RENDERERS[name](i18n, options.config),
  });
}

function builtAssets(name: PageName): PageAssets {
  if (typeof __WEB_MANIFEST__ === 'undefined') throw new Error('This renderer carries no build; pass `assets`');
  return pageAssets(__WEB_MANIFEST__, name);
}
