import { renderAuthCallback } from '#features/auth/web/auth-callback.page.tsx';
import { renderAuthConfirm } from '#features/auth/web/auth-confirm.page.tsx';
import { renderForgotPassword } from '#features/auth/web/forgot-password.page.tsx';
import { renderResetPassword } from '#features/auth/web/reset-password.page.tsx';
import { renderSignIn } from '#features/auth/web/sign-in.page.tsx';
import { renderLanding } from '#features/landing/web/landing.page.tsx';
import { renderPrivacy, renderTerms } from '#features/landing/web/legal/legal-page.tsx';
import {
  renderWaitlistConfirm,
  renderWaitlistConfirmed,
  renderWaitlistExpired,
  renderWaitlistLeave,
  renderWaitlistLeft,
} from '#features/waitlist/web/waitlist.pages.tsx';
import { defaultLook, type Look } from '#shared/look.ts';
import { loadLanguage, type PageAssets, renderDocument, serverI18n } from '#web/pages/document.tsx';
import { renderNotFound } from '#web/pages/not-found.page.tsx';
import { renderPlatform } from '#web/pages/platform.page.tsx';
import { type PageName, pageAssets } from '../page-assets.ts';

export type { PageAssets, PageName };
export { loadLanguage };

export interface RenderPageOptions {
  /** A language of the interface that `loadLanguage` has read; others fall back to English. */
  readonly locale: string;
  /** Where the page stands: an address without query. */
  readonly address?: string;
  readonly config: { readonly supportEmail: string; readonly hasPlans: boolean };
  /** Marks the page, so that the browser offers `/_ui` and honours `?lang=`. */
  readonly isDevelopment?: boolean;
  /** The look of the account last signed in, for pages of the platform. */
  readonly look?: Look;
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
  terms: renderTerms,
  privacy: renderPrivacy,
  'waitlist-confirm': renderWaitlistConfirm,
  'waitlist-confirmed': renderWaitlistConfirmed,
  'waitlist-leave': renderWaitlistLeave,
  'waitlist-left': renderWaitlistLeft,
  'waitlist-expired': renderWaitlistExpired,
  'not-found': renderNotFound,
  platform: renderPlatform,
};

/** A complete HTML document, the same for the same arguments; no inline script stands in it. */
export function renderPage(name: PageName, options: RenderPageOptions): string {
  const i18n = serverI18n(options.locale);
  return renderDocument({
    i18n,
    address: options.address,
    isDevelopment: options.isDevelopment ?? false,
    look: options.look ?? defaultLook,
    assets: options.assets ?? builtAssets(name, i18n.locale),
    ...RENDERERS[name](i18n, options.config),
  });
}

function builtAssets(name: PageName, locale: string): PageAssets {
  if (typeof __WEB_MANIFEST__ === 'undefined') throw new Error('This renderer carries no build; pass `assets`');
  return pageAssets(__WEB_MANIFEST__, name, locale);
}
