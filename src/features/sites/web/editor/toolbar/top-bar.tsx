import { useLingui } from '@lingui/react/macro';
import { ArrowLeft, Eye, History, Search } from 'lucide-react';
import { useState } from 'react';
import { Toolbar } from 'react-aria-components/Toolbar';
import { AppLink } from '#web/routes/app-link.tsx';
import { paths } from '#web/routes/paths.ts';
import { Button } from '#web/ui/button.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import { SavedStatus } from '../../autosave/saved-status.tsx';
import { ViewportSwitch } from '../../frame/viewport-switch.tsx';
import { useEditedSite, useEditorTools } from '../editor-context.ts';
import { useSiteSaving } from '../saving-context.tsx';
import { AddElement } from './add-element.tsx';
import { CodeButton } from './code-button.tsx';
import { HistoryButtons } from './history-buttons.tsx';
import { PreviewDialog } from './preview-dialog.tsx';
import { UploadMedia } from './upload-media.tsx';

/** Where one is and whether it is saved, what can be done with the page, and the one primary action. */
export function TopBar() {
  const { t } = useLingui();
  const saving = useSiteSaving();
  const { viewport, setViewport, setDialog, setPublishing } = useEditorTools();
  const [isPreviewing, setPreviewing] = useState(false);
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-2 border-b border-line bg-surface px-3 py-2">
      <AppLink
        href={`${paths.platform.websiteBuilder}?tab=website`}
        aria-label={t`Back to the studio`}
        className="flex size-9 shrink-0 items-center justify-center rounded-sm text-ink-2 hover:bg-sunken hover:text-ink"
      >
        <Icon of={ArrowLeft} />
      </AppLink>
      <div className="min-w-0 flex-1 basis-40">
        <SiteName />
        <SavedStatus saving={saving} />
      </div>
      <Toolbar
        aria-label={t`Edit the page`}
        className="flex flex-wrap items-center gap-x-3 gap-y-2 max-xl:order-last max-xl:basis-full max-sm:justify-between"
      >
        <AddElement />
        <UploadMedia />
        <HistoryButtons />
        <span className="flex">
          <IconButton icon={Search} label={t`Find text`} onPress={() => setDialog('find')} />
          <IconButton icon={History} label={t`Versions`} onPress={() => setDialog('versions')} />
        </span>
        <ViewportSwitch value={viewport} onChange={setViewport} />
        <CodeButton />
        <Button size="small" onPress={() => setPreviewing(true)}>
          <Icon of={Eye} size={15} />
          <span className="max-lg:sr-only">{t`Preview`}</span>
        </Button>
      </Toolbar>
      <Button variant="primary" size="small" onPress={() => setPublishing(true)}>{t`Publish`}</Button>
      {isPreviewing ? <PreviewDialog onClose={() => setPreviewing(false)} /> : null}
    </div>
  );
}

function SiteName() {
  const { t } = useLingui();
  const { document } = useEditedSite();
  return <h1 className="display truncate text-lg text-ink">{document.title || t`Your website`}</h1>;
}
