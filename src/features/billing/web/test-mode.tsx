import { useLingui } from '@lingui/react/macro';
import { Banner } from '#web/ui/banner.tsx';
import { Switch } from '#web/ui/switch.tsx';

/** Whether plans are switched without payment. */
export function TestModeSwitch({
  isOn,
  isBusy,
  onChange,
}: {
  readonly isOn: boolean;
  readonly isBusy: boolean;
  readonly onChange: (isOn: boolean) => void;
}) {
  const { t } = useLingui();
  return (
    <Switch isSelected={isOn} isReadOnly={isBusy} onChange={onChange}>
      {t`Test Mode`}
    </Switch>
  );
}

/** What test mode means. */
export function TestModeNote() {
  const { t } = useLingui();
  return (
    <Banner tone="limit" title={t`Test Mode Instructions`}>
      {t`Plans can be switched without payment, as often as you like. Each switch writes a test invoice, and nothing is charged. In production a paid plan would require payment.`}
    </Banner>
  );
}
