import { useLingui } from '@lingui/react/macro';
import { Smartphone } from 'lucide-react';
import { useState } from 'react';
import type { Security } from '#features/account/account.contract.ts';
import { useTimeFormat } from '#web/time/use-time-format.ts';
import { Button } from '#web/ui/button.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { RemoveAppDialog } from './remove-app-dialog.tsx';

type Apps = Security['factors'];

/** The authenticator apps that work, each with its way out. */
export function AppList({ apps, onRemoved }: { readonly apps: Apps; readonly onRemoved: () => void }) {
  const { t } = useLingui();
  const times = useTimeFormat();
  const [removing, setRemoving] = useState<Apps[number]>();
  return (
    <>
      <ul aria-label={t`Authenticator apps`} className="divide-y divide-line">
        {apps.map((app) => {
          const name = app.name || t`Authenticator app`;
          return (
            <li key={app.id} className="flex items-start gap-3 py-3 compact:py-1.5 first:pt-0 last:pb-0">
              <Icon of={Smartphone} className="mt-0.5 shrink-0 text-ink-2" />
              <div className="min-w-0 flex-1">
                <p className="text-base font-medium [overflow-wrap:anywhere] text-ink">{name}</p>
                <p className="text-sm text-ink-2">
                  {t`Added on ${times.day(app.createdAt)}`}
                  {app.lastUsedAt === undefined ? null : ` · ${t`used ${times.relative(app.lastUsedAt, Date.now())}`}`}
                </p>
              </div>
              <Button
                size="small"
                variant="danger"
                aria-label={t`Remove ${name}`}
                className="shrink-0"
                onPress={() => setRemoving(app)}
              >
                {t`Remove`}
              </Button>
            </li>
          );
        })}
      </ul>
      {removing ? (
        <RemoveAppDialog
          app={removing}
          apps={apps}
          onClose={() => setRemoving(undefined)}
          onRemoved={() => {
            setRemoving(undefined);
            onRemoved();
          }}
        />
      ) : null}
    </>
  );
}
