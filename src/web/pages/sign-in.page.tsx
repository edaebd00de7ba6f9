import type { I18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { buttonStyle } from '#web/ui/button-style.ts';
import { FormErrorBox, JavaScriptNote } from './form-notes.tsx';
import { formTexts, textsAttribute } from './form-texts.tsx';
import { NativeDialog } from './native-dialog.tsx';
import { NativeField, NativePasswordField } from './native-field.tsx';
import { PageHeader } from './page-header.tsx';

/** The sign-in page (part 1 §2). Robot check, Google and password reset are absent until they work. */
export function renderSignIn(i18n: I18n) {
  return {
    title: `${i18n._(msg`Sign in`)} · Groundwork`,
    description: i18n._(msg`Sign in to Groundwork and go on with your business plan.`),
    children: <SignInPage texts={textsAttribute(formTexts(i18n, i18n._(msg`Signing in...`)))} />,
  };
}

function SignInPage({ texts }: { readonly texts: { readonly 'data-texts': string } }) {
  const { t } = useLingui();
  return (
    <div className="flex min-h-dvh flex-col">
      <PageHeader label={t`Groundwork, home`} />
      <main className="flex flex-1 items-start justify-center px-5 pt-4 pb-16 sm:pt-[9dvh]">
        <div className="w-full max-w-md sm:rounded-lg sm:border sm:border-line sm:bg-surface sm:p-9">
          <h1 className="display text-2xl text-ink ">{t`Sign in`}</h1>
          <p className="mt-2 text-base text-ink-2">{t`Go on where you left off.`}</p>
          <form id="sign-in-form" method="post" action="/signin" className="mt-7 flex flex-col gap-5" {...texts}>
            <FormErrorBox />
            <NativeField
              id="sign-in-email"
              name="email"
              type="email"
              label={t`Email`}
              autoComplete="username"
              inputMode="email"
              autoCapitalize="none"
              spellCheck={false}
              required
            />
            <NativePasswordField
              id="sign-in-password"
              name="password"
              label={t`Password`}
              showLabel={t`Show password`}
              hideLabel={t`Hide password`}
              autoComplete="current-password"
              required
            />
            <button type="submit" disabled className={buttonStyle('primary', 'large', 'w-full disabled:opacity-100')}>
              {t`Sign In`}
            </button>
            <JavaScriptNote />
          </form>
          <p className="mt-6 text-base text-ink-2">
            {t`No account yet?`}{' '}
            <a href="/#signup" className="rounded-sm font-semibold text-green underline underline-offset-4">
              {t`Sign up`}
            </a>
          </p>
        </div>
      </main>
      <NativeDialog
        id="already-signed-in"
        title={t`Already Signed In`}
        actions={
          <>
            <button type="button" data-close="" className={buttonStyle('secondary')}>
              {t`Stay Here`}
            </button>
            <a href="/platform" data-destination="" data-primary="" className={buttonStyle('primary')}>
              {t`Go to Platform`}
            </a>
          </>
        }
      >
        {t`This browser already has an open session.`}
      </NativeDialog>
      <NativeDialog
        id="sign-in-successful"
        title={t`Sign In Successful`}
        actions={
          <>
            <a href="/" className={buttonStyle('secondary')}>
              {t`Go to Landing Page`}
            </a>
            <a href="/platform" data-destination="" data-primary="" className={buttonStyle('primary')}>
              {t`Go to Platform`}
            </a>
          </>
        }
      >
        {t`Where would you like to go?`}
      </NativeDialog>
      <NativeDialog
        id="authentication-required"
        title={t`Authentication Required`}
        actions={
          <>
            <a href="/" className={buttonStyle('secondary')}>
              {t`Back to Home`}
            </a>
            <button type="button" data-close="" data-primary="" className={buttonStyle('primary')}>
              {t`Go to Sign In`}
            </button>
          </>
        }
      >
        {t`Sign in to see this page. You come back to it afterwards.`}
      </NativeDialog>
    </div>
  );
}
