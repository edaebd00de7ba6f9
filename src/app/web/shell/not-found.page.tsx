import { useLingui } from '@lingui/react/macro';
import { useDocumentTitle } from '#web/routes/use-document-title.ts';
import { NotFoundContent } from '#web/ui/not-found-content.tsx';

/** Nothing at this address, or an error that nobody else caught: a page of its own. */
export function NotFoundPage() {
  return (
    <main>
      <NotFoundScreen />
    </main>
  );
}

/** The same within the frame of the platform, which keeps every way on in reach. */
export function NotFoundScreen() {
  const { t } = useLingui();
  useDocumentTitle(t`Page Not Found`);
  return <NotFoundContent />;
}
