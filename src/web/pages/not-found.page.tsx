import type { I18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { NotFoundContent } from '#web/ui/not-found-content.tsx';
import { LanguageLinks } from './language-links.tsx';
import { PageHeader } from './page-header.tsx';

/** The 404 answer as a page of its own. */
export function renderNotFound(i18n: I18n) {
  return {
    title: `${i18n._(msg`Page Not Found`)} · Groundwork`,
    isIndexed: false,
    children: (
      <>
        <PageHeader label={i18n._(msg`Groundwork, home`)} />
        <main>
          <NotFoundContent />
        </main>
        <footer className="flex justify-center px-5 pb-8">
          <LanguageLinks />
        </footer>
      </>
    ),
  };
}
