import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { mostVersions } from '#features/sites/domain/site-version.ts';
import type { Version } from '#features/sites/sites.contract.ts';
import { problemOf } from '#web/api/problem-error.ts';
import { problemText } from '#web/api/problems.ts';
import { showRefusal } from '#web/api/show-refusal.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { LoadingRegion } from '#web/ui/loading-region.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { showToast } from '#web/ui/toast.tsx';
import { useVersions } from '../../sites.queries.ts';
import { useSavingState } from '../saving-context.tsx';
import { KeepForm } from './keep-form.tsx';
import { useVersionActs } from './use-version-acts.ts';
import { VersionLine } from './version-line.tsx';
import { VersionPreview } from './version-preview.tsx';

/** What somebody was asked about a version, or looks at. */
interface Asked {
  readonly what: 'look' | 'restore' | 'remove';
  readonly version: Version;
}

/** The versions of the site: keep how it is now with a name, look at one, restore it, delete it. */
export function VersionsDialog({ onClose }: { readonly onClose: () => void }) {
  const { t, i18n } = useLingui();
  const { site } = useSavingState();
  const { data, error, refetch } = useVersions(site.id);
  const { keep, rename, remove, restore, takeBack, isBusy } = useVersionActs();
  const [asked, setAsked] = useState<Asked>();
  const versions = data?.versions;
  const isFull = versions !== undefined && versions.length >= mostVersions;
  const most = mostVersions;
  const refused = (error: unknown): void => void showRefusal(i18n, t`Nothing was changed`, error);
  const putBack = async ({ id, name }: Version): Promise<void> => {
    try {
      const before = await restore(id);
      onClose();
      showToast({
        tone: 'done',
        text: t`Your draft is the version “${name}” now`,
        action: { label: t`Undo`, onPress: () => void takeBack(before).catch(refused) },
      });
    } catch (error) {
      setAsked(undefined);
      refused(error);
    }
  };
  const forget = async ({ id, name }: Version): Promise<void> => {
    setAsked(undefined);
    try {
      await remove(id);
      showToast({ text: t`The version “${name}” was deleted` });
    } catch (error) {
      refused(error);
    }
  };
  return (
    <Dialog title={t`Versions`} isOpen onClose={onClose} size="medium" isSheet>
      <div className="flex flex-col gap-6">
        <p className="max-w-prose text-pretty">
          {t`A version is the whole website as it is when you keep it. You can look at it later and go back to it; what is online does not change.`}
        </p>
        {isFull ? (
          <p className="text-clay">{t`${most} versions are kept. Delete one to keep another.`}</p>
        ) : (
          <KeepForm keep={keep} />
        )}
        {versions === undefined ? (
          error === null ? (
            <LoadingRegion label={t`Loading the versions`}>
              <Skeleton className="h-14 w-full" />
            </LoadingRegion>
          ) : (
            <div role="alert">
              <p className="text-clay">{problemText(i18n, problemOf(error))}</p>
              <Button size="small" className="mt-2" onPress={() => void refetch()}>{t`Try again`}</Button>
            </div>
          )
        ) : versions.length === 0 ? (
          <p className="text-sm">{t`No version is kept yet.`}</p>
        ) : (
          <ul aria-label={t`Versions`} className="flex flex-col">
            {versions.map((version) => (
              <VersionLine
                key={version.id}
                version={version}
                isBusy={isBusy}
                rename={rename}
                onAsk={(what) => setAsked({ what, version })}
              />
            ))}
          </ul>
        )}
      </div>
      {asked?.what === 'look' ? (
        <VersionPreview
          siteId={site.id}
          version={asked.version}
          onClose={() => setAsked(undefined)}
          onRestore={() => setAsked({ ...asked, what: 'restore' })}
        />
      ) : null}
      {asked?.what === 'restore' ? (
        <Question
          title={t`Restore this version?`}
          text={t`Your draft is replaced by it. To keep the draft too, keep it as a version first.`}
          yes={t`Restore it`}
          isBusy={isBusy}
          onYes={() => void putBack(asked.version)}
          onClose={() => setAsked(undefined)}
        />
      ) : null}
      {asked?.what === 'remove' ? (
        <Question
          title={t`Delete this version?`}
          text={t`It cannot be brought back. Your draft and what is online stay as they are.`}
          yes={t`Delete it`}
          onYes={() => void forget(asked.version)}
          onClose={() => setAsked(undefined)}
        />
      ) : null}
    </Dialog>
  );
}

interface QuestionProps {
  readonly title: string;
  readonly text: string;
  readonly yes: string;
  readonly isBusy?: boolean;
  readonly onYes: () => void;
  readonly onClose: () => void;
}

function Question({ title, text, yes, isBusy = false, onYes, onClose }: QuestionProps) {
  const { t } = useLingui();
  return (
    <Dialog
      title={title}
      isOpen
      mustAnswer
      onClose={onClose}
      actions={
        <>
          <Button onPress={onClose} autoFocus>{t`Cancel`}</Button>
          <Button variant="primary" busy={isBusy} onPress={onYes}>
            {yes}
          </Button>
        </>
      }
    >
      {text}
    </Dialog>
  );
}
