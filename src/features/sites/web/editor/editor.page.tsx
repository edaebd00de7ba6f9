import { useLingui } from '@lingui/react/macro';
import { useCurrentWorkspace } from '#features/workspaces/web/shared/workspaces-context.ts';
import { AppLink } from '#web/routes/app-link.tsx';
import { paths } from '#web/routes/paths.ts';
import { useDocumentTitle } from '#web/routes/use-document-title.ts';
import { buttonStyle } from '#web/ui/button-style.ts';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { LoadFailure } from '#web/ui/load-failure.tsx';
import { LoadingRegion } from '#web/ui/loading-region.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { LeaveQuestion } from '../autosave/leave-question.tsx';
import { useBuilder, useSiteStore } from '../sites.queries.ts';
import { useEditedSite } from './editor-context.ts';
import { EditorToolsProvider } from './editor-tools.tsx';
import { SiteSavingProvider, useSavingState, useSiteSaving } from './saving-context.tsx';
import { SiteEditor } from './site-editor.tsx';

/** The editor of the site of the current business. */
export function SiteEditorPage() {
  const { t } = useLingui();
  useDocumentTitle(t`Website editor`);
  const { id: workspaceId } = useCurrentWorkspace();
  const store = useSiteStore(workspaceId);
  const { data: builder, error, refetch } = useBuilder(workspaceId);
  if (builder === undefined)
    return error === null ? (
      <EditorSkeleton />
    ) : (
      <LoadFailure level={1} title={t`Your website did not load`} error={error} onRetry={() => void refetch()} />
    );
  const { site, open } = builder;
  if (site === null || !open.builder) return <NothingToEdit hasSite={site !== null} />;
  return (
    <SiteSavingProvider key={site.id} site={site} open={open.pages} store={store}>
      <EditorToolsProvider builder={builder} store={store}>
        <EditedPage />
      </EditorToolsProvider>
      <LeaveEditor />
    </SiteSavingProvider>
  );
}

/** Puck begins anew with another page, and with a state of the site from elsewhere. */
function EditedPage() {
  const { page, document } = useEditedSite();
  const { load } = useSavingState();
  return <SiteEditor key={`${page.kind} ${load}`} page={page} language={document.language} />;
}

function LeaveEditor() {
  const { t } = useLingui();
  return <LeaveQuestion saving={useSiteSaving()} title={t`Leave the editor?`} />;
}

function NothingToEdit({ hasSite }: { readonly hasSite: boolean }) {
  const { t } = useLingui();
  return (
    <EmptyState
      level={1}
      title={hasSite ? t`Your plan has no editor` : t`There is no website yet`}
      action={
        <AppLink href={`${paths.platform.websiteBuilder}?tab=website`} className={buttonStyle('primary')}>
          {hasSite ? t`Back to the studio` : t`Choose a template`}
        </AppLink>
      }
    >
      {hasSite
        ? t`Your website is kept as it is. Starter opens the editor again.`
        : t`Choose a template first. It is filled with what is known of your business.`}
    </EmptyState>
  );
}

/** Rail, canvas and inspector, before they are there. */
function EditorSkeleton() {
  const { t } = useLingui();
  return (
    <LoadingRegion label={t`Loading your website`}>
      <div className="grid h-[calc(100dvh-3.75rem)] gap-4 p-4 sm:grid-cols-[14rem_minmax(0,1fr)] lg:grid-cols-[14rem_minmax(0,1fr)_20rem]">
        <h1 className="sr-only">{t`Website editor`}</h1>
        <div className="flex flex-col gap-3 max-sm:hidden">
          {['w-full', 'w-4/5', 'w-11/12', 'w-3/5', 'w-2/3'].map((width) => (
            <Skeleton key={width} className={`h-8 ${width}`} />
          ))}
        </div>
        <Skeleton className="h-full w-full rounded-lg" />
        <Skeleton className="h-full w-full rounded-lg max-lg:hidden" />
      </div>
    </LoadingRegion>
  );
}
