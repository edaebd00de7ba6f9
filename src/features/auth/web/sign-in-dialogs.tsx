import { useLingui } from '@lingui/react/macro';
import { NativeDialog } from '#web/pages/native-dialog.tsx';
import { buttonStyle } from '#web/ui/button-style.ts';

/** The three dialogs of the sign-in page (docs/pages.md, "Signing in"). */
export function SignInDialogs() {
  const { t } = useLingui();
  return (
    <>
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
    </>
  );
}
