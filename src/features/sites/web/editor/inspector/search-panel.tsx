import { useLingui } from '@lingui/react/macro';
import { Check, Lock, Minus } from 'lucide-react';
import type { Page } from '#features/sites/domain/document/site-document.ts';
import { checkKeywords, type KeywordPlace, keywordPlaces } from '#features/sites/domain/gate/keyword-check.ts';
import { paths } from '#web/routes/paths.ts';
import { TextLink } from '#web/routes/text-link.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { TextArea, TextField } from '#web/ui/text-field.tsx';
import { pageWords } from '../../sites-words.ts';
import { cleanTitle } from '../clean-text.ts';
import { useEditor } from '../editor-context.ts';
import { useSiteSaving } from '../saving-context.tsx';

/** SEO Tools: what search engines are told of the page that is edited, and whether it says what it is to be found by. */
export function SearchPanel() {
  const { t } = useLingui();
  const saving = useSiteSaving();
  const { builder, document, page } = useEditor();
  const { kind, title, description, searchTitle, keywords } = page;
  const name = title || t(pageWords[kind]);
  const change = (values: Partial<Omit<Page, 'kind' | 'blocks'>>): void =>
    saving.edit((draft) => ({
      ...draft,
      pages: draft.pages.map((one) => (one.kind === kind ? { ...one, ...values } : one)),
    }));
  if (!builder.open.seoTools)
    return (
      <section aria-labelledby="editor-search" className="flex flex-col gap-1 border-t border-line pt-5">
        <h2 id="editor-search" className="display text-lg text-ink">{t`SEO Tools`}</h2>
        <p className="text-sm text-pretty text-ink-2">
          <Icon of={Lock} size={13} className="me-1 inline align-[-2px]" />
          {t`Pro opens the title, the description and the keywords of each page. Search engines find your site on every plan.`}{' '}
          <TextLink href={paths.platform.pricing}>{t`See plans`}</TextLink>
        </p>
      </section>
    );
  return (
    <section aria-labelledby="editor-search" className="flex flex-col gap-4 border-t border-line pt-5">
      <div>
        <h2 id="editor-search" className="display text-lg text-ink">{t`SEO Tools`}</h2>
        <p className="mt-0.5 text-sm text-ink-2">{t`What search engines show of the page “${name}”.`}</p>
      </div>
      {builder.open.pages.length > 1 ? (
        <div data-setting="navigation">
          <TextField
            label={t`In the navigation`}
            value={title}
            maxLength={60}
            onChange={(text) => change({ title: cleanTitle(text) })}
          />
        </div>
      ) : null}
      <div data-setting="searchTitle">
        <TextField
          label={t`Page title`}
          hint={t`In search results and in the tab of the browser. Empty: the name of the page and of the site.`}
          value={searchTitle}
          maxLength={70}
          onChange={(text) => change({ searchTitle: cleanTitle(text) })}
        />
      </div>
      <div data-setting="description">
        <TextArea
          label={t`Meta description`}
          hint={t`One or two sentences below the title, 200 characters at most.`}
          value={description}
          maxLength={200}
          onChange={(text) => change({ description: cleanTitle(text) })}
        />
      </div>
      <TextField
        label={t`Focus keywords`}
        hint={t`What people search for, with commas between, five at most. Nobody else sees them.`}
        value={keywords}
        maxLength={200}
        onChange={(text) => change({ keywords: cleanTitle(text) })}
      />
      <KeywordList page={page} siteTitle={document.title} />
    </section>
  );
}

/** Where each keyword stands on the page, and where it does not. */
function KeywordList({ page, siteTitle }: { readonly page: Page; readonly siteTitle: string }) {
  const { t } = useLingui();
  const words: Readonly<Record<KeywordPlace, string>> = {
    title: t`title`,
    headline: t`headline`,
    description: t`description`,
    text: t`text`,
  };
  const checked = checkKeywords(page, siteTitle);
  if (checked.length === 0) return null;
  return (
    <ul aria-label={t`Where your keywords stand`} className="flex flex-col gap-3">
      {checked.map(({ keyword, places }) => (
        <li key={keyword} className="text-sm">
          <p className="font-semibold break-words text-ink">{keyword}</p>
          <ul className="mt-1 flex flex-wrap gap-x-3 gap-y-1 text-ink-2">
            {keywordPlaces.map((place) => {
              const isThere = places.includes(place);
              const where = words[place];
              return (
                <li key={place} className="flex items-center gap-1">
                  <Icon of={isThere ? Check : Minus} size={13} className={isThere ? 'text-green' : 'text-ink-3'} />
                  <span className="sr-only">{isThere ? t`It stands in:` : t`It does not stand in:`}</span>
                  {where}
                </li>
              );
            })}
          </ul>
        </li>
      ))}
    </ul>
  );
}
