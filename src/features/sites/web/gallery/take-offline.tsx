import { useLingui } from '@lingui/react/macro';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import type { Site } from '#features/sites/sites.contract.ts';
import { useCurrentWorkspace } from '#features/workspaces/web/shared/workspaces-context.ts';
import { problemOf } from '#web/api/problem-error.ts';
import { problemText } from '#web/api/problems.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { ErrorText } from '#web/ui/error-text.tsx';
import { useSiteStore } from '../sites.queries.ts';

/** Takes the site offline on a plan that could not put it online again: asked first, as it cannot be undone there. */
export function TakeOffline({ site: { id, revision } }: { readonly site: Site }) {
  const { t, i18n } = useLingui();
  const { id: workspaceId } = useCurrentWorkspace();
  const { api, putSite, readSite } = useSiteStore(workspaceId);
  const [isAsking, setAsking] = useState(false);
  const taking = useMutation({
    mutationFn: () => api.putOnline.call({ siteId: id, revision, releaseId: null }),
    onSuccess: (site) => {
      setAsking(false);
      putSite(site);
    },
    onError: (error) => {
      if (problemOf(error).code === 'request.stale_revision') void readSite();
    },
  });
  return (
    <>
      <Button size="small" onPress={() => setAsking(true)}>{t`Take it offline`}</Button>
      <Dialog
        title={t`Take the website offline?`}
        isOpen={isAsking}
        onClose={() => setAsking(false)}
        actions={
          <>
            <Button busy={taking.isPending} onPress={() => taking.mutate()}>{t`Take it offline`}</Button>
            <Button variant="primary" onPress={() => setAsking(false)}>{t`Leave it online`}</Button>
          </>
        }
      >
        <p>{t`Nobody can open it then. To put it online again you need Starter.`}</p>
        <ErrorText className="mt-2">{taking.error ? problemText(i18n, problemOf(taking.error)) : null}</ErrorText>
      </Dialog>
    </>
  );
}
