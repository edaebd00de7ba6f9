import { useLingui } from '@lingui/react/macro';
import { AppLink } from '#web/routes/app-link.tsx';
import { paths } from '#web/routes/paths.ts';
import { Banner } from '#web/ui/banner.tsx';
import { Button } from '#web/ui/button.tsx';
import { buttonStyle } from '#web/ui/button-style.ts';
import { type UpgradeMessageId, upgradeWords } from './upgrade-words.ts';

/** Opened by a limit or a gate (part 2 §8): says which, and leads to the plans or goes away. */
export function UpgradeBanner({
  message,
  onDismiss,
}: {
  readonly message: UpgradeMessageId;
  readonly onDismiss: () => void;
}) {
  const { t } = useLingui();
  return (
    <Banner
      tone="limit"
      isAlert
      action={
        <>
          <Button size="small" variant="quiet" onPress={onDismiss}>
            {t`Dismiss`}
          </Button>
          <AppLink href={paths.platform.pricing} className={buttonStyle('primary', 'small')}>
            {t`Upgrade Now`}
          </AppLink>
        </>
      }
    >
      {t(upgradeWords[message])}
    </Banner>
  );
}
