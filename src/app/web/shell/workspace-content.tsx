import { useLingui } from '@lingui/react/macro';
import { Fragment, type ReactNode } from 'react';
import { useWorkspaces } from '#features/workspaces/web/shared/workspaces-context.ts';
import { useWorkspaceActions } from '#features/workspaces/web/use-workspace-actions.ts';
import { PendingPage } from '#web/routes/pending-page.tsx';
import { Banner } from '#web/ui/banner.tsx';
import { Button } from '#web/ui/button.tsx';
import { LoadFailure } from '#web/ui/load-failure.tsx';

/** The screen, once it is known which business it is about; another business begins with a fresh screen. */
export function WorkspaceContent({ isWide, children }: { readonly isWide: boolean; readonly children: ReactNode }) {
  const { t } = useLingui();
  const { current, error, retry } = useWorkspaces();
  if (current !== undefined) {
    return (
      <>
        {current.isArchived ? <ArchivedNotice isWide={isWide} /> : null}
        <Fragment key={current.id}>{children}</Fragment>
      </>
    );
  }
  if (error !== null) {
    return <LoadFailure level={1} title={t`Your workspaces did not load`} error={error} onRetry={retry} />;
  }
  return (
    <div className={isWide ? 'px-4 py-8 sm:px-8' : 'mx-auto max-w-6xl'}>
      <PendingPage />
    </div>
  );
}

function ArchivedNotice({ isWide }: { readonly isWide: boolean }) {
  const { t } = useLingui();
  const { current } = useWorkspaces();
  const { restore } = useWorkspaceActions();
  if (current === undefined) return null;
  return (
    <div className={isWide ? 'border-b border-line p-4' : 'mx-auto mb-6 max-w-6xl'}>
      <Banner
        title={t`This workspace is archived`}
        action={<Button size="small" onPress={() => void restore(current)}>{t`Restore`}</Button>}
      >
        {t`You can read everything in it. To change something, restore it first.`}
      </Banner>
    </div>
  );
}
