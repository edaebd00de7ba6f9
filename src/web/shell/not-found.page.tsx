import { useLingui } from '@lingui/react/macro';
import { useDocumentTitle } from '#web/routes/use-document-title.ts';
import { NotFoundContent } from '#web/ui/not-found-content.tsx';

/** Nothing at this address, or an error that nobody else caught. */
export function NotFoundPage() {
  const { t } = useLingui();
  useDocumentTitle(t`Page Not Found`);
  return (
    <main>
      <NotFoundContent />
    </main>
  );
}
