import { useLingui } from '@lingui/react/macro';
import { AppLink } from '#web/routes/app-link.tsx';
import { paths } from '#web/routes/paths.ts';
import { Banner } from '#web/ui/banner.tsx';
import { buttonStyle } from '#web/ui/button-style.ts';

/** On Free; put away for the account, on every device. */
export function FreePlanBanner({ onDismiss }: { readonly onDismiss: () => void }) {
  const { t } = useLingui();
  return (
    <Banner
      title={t`You're on the Free Plan`}
      onDismiss={onDismiss}
      action={
        <AppLink href={paths.platform.pricing} className={buttonStyle('secondary', 'small')}>
          {t`See plans`}
        </AppLink>
      }
    >
      {t`Starter and Pro open more sections of your plan.`}
    </Banner>
  );
}
