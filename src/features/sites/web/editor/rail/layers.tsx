import { useLingui } from '@lingui/react/macro';
import {
  type KeyboardEvent,
  type PointerEvent,
  startTransition,
  useDeferredValue,
  useMemo,
  useRef,
  useState,
} from 'react';
import type { BlockType } from '#features/sites/domain/blocks/all-blocks.ts';
import { isSameValue } from '../../same-value.ts';
import { blockWords } from '../../sites-words.ts';
import { textsIn } from '../canvas/text-dom.ts';
import { type FramePart, frameParts, useEditorTools } from '../editor-context.ts';
import { blockElement, useBlockActs, usePuck } from '../puck.ts';
import { useBlockClipboard } from '../use-block-clipboard.ts';
import { CopyMenu } from './copy-menu.tsx';
import { blockIdsOf, type Layer } from './layer-line.tsx';
import { LayerList } from './layer-list.tsx';
import { useAfterPicture } from './use-after-picture.ts';
import { usePartWords } from './use-part-words.ts';

const partKey = (part: FramePart): string => `part ${part}`;

/**
 * What stands on the page, from its top to its foot, as one stop of the keyboard: arrows choose, Enter edits the first text on the page, the
 * buttons of a line move and remove it, Ctrl+C and Ctrl+V copy it and put it in, and its handle drags it, by pointer or by keyboard.
 */
export function Layers() {
  const { t } = useLingui();
  const { part, setPart, setView, textEditing } = useEditorTools();
  const afterPicture = useAfterPicture();
  /** What was chosen and how it was ordered here, until the page has followed. */
  const [ahead, setAhead] = useState<{ readonly selected?: string; readonly order?: readonly string[] }>({});
  const lines = useLayers(ahead.order);
  const selectedOnPage = usePuck((state) => state.selectedItem?.props.id as string | undefined);
  const selected = ahead.selected ?? (part ? partKey(part) : selectedOnPage);
  /** What was chosen on the page is seen there: the list shows it once that is drawn. */
  const followed = useDeferredValue(selected);
  const acts = useBlockActs();
  const clipboard = useBlockClipboard();
  const [said, setSaid] = useState('');
  const ids = blockIdsOf(lines);
  const follow = (act: () => void): void =>
    afterPicture(() => {
      act();
      // Together with what the list shows late: it would show for a moment what was chosen before.
      startTransition(() => setAhead({}));
    });
  const select = (key: string): void => {
    if (key === selected) return;
    setAhead((before) => ({ ...before, selected: key }));
    const chosen = lines.find((line) => line.key === key)?.part;
    follow(() => {
      if (chosen === undefined) return void acts.select(key);
      acts.selectNothing();
      setPart(chosen);
    });
  };
  const move = (id: string, to: number): void => {
    const count = ids.length;
    const at = Math.max(0, Math.min(count - 1, to));
    const order = ids.toSpliced(ids.indexOf(id), 1).toSpliced(at, 0, id);
    setAhead({ selected: id, order });
    follow(() => acts.move(id, at));
    const number = at + 1;
    setSaid(t`Number ${number} of ${count}`);
  };
  const acting = useRef({ select, move, remove: acts.remove });
  acting.current = { select, move, remove: acts.remove };
  // One object for as long as the list is there: it is drawn anew where something in it changed.
  const [listActs] = useState(() => ({
    select: (key: string): void => acting.current.select(key),
    move: (id: string, to: number): void => acting.current.move(id, to),
    remove: (id: string): void => acting.current.remove(id),
  }));
  const editText = (id: string, returnTo: HTMLElement): void => {
    const block = blockElement(id);
    const [field] = block === undefined ? [] : textsIn(block);
    if (field === undefined) return;
    setView('page');
    textEditing.begin({ blockId: id, field }, { returnTo });
  };
  /** Before the list, which means Enter on a line for itself. */
  const onEnter = (event: KeyboardEvent<HTMLElement>): void => {
    const row = event.target as HTMLElement;
    const id = row.getAttribute('role') === 'row' ? row.dataset.key : undefined;
    if (event.key !== 'Enter' || id === undefined || !ids.includes(id)) return;
    event.preventDefault();
    event.stopPropagation();
    if (id !== selectedOnPage) acts.select(id);
    editText(id, row);
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    const isRemoving = event.key === 'Delete' || event.key === 'Backspace';
    if (isRemoving && selected !== undefined && ids.includes(selected)) acts.remove(selected);
    else clipboard.onKeyDown(event.nativeEvent);
  };
  /**
   * Chooses a line as the mouse goes down on it. The list itself would draw all of its lines three times before the next picture: as the mouse
   * goes down, as the line gets the focus, and as the mouse goes up.
   */
  const onPointerDown = (event: PointerEvent<HTMLElement>): void => {
    const pressed = event.target as HTMLElement;
    if (event.pointerType !== 'mouse' || event.button !== 0 || pressed.closest('button') !== null) return;
    const row = pressed.closest<HTMLElement>('[role="row"]');
    if (row?.dataset.key === undefined) return;
    row.focus({ preventScroll: true });
    select(row.dataset.key);
  };
  return (
    <section aria-labelledby="editor-layers" className="flex min-w-0 flex-col gap-1">
      <div className="flex items-center justify-between ps-2.5">
        <h2 id="editor-layers" className="text-sm font-semibold text-ink">{t`Layers`}</h2>
        <CopyMenu clipboard={clipboard} />
      </div>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: keys and presses of the list in it that it does not know itself */}
      <div onPointerDownCapture={onPointerDown} onKeyDownCapture={onEnter} onKeyDown={onKeyDown}>
        <LayerList lines={lines} selected={ahead.selected ?? followed} acts={listActs} />
      </div>
      <p role="status" className="sr-only">
        {said}
      </p>
    </section>
  );
}

/**
 * The lines of the list; the same objects until the page is built otherwise, whatever is typed in its blocks meanwhile. `ahead`: the ids of the
 * blocks in an order that the page has not followed yet.
 */
function useLayers(ahead: readonly string[] | undefined): readonly Layer[] {
  const { t } = useLingui();
  const words = usePartWords();
  const order = usePuck(({ appState }) =>
    appState.data.content.map(({ type, props }) => `${props.id} ${type}`).join('\n'),
  );
  const { header, logo, navigation, footer } = words;
  const before = useRef<readonly Layer[]>([]);
  const lines = useMemo(() => {
    const names: Readonly<Record<FramePart, string>> = { header, logo, navigation, footer };
    const onPage = order === '' ? [] : order.split('\n').map((line) => line.split(' ') as [string, BlockType]);
    const blocks =
      ahead === undefined ? onPage : onPage.toSorted(([one], [other]) => ahead.indexOf(one) - ahead.indexOf(other));
    const partLine = (part: FramePart): Layer => ({ key: partKey(part), name: names[part], part });
    return [
      ...frameParts.filter((one) => one !== 'footer').map(partLine),
      ...blocks.map(([id, type], at) => ({
        key: id,
        name: t(blockWords[type].name),
        type,
        at,
        isLast: at === blocks.length - 1,
      })),
      partLine('footer'),
    ];
  }, [t, order, ahead, header, logo, navigation, footer]);
  return useMemo(() => {
    const known = new Map(before.current.map((line) => [line.key, line]));
    const now = lines.map((line) => {
      const same = known.get(line.key);
      return same !== undefined && isSameValue(same, line) ? same : line;
    });
    const isSame = now.length === before.current.length && now.every((line, at) => line === before.current[at]);
    if (!isSame) before.current = now;
    return before.current;
  }, [lines]);
}
