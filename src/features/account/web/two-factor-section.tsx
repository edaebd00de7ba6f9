import { useLingui } from '@lingui/react/macro';
import { useRef, useState } from 'react';
import type { Security } from '#features/account/account.contract.ts';
import { SettingsSection } from '#web/settings/settings-section.tsx';
import { Badge } from '#web/ui/badge.tsx';
import { Banner } from '#web/ui/banner.tsx';
import { Button } from '#web/ui/button.tsx';
import { useRefreshSecurity } from './account.queries.ts';
import { AddAppFlow } from './add-app-flow.tsx';
import { AppList } from './app-list.tsx';
import { RecoveryCodesRow } from './recovery-codes-row.tsx';
import { RecoveryCodesView } from './recovery-codes-view.tsx';
import { useRecoveryCodes } from './use-recovery-codes.ts';

/** Two-factor authentication: off, being set up, or on with its apps and recovery codes. */
export function TwoFactorSection({ security }: { readonly security: Security }) {
  const { t } = useLingui();
  const [isAdding, setAdding] = useState(false);
  const recovery = useRecoveryCodes();
  const refresh = useRefreshSecurity();
  const heading = useRef<HTMLHeadingElement>(null);
  const apps = security.factors.filter(({ status }) => status === 'verified');
  const isOn = apps.length > 0;

  const finish = () => {
    recovery.forget();
    setAdding(false);
    heading.current?.focus();
  };
  const added = async () => {
    const outcome = await recovery.make('first');
    await refresh();
    if (outcome === 'made') setAdding(false);
    else finish();
  };

  return (
    <SettingsSection
      title={t`Two-factor authentication`}
      badge={isOn ? <Badge tone="green">{t`On`}</Badge> : <Badge>{t`Off`}</Badge>}
      hint={t`Besides your password, signing in then asks for a code from an app on your phone.`}
      headingRef={heading}
    >
      {recovery.codes ? (
        <RecoveryCodesView codes={recovery.codes} onDone={finish} />
      ) : isAdding ? (
        <AddAppFlow factors={security.factors} onAdded={() => void added()} onCancel={finish} />
      ) : (
        <div className="flex flex-col gap-5">
          {recovery.problem ? (
            <Banner
              tone="attention"
              isAlert
              action={
                <Button size="small" onPress={() => void recovery.make('replace')}>
                  {t`Try again`}
                </Button>
              }
            >
              {t`The recovery codes could not be made: ${recovery.problem}`}
            </Banner>
          ) : null}
          {isOn ? (
            <>
              <AppList apps={apps} onRemoved={() => heading.current?.focus()} />
              <RecoveryCodesRow
                left={security.recoveryCodesLeft}
                isBusy={recovery.isBusy}
                onMake={() => void recovery.make('replace').then(refresh)}
              />
            </>
          ) : null}
          <div>
            <Button onPress={() => setAdding(true)}>{isOn ? t`Add another app` : t`Set up two-factor`}</Button>
          </div>
        </div>
      )}
    </SettingsSection>
  );
}
