import { useLingui } from '@lingui/react/macro';
import { type Data, type OnAction, Puck } from '@puckeditor/core';
import '@puckeditor/core/no-external.css';
import { memo, type RefObject, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { Page } from '#features/sites/domain/document/site-document.ts';
import { siteWordsOf } from '#features/sites/domain/words/all-words.ts';
import type { Language } from '#shared/languages.ts';
import { showToast } from '#web/ui/toast.tsx';
import { blockWords } from '../sites-words.ts';
import { CanvasFrame } from './canvas/canvas-frame.tsx';
import { EditorFrame } from './editor-frame.tsx';
import { fieldTypes } from './fields/puck-fields.tsx';
import { blockOf, blocksOf, dataOf, useBlockActs, usePuck } from './puck.ts';
import { puckConfig, puckDictionary } from './puck-config.ts';
import { useSiteSaving } from './saving-context.tsx';

const overrides = { iframe: CanvasFrame, fieldTypes };
/** The styles of the platform stay out of the canvas. */
const iframe = { enabled: true, waitForStyles: false, syncHostStyles: false };
/** A copy of a block would need an id that a site may have; adding one does as well. */
const permissions = { duplicate: false };
const height = 'calc(100dvh - 3.75rem)';

/**
 * The page that is edited, in Puck; one for each page, which begins with the page as it is then. What is typed is Puck's: it is not drawn
 * anew for a letter.
 */
export const SiteEditor = memo(function SiteEditor({
  page,
  language,
}: {
  /** As it is when this is drawn first. */
  readonly page: Page;
  /** That of the content. */
  readonly language: Language;
}) {
  const { t, i18n } = useLingui();
  const saving = useSiteSaving();
  const acts = useRef<ReturnType<typeof useBlockActs>>(undefined);
  const config = useMemo(() => puckConfig((words) => i18n._(words), siteWordsOf(language)), [i18n, language]);
  const dictionary = useMemo(() => puckDictionary({ remove: t`Remove`, element: t`Element` }), [t]);
  const { kind } = page;
  const [data] = useState(() => dataOf(page));
  const closeToast = useRef<() => void>(undefined);
  // What is removed from this page can be brought back to this page only.
  useEffect(() => () => closeToast.current?.(), []);
  const onAction = useCallback<OnAction>(
    (action, _now, before) => {
      if (action.type !== 'remove') return;
      const item = before.data.content[action.index];
      if (item === undefined) return;
      const name = t(blockWords[blockOf(item).type].name);
      closeToast.current = showToast({
        text: t`${name} was removed`,
        action: { label: t`Undo`, onPress: () => acts.current?.put(item, action.index) },
      });
    },
    [t],
  );
  const onChange = useCallback(
    ({ content }: Data) =>
      saving.edit((draft) => ({
        ...draft,
        pages: draft.pages.map((one) =>
          one.kind === kind ? { ...one, blocks: [...blocksOf(content, one.blocks)] } : one,
        ),
      })),
    [saving, kind],
  );
  return (
    <Puck
      config={config}
      data={data}
      overrides={overrides}
      iframe={iframe}
      permissions={permissions}
      dictionary={dictionary}
      height={height}
      onAction={onAction}
      onChange={onChange}
    >
      <ActsOutside acts={acts} />
      <StayEditing />
      <EditorFrame />
    </Puck>
  );
}, isSamePage);

/** The page is what it was drawn with first, whatever was typed since. */
function isSamePage(
  before: { readonly page: Page; readonly language: Language },
  after: { readonly page: Page; readonly language: Language },
): boolean {
  return before.page.kind === after.page.kind && before.language === after.language;
}

/** Hands what can be done inside Puck to what is called from outside it. */
function ActsOutside({ acts }: { readonly acts: RefObject<ReturnType<typeof useBlockActs> | undefined> }) {
  const own = useBlockActs();
  useEffect(() => {
    acts.current = own;
  }, [acts, own]);
  return null;
}

/** Puck can be taken out of editing by keys pressed in the canvas; there is the preview for that. */
function StayEditing() {
  const mode = usePuck((state) => state.appState.ui.previewMode);
  const dispatch = usePuck((state) => state.dispatch);
  useEffect(() => {
    if (mode !== 'edit') dispatch({ type: 'setUi', ui: { previewMode: 'edit' } });
  }, [mode, dispatch]);
  return null;
}
