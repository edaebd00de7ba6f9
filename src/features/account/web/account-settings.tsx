import { useLingui } from '@lingui/react/macro';
import { useBlocker, useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { accountMenuId } from '#features/account/web/shared/account-menu-id.ts';
import { paths } from '#web/routes/paths.ts';
import { useDocumentTitle } from '#web/routes/use-document-title.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { type MoreTab, SettingsTabs } from './settings-tabs.tsx';
import { type UnsavedWork, UnsavedWorkProvider, useUnsavedWorkParts } from './unsaved-work.tsx';

/**
 * Account Settings, over the dashboard at an address of its own. Every way out (Escape, the close button, a click
 * outside, back) asks first while something is half done. `more` are the tabs of other features.
 */
export function AccountSettings({ more }: { readonly more: readonly MoreTab[] }) {
  const { t } = useLingui();
  const router = useRouter();
  const { report, read } = useUnsavedWorkParts();
  const blocker = useBlocker({
    // From tab to tab nothing is lost.
    shouldBlockFn: ({ current, next }) => read() !== undefined && next.pathname !== current.pathname,
    enableBeforeUnload: () => read() !== undefined,
    withResolver: true,
  });
  useDocumentTitle(t`Account Settings`);
  useReturnFocus();

  const close = () => {
    if (router.history.canGoBack()) router.history.back();
    else void router.navigate({ to: paths.platform.dashboard, replace: true });
  };
  return (
    <>
      <Dialog title={t`Account Settings`} isOpen onClose={close} size="large" isSheet>
        <UnsavedWorkProvider report={report}>
          <SettingsTabs more={more} />
        </UnsavedWorkProvider>
      </Dialog>
      {blocker.status === 'blocked' ? (
        <LeaveQuestion unsavedWork={read()} onStay={blocker.reset} onLeave={blocker.proceed} />
      ) : null}
    </>
  );
}

function LeaveQuestion({
  unsavedWork,
  onStay,
  onLeave,
}: {
  readonly unsavedWork: UnsavedWork | undefined;
  readonly onStay: () => void;
  readonly onLeave: () => void;
}) {
  const { t } = useLingui();
  const words = {
    typed: t`What you have typed is not saved.`,
    enrolment: t`Two-factor authentication is not set up yet. You can start again at any time.`,
    codes: t`Your recovery codes are shown only now. You can make new ones later.`,
  };
  return (
    <Dialog
      title={t`Close the settings?`}
      isOpen
      mustAnswer
      onClose={onStay}
      actions={
        <>
          <Button onPress={onLeave}>{t`Close anyway`}</Button>
          <Button variant="primary" onPress={onStay} autoFocus>
            {t`Stay here`}
          </Button>
        </>
      }
    >
      {words[unsavedWork ?? 'typed']}
    </Dialog>
  );
}

/** Whoever closes the settings goes on where they are opened: the menu that leads here is gone by then. */
function useReturnFocus(): void {
  useEffect(
    () => () => {
      // After the change of page has been announced, which takes the focus to the start of the screen.
      setTimeout(() => document.getElementById(accountMenuId)?.focus(), 50);
    },
    [],
  );
}
