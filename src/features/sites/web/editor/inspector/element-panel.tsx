import { useLingui } from '@lingui/react/macro';
import { Puck } from '@puckeditor/core';
import { useDeferredValue } from 'react';
import { paths } from '#web/routes/paths.ts';
import { TextLink } from '#web/routes/text-link.tsx';
import { blockWords } from '../../sites-words.ts';
import { type FramePart, useEditorTools } from '../editor-context.ts';
import { blockOf, usePuck } from '../puck.ts';
import { usePartWords } from '../rail/use-part-words.ts';
import { FactNotices } from './fact-notices.tsx';

/** The fields of the block that is selected, or what a part that stands on every page is made of. */
export function ElementPanel() {
  const { t } = useLingui();
  const { part } = useEditorTools();
  const selected = usePuck((state) => state.selectedItem);
  // Its fields are drawn once it is seen to be selected: there may be many of them.
  const selectedId = selected?.props.id as string | undefined;
  const isReady = useDeferredValue(selectedId) === selectedId;
  if (selected !== null) {
    const block = blockOf(selected);
    const words = blockWords[block.type];
    return (
      <section aria-labelledby="editor-element" key={block.id} data-element={block.id}>
        <h2 id="editor-element" className="display text-lg text-ink">
          {t(words.name)}
        </h2>
        <p className="mt-0.5 mb-5 text-sm text-pretty text-ink-2">{t(words.sentence)}</p>
        <FactNotices block={block} />
        {isReady ? <Puck.Fields wrapFields={false} /> : null}
      </section>
    );
  }
  if (part !== undefined) return <PartPanel part={part} />;
  return (
    <p className="text-base text-pretty text-ink-2">
      {t`Press an element on the page, or choose it in the layers, to edit what it says.`}
    </p>
  );
}

/** Where header, logo, navigation and footer come from: they are not written by hand. */
function PartPanel({ part }: { readonly part: FramePart }) {
  const { t } = useLingui();
  const { setPanel } = useEditorTools();
  const words = usePartWords();
  const sentences: Readonly<Record<FramePart, string>> = {
    header: t`It stands at the top of every page, with your logo, the site title and the navigation.`,
    logo: t`It comes from your brand, beside the site title. Use another logo in the branding kit, and it changes here.`,
    navigation: t`It leads to the pages of your website, in their order and by their titles.`,
    footer: t`It stands at the foot of every page, with the site title.`,
  };
  return (
    <section aria-labelledby="editor-part">
      <h2 id="editor-part" className="display text-lg text-ink">
        {words[part]}
      </h2>
      <p className="mt-0.5 text-base text-pretty text-ink-2">{sentences[part]}</p>
      <p className="mt-4 text-base">
        {part === 'logo' ? (
          <TextLink href={paths.platform.websiteBuilder}>{t`Open the branding kit`}</TextLink>
        ) : (
          <button
            type="button"
            className="min-h-8 rounded-sm font-semibold text-green underline underline-offset-4"
            onClick={() => setPanel('general')}
          >
            {t`Edit titles`}
          </button>
        )}
      </p>
    </section>
  );
}
