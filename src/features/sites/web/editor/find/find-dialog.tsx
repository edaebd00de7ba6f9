import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { type KeyboardEvent, useDeferredValue, useMemo, useRef, useState } from 'react';
import { ListBox, ListBoxItem } from 'react-aria-components/ListBox';
import { outerField } from '#features/sites/domain/blocks/text-places.ts';
import { type FoundText, findText, mostFound } from '#features/sites/domain/find-text.ts';
import { Dialog } from '#web/ui/dialog.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { blockWords, pageWords } from '../../sites-words.ts';
import { useEditedSite, useEditorTools } from '../editor-context.ts';

/** What was looked for last in this tab, to be gone on with. */
let lastWords = '';

/** Finds words on every page of the site; choosing a place opens its page, selects the element and marks the words. */
export function FindDialog({ onClose }: { readonly onClose: () => void }) {
  const { t } = useLingui();
  const { goTo } = useEditorTools();
  const { document } = useEditedSite();
  const [words, setWords] = useState(lastWords);
  const list = useRef<HTMLDivElement>(null);
  const asked = useDeferredValue(words);
  const found = useMemo(() => findText(document, asked), [document, asked]);
  const shown = found.slice(0, mostFound);
  const placeOf = usePlaceWords();
  const isAsked = words.trim() !== '';
  const count = shown.length;
  const choose = ({ pageKind, blockId, field, occurrence }: FoundText): void => {
    onClose();
    // The title of the site stands in its settings.
    goTo(
      blockId === undefined
        ? { pageKind, field }
        : { pageKind, blockId, field: outerField(field), found: { blockId, field, words, occurrence } },
    );
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.nativeEvent.isComposing) return;
    const [first] = shown;
    if (event.key === 'Enter' && first !== undefined && asked === words) {
      event.preventDefault();
      choose(first);
    } else if (event.key === 'ArrowDown' && count > 0) {
      event.preventDefault();
      list.current?.querySelector<HTMLElement>('[role="option"]')?.focus();
    }
  };
  return (
    <Dialog title={t`Find text`} isOpen onClose={onClose} size="medium" isSheet>
      <div className="flex min-h-64 flex-col gap-4">
        {/* biome-ignore lint/a11y/noStaticElementInteractions: keys of the field in it that lead on to the list */}
        <div onKeyDown={onKeyDown}>
          <TextField
            label={t`Words on any page`}
            type="search"
            value={words}
            maxLength={200}
            autoFocus
            onChange={(text) => {
              lastWords = text;
              setWords(text);
            }}
          />
        </div>
        <p role="status" className="text-sm">
          {!isAsked
            ? t`Capitals and accents do not matter.`
            : count === 0
              ? t`Nothing found.`
              : found.length > mostFound
                ? t`The first ${mostFound} places. More words find fewer.`
                : t`${plural(count, { one: '# place', other: '# places' })}`}
        </p>
        {count === 0 ? null : (
          <ListBox
            ref={list}
            aria-label={t`Places`}
            selectionMode="none"
            items={shown.map((place, at) => ({ id: at, place }))}
            onAction={(key) => {
              const place = shown[Number(key)];
              if (place) choose(place);
            }}
            className="-mx-2 flex flex-col outline-none"
          >
            {({ id, place }) => (
              <ListBoxItem
                id={id}
                textValue={`${place.before}${place.match}${place.after}`}
                className="cursor-pointer rounded-sm px-2 py-2 outline-none data-hovered:bg-sunken data-focused:bg-sunken data-focus-visible:outline-2 data-focus-visible:outline-solid data-focus-visible:-outline-offset-2 data-focus-visible:outline-green pointer-coarse:min-h-11"
              >
                <p className="[overflow-wrap:anywhere] text-ink">
                  {place.before}
                  <mark className="rounded-sm bg-gold-soft px-0.5 font-semibold text-ink">{place.match}</mark>
                  {place.after}
                </p>
                <p className="text-sm text-ink-2">{placeOf(place)}</p>
              </ListBoxItem>
            )}
          </ListBox>
        )}
      </div>
    </Dialog>
  );
}

/** Where a place is, in words: the page, and the element on it. */
function usePlaceWords(): (place: FoundText) => string {
  const { t } = useLingui();
  const { document } = useEditedSite();
  return ({ pageKind, blockId }) => {
    const page = document.pages.find(({ kind }) => kind === pageKind);
    const block = page?.blocks.find(({ id }) => id === blockId);
    const pageName = page?.title || t(pageWords[pageKind]);
    return block === undefined ? t`Site Title` : `${pageName} · ${t(blockWords[block.type].name)}`;
  };
}
