import { useLingui } from '@lingui/react/macro';
import type { Site, Version } from '#features/sites/sites.contract.ts';
import { problemOf } from '#web/api/problem-error.ts';
import { problemText } from '#web/api/problems.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { LoadingRegion } from '#web/ui/loading-region.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { useVersion } from '../../sites.queries.ts';
import { useEditorTools } from '../editor-context.ts';
import { PreviewDialog } from '../toolbar/preview-dialog.tsx';

/** A version as others would see it, with the pages the plan gives. */
export function VersionPreview({
  siteId,
  version: { id, name },
  onClose,
  onRestore,
}: {
  readonly siteId: Site['id'];
  readonly version: Version;
  readonly onClose: () => void;
  readonly onRestore: () => void;
}) {
  const { t, i18n } = useLingui();
  const { builder } = useEditorTools();
  const { data, error, refetch } = useVersion(siteId, id);
  const title = t`Version “${name}”`;
  if (data === undefined)
    return (
      <Dialog title={title} isOpen onClose={onClose} size="large" isSheet>
        {error === null ? (
          <LoadingRegion label={t`Loading the version`}>
            <Skeleton className="h-[min(66dvh,46rem)] w-full" />
          </LoadingRegion>
        ) : (
          <div role="alert">
            <p className="text-clay">{problemText(i18n, problemOf(error))}</p>
            <Button size="small" className="mt-2" onPress={() => void refetch()}>{t`Try again`}</Button>
          </div>
        )}
      </Dialog>
    );
  const { document } = data;
  const pages = document.pages.filter(({ kind }) => builder.open.pages.includes(kind));
  return (
    <PreviewDialog
      title={title}
      document={{ ...document, pages }}
      onClose={onClose}
      actions={<Button variant="primary" onPress={onRestore}>{t`Restore`}</Button>}
    />
  );
}
