import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import type { Block, Page } from '#features/sites/domain/document/site-document.ts';
import { type CssFault, faultOfCss } from '#features/sites/domain/own-code/own-css.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { ErrorText } from '#web/ui/error-text.tsx';
import { Select } from '#web/ui/select.tsx';
import { pageWords } from '../../sites-words.ts';
import { cleanText } from '../clean-text.ts';
import { useEditor } from '../editor-context.ts';
import { useBlockActs } from '../puck.ts';
import { useSiteSaving } from '../saving-context.tsx';
import { CodeField } from './code-field.tsx';

const mostCode = 20_000;

/** The styles of the site, and the markup of each HTML element of the page that is edited. Nothing is taken before it is applied. */
export function CodeDialog({ onClose }: { readonly onClose: () => void }) {
  const { t } = useLingui();
  const saving = useSiteSaving();
  const acts = useBlockActs();
  const { document, page } = useEditor();
  const [chosen, setChosen] = useState('css');
  const [css, setCss] = useState(document.css);
  const markup = markupOf(page);
  const [edited, setEdited] = useState<Readonly<Record<string, string>>>({});
  const fault = faultOfCss(css);
  const apply = (): void => {
    if (css !== document.css) saving.edit((draft) => ({ ...draft, css }));
    for (const { id, props } of markup) {
      const code = edited[id];
      if (code !== undefined && code !== props.code) acts.change(id, { code });
    }
    onClose();
  };
  const pageName = page.title || t(pageWords[page.kind]);
  const options = [
    { id: 'css', label: t`Styles of the website (CSS)` },
    ...markup.map(({ id }, at) => {
      const number = at + 1;
      return { id, label: t`HTML ${number} on the page “${pageName}”` };
    }),
  ];
  const block = markup.find(({ id }) => id === chosen);
  return (
    <Dialog
      title={t`Code Editor`}
      isOpen
      onClose={onClose}
      size="large"
      isSheet
      actions={
        <>
          <Button onPress={onClose}>{t`Cancel`}</Button>
          <Button variant="primary" isDisabled={fault !== undefined} onPress={apply}>{t`Apply`}</Button>
        </>
      }
    >
      <div className="flex flex-col gap-4">
        <Select label={t`What is edited`} value={chosen} options={options} onChange={setChosen} />
        {block === undefined ? (
          <>
            <p className="text-sm text-pretty">
              {t`These styles come after all others, on every page. They take no addresses and no fonts: a page loads nothing from elsewhere.`}
            </p>
            <CodeField
              key="css"
              label={t`Styles of the website (CSS)`}
              language="css"
              value={css}
              max={mostCode}
              onChange={(text) => setCss(cleanText(text))}
            />
            {fault === undefined ? null : <CssFaultText fault={fault} />}
          </>
        ) : (
          <>
            <p className="text-sm text-pretty">
              {t`Scripts, styles, forms, pictures and frames are taken out of it. A link leads to https, a mail address, a phone number or a part of the page.`}
            </p>
            <CodeField
              key={block.id}
              label={t`HTML`}
              language="html"
              value={edited[block.id] ?? block.props.code}
              max={mostCode}
              onChange={(text) => setEdited((before) => ({ ...before, [block.id]: cleanText(text) }))}
            />
          </>
        )}
        {markup.length === 0 ? (
          <p className="text-sm text-pretty">{t`For markup of your own add the element HTML to a page; it is edited here.`}</p>
        ) : null}
      </div>
    </Dialog>
  );
}

/** Why these styles are not taken. */
function CssFaultText({ fault }: { readonly fault: CssFault }) {
  const { t } = useLingui();
  const words: Readonly<Record<CssFault, string>> = {
    import: t`“@import” cannot be used: a page loads nothing from elsewhere.`,
    load: t`Addresses and fonts cannot be used: a page loads nothing from elsewhere.`,
    escape: t`A backslash cannot be used. Write the character itself.`,
    tag: t`“<” cannot be used.`,
    long: t`These styles are too long.`,
  };
  return <ErrorText>{words[fault]}</ErrorText>;
}

type MarkupBlock = Extract<Block, { readonly type: 'html' }>;

const markupOf = ({ blocks }: Page): readonly MarkupBlock[] =>
  blocks.filter((block): block is MarkupBlock => block.type === 'html');
