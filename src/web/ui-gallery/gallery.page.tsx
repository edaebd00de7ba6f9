import { useEffect, useState } from 'react';
import { useDocumentTitle } from '#web/routes/use-document-title.ts';
import { Switch } from '#web/ui/switch.tsx';
import { ActionsGallery } from './actions-gallery.tsx';
import { DataGallery } from './data-gallery.tsx';
import { FeedbackGallery } from './feedback-gallery.tsx';
import { FieldsGallery } from './fields-gallery.tsx';
import { FoundationsGallery } from './foundations-gallery.tsx';
import { OverlaysGallery } from './overlays-gallery.tsx';

/** Every component in every state, light and dark side by side. Development only, and not translated. */
export function GalleryPage() {
  useDocumentTitle('Components');
  const [isDark, setDark] = useState(false);
  useEffect(() => {
    // What floats is drawn at the end of the page and takes the page's own theme.
    document.documentElement.dataset.theme = isDark ? 'dark' : 'light';
    return () => {
      delete document.documentElement.dataset.theme;
    };
  }, [isDark]);
  return (
    <main className="min-h-dvh">
      <div className="flex flex-wrap items-center justify-between gap-4 px-6 pt-8 pb-4">
        <h1 className="display text-2xl">Components</h1>
        <Switch isSelected={isDark} onChange={setDark}>
          Dark overlays
        </Switch>
      </div>
      <div className="grid xl:grid-cols-2">
        {(['light', 'dark'] as const).map((theme) => (
          <section
            key={theme}
            data-theme={theme}
            aria-label={theme}
            className="flex min-w-0 flex-col gap-12 bg-paper p-6 text-ink"
          >
            <FoundationsGallery />
            <ActionsGallery />
            <FieldsGallery />
            <OverlaysGallery />
            <FeedbackGallery />
            <DataGallery />
          </section>
        ))}
      </div>
    </main>
  );
}
