import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { AppLink } from '#web/routes/app-link.tsx';
import { paths } from '#web/routes/paths.ts';
import { Banner } from './banner.tsx';
import { Button } from './button.tsx';
import { buttonStyle } from './button-style.ts';

/** Opened by a limit of the plan: says which, and leads to the plans or goes away. */
export function LimitBanner({
  title,
  children,
  isHighestPlan = false,
  onDismiss,
}: {
  readonly title: string;
  readonly children: ReactNode;
  /** There is no plan that opens more. */
  readonly isHighestPlan?: boolean;
  readonly onDismiss: () => void;
}) {
  const { t } = useLingui();
  return (
    <Banner
      tone="limit"
      isAlert
      title={title}
      action={
        <>
          <Button size="small" variant="quiet" onPress={onDismiss}>
            {t`Dismiss`}
          </Button>
          {isHighestPlan ? null : (
            <AppLink href={paths.platform.pricing} className={buttonStyle('primary', 'small')}>
              {t`Upgrade Now`}
            </AppLink>
          )}
        </>
      }
    >
      {children}
    </Banner>
  );
}
