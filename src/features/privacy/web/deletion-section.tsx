import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import type { Privacy } from '#features/privacy/privacy.contract.ts';
import { SettingsSection } from '#web/settings/settings-section.tsx';
import { useTimeFormat } from '#web/time/use-time-format.ts';
import { Button } from '#web/ui/button.tsx';
import { DeleteAccountDialog } from './delete-account-dialog.tsx';

/** Leaving: what it means, and the way to it. */
export function DeletionSection({ privacy }: { readonly privacy: Privacy }) {
  const { t } = useLingui();
  const time = useTimeFormat();
  const [isAsking, setAsking] = useState(false);
  const { undoneDeletion } = privacy;
  return (
    <SettingsSection title={t`Delete account`} hint={t`Leave Groundwork and have everything deleted.`}>
      <div className="flex flex-col items-start gap-4">
        {undoneDeletion ? (
          <p className="text-base text-ink">
            {t`You asked for the deletion on ${{ requested: time.day(undoneDeletion.requestedAt) }}. Signing in on ${{ undone: time.day(undoneDeletion.undoneAt) }} undid it: your account is kept.`}
          </p>
        ) : null}
        <p className="text-base text-ink-2">
          {t`All your sessions end at once. For 14 days signing in undoes it; then your businesses, plans, conversations, files and settings are deleted for good. You may want to request your data archive first.`}
        </p>
        <Button variant="danger" onPress={() => setAsking(true)}>
          {t`Delete account`}
        </Button>
      </div>
      {isAsking ? <DeleteAccountDialog privacy={privacy} onClose={() => setAsking(false)} /> : null}
    </SettingsSection>
  );
}
