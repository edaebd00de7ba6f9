import { useLingui } from '@lingui/react/macro';
import { prices } from '#shared/plans/prices.ts';
import { AppLink } from '#web/routes/app-link.tsx';
import { paths } from '#web/routes/paths.ts';
import { buttonStyle } from '#web/ui/button-style.ts';
import { LockNotice } from '#web/ui/lock-notice.tsx';

/** What Starter gives here, once, and the way to it. */
export function UpgradeCard() {
  const { t, i18n } = useLingui();
  const money = new Intl.NumberFormat(i18n.locale, { style: 'currency', currency: 'USD' });
  const price = money.format(prices.Starter.monthlyCents / 100);
  return (
    <LockNotice
      level={2}
      title={t`Put your website online`}
      contains={t`Starter gives you a website of one page at an address of its own: you choose a template, edit it here, and publish it. On Free you can look at the templates with your own facts in them.`}
      opensWith={t`Opens with Starter, ${price} a month`}
      action={
        <AppLink href={paths.platform.pricing} className={buttonStyle('primary')}>
          {t`Upgrade to Starter`}
        </AppLink>
      }
    />
  );
}
