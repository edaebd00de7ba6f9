import { useLingui } from '@lingui/react/macro';
import { FileText, Layers3, SlidersHorizontal } from 'lucide-react';
import { lazy, Suspense } from 'react';
import { cx } from '#web/ui/class-names.ts';
import { Icon } from '#web/ui/icon.tsx';
import { ConflictNotice } from '../autosave/conflict-notice.tsx';
import { Canvas } from './canvas/canvas.tsx';
import { DropPictures } from './drop-pictures.tsx';
import { type EditorView, useEditorTools } from './editor-context.ts';
import { FindKey } from './find/find-key.tsx';
import { Inspector } from './inspector/inspector.tsx';
import { keepFromPuck } from './keep-from-puck.ts';
import { PlaceSeeker, SelectionFollower } from './place-seeker.tsx';
import { Rail } from './rail/rail.tsx';
import { useSiteSaving } from './saving-context.tsx';
import { TopBar } from './toolbar/top-bar.tsx';

const FindDialog = lazy(async () => ({ default: (await import('./find/find-dialog.tsx')).FindDialog }));
const VersionsDialog = lazy(async () => ({ default: (await import('./versions/versions-dialog.tsx')).VersionsDialog }));
const PublishPanel = lazy(async () => ({ default: (await import('../publish/publish-panel.tsx')).PublishPanel }));

/**
 * Rail, canvas and inspector. Below 1024 px the inspector is a sheet that makes the canvas smaller instead of covering it; below 640 px one
 * of the three is shown at a time, with tabs at the foot.
 */
export function EditorFrame() {
  const { t } = useLingui();
  const saving = useSiteSaving();
  const { view, isSheetOpen, dialog, setDialog, isPublishing, setPublishing } = useEditorTools();
  const shown = (own: EditorView): string => (view === own ? '' : 'max-sm:hidden');
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: no key is acted on here; some are kept from what listens further out
    <div
      onKeyDown={keepFromPuck}
      className="grid h-full grid-cols-[minmax(0,1fr)] grid-rows-[auto_minmax(0,1fr)_auto] bg-paper [--puck-font-family:var(--font-text)] [font-family:var(--font-text)] text-base text-ink sm:grid-cols-[15rem_minmax(0,1fr)] lg:grid-cols-[15rem_minmax(0,1fr)_21.25rem]"
    >
      <PlaceSeeker />
      <SelectionFollower />
      <FindKey inside={document} />
      <DropPictures inside={document} />
      <div className="col-span-full">
        <TopBar />
        <ConflictNotice saving={saving} title={t`This website was changed somewhere else while you were editing`} />
      </div>
      <aside
        aria-label={t`Structure of the website`}
        className={cx(
          'min-h-0 overflow-y-auto border-line sm:row-span-2 sm:row-start-2 sm:border-e',
          shown('structure'),
        )}
      >
        <Rail />
      </aside>
      <div className={cx('min-h-0 min-w-0 sm:col-start-2 sm:row-start-2 lg:row-span-2', shown('page'))}>
        <Canvas />
      </div>
      <aside
        aria-label={t`Inspector`}
        className={cx(
          'min-h-0 overflow-y-auto border-line bg-surface',
          'sm:col-start-2 sm:row-start-3 sm:max-h-[45dvh] sm:border-t',
          'lg:col-start-3 lg:row-span-2 lg:row-start-2 lg:max-h-none lg:border-s lg:border-t-0',
          shown('inspector'),
          !isSheetOpen && 'sm:max-lg:hidden',
        )}
      >
        <Inspector />
      </aside>
      <PhoneTabs />
      {dialog === 'find' ? (
        <Suspense>
          <FindDialog onClose={() => setDialog(undefined)} />
        </Suspense>
      ) : null}
      {dialog === 'versions' ? (
        <Suspense>
          <VersionsDialog onClose={() => setDialog(undefined)} />
        </Suspense>
      ) : null}
      {isPublishing ? (
        <Suspense>
          <PublishPanel onClose={() => setPublishing(false)} />
        </Suspense>
      ) : null}
    </div>
  );
}

/** On a phone: which of the three is shown. */
function PhoneTabs() {
  const { t } = useLingui();
  const { view, setView } = useEditorTools();
  const tabs = [
    { id: 'page', label: t`Page`, icon: FileText },
    { id: 'structure', label: t`Structure`, icon: Layers3 },
    { id: 'inspector', label: t`Edit`, icon: SlidersHorizontal },
  ] as const;
  return (
    <nav
      aria-label={t`Parts of the editor`}
      className="flex border-t border-line bg-surface pb-[env(safe-area-inset-bottom)] sm:hidden"
    >
      {tabs.map(({ id, label, icon }) => (
        <button
          key={id}
          type="button"
          aria-current={view === id ? 'true' : undefined}
          onClick={() => setView(id)}
          className="flex min-h-14 flex-1 flex-col items-center justify-center gap-0.5 text-xs font-medium text-ink-2 outline-offset-[-3px] aria-[current]:font-semibold aria-[current]:text-green"
        >
          <Icon of={icon} />
          {label}
        </button>
      ))}
    </nav>
  );
}
