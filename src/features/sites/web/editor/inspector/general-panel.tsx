import { useLingui } from '@lingui/react/macro';
import type { Page } from '#features/sites/domain/document/site-document.ts';
import { TextArea, TextField } from '#web/ui/text-field.tsx';
import { pageWords } from '../../sites-words.ts';
import { cleanTitle } from '../clean-text.ts';
import { useEditor } from '../editor-context.ts';
import { useSiteSaving } from '../saving-context.tsx';
import { AddressForm } from './address-form.tsx';
import { DomainPanel } from './domains/domain-panel.tsx';

/** The settings of the site: its title and its address, and on Pro what search engines are told of the page that is edited. */
export function GeneralPanel() {
  const { t } = useLingui();
  const saving = useSiteSaving();
  const { builder, document } = useEditor();
  const { title } = document;
  return (
    <div className="flex flex-col gap-6">
      <section aria-labelledby="editor-general" className="flex flex-col gap-4">
        <h2 id="editor-general" className="display text-lg text-ink">{t`General`}</h2>
        <div data-setting="title">
          <TextField
            label={t`Site Title`}
            hint={t`At the top of every page and in the tab of the browser.`}
            value={title}
            maxLength={80}
            onChange={(text) => saving.edit((draft) => ({ ...draft, title: cleanTitle(text) }))}
          />
        </div>
        <AddressForm />
        <DomainPanel />
      </section>
      {builder.open.pages.length > 1 ? <SearchPanel /> : null}
    </div>
  );
}

/** What search engines show of the page that is edited. */
function SearchPanel() {
  const { t } = useLingui();
  const saving = useSiteSaving();
  const { page } = useEditor();
  const { kind, title, description } = page;
  const name = title || t(pageWords[kind]);
  const change = (values: Partial<Pick<Page, 'title' | 'description'>>): void =>
    saving.edit((draft) => ({
      ...draft,
      pages: draft.pages.map((one) => (one.kind === kind ? { ...one, ...values } : one)),
    }));
  return (
    <section aria-labelledby="editor-search" className="flex flex-col gap-4 border-t border-line pt-5">
      <div>
        <h2 id="editor-search" className="display text-lg text-ink">{t`Search engines`}</h2>
        <p className="mt-0.5 text-sm text-ink-2">{t`What search engines show of the page “${name}”.`}</p>
      </div>
      <TextField
        label={t`Page title`}
        hint={t`Also in the navigation.`}
        value={title}
        maxLength={60}
        onChange={(text) => change({ title: cleanTitle(text) })}
      />
      <div data-setting="description">
        <TextArea
          label={t`Meta description`}
          hint={t`One or two sentences below the title, 200 characters at most.`}
          value={description}
          maxLength={200}
          onChange={(text) => change({ description: cleanTitle(text) })}
        />
      </div>
    </section>
  );
}
