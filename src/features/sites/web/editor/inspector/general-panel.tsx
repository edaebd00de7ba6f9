import { useLingui } from '@lingui/react/macro';
import { TextField } from '#web/ui/text-field.tsx';
import { cleanTitle } from '../clean-text.ts';
import { useEditor } from '../editor-context.ts';
import { useSiteSaving } from '../saving-context.tsx';
import { AddressForm } from './address-form.tsx';
import { DomainPanel } from './domains/domain-panel.tsx';
import { SearchPanel } from './search-panel.tsx';

/** The settings of the site: its title, its address, and what search engines are told of the page that is edited. */
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
        {builder.lookOrigin === 'import' ? (
          <p className="text-sm text-ink-2">
            {t`This website was brought in with its own colors, fonts and mark. A brand made in the branding kit takes their place.`}
          </p>
        ) : null}
      </section>
      <SearchPanel />
    </div>
  );
}
