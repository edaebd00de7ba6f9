import { useLingui } from '@lingui/react/macro';
import { ChevronDown, ChevronUp, GripVertical, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { Button as AriaButton } from 'react-aria-components/Button';
import { GridList, GridListItem } from 'react-aria-components/GridList';
import { useDragAndDrop } from 'react-aria-components/useDragAndDrop';
import { cx } from '#web/ui/class-names.ts';
import { Icon } from '#web/ui/icon.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import { blockWords } from '../../sites-words.ts';
import { type FramePart, frameParts, useEditor } from '../editor-context.ts';
import { blockOf, useBlockActs, usePuck } from '../puck.ts';
import { dropIndex } from './drop-index.ts';
import { usePartWords } from './use-part-words.ts';

const dragType = 'application/x-groundwork-block';
const partKey = (part: FramePart): string => `part ${part}`;

/**
 * What stands on the page, from its top to its foot, as one stop of the keyboard: arrows choose, the buttons of a line move and remove it,
 * and its handle drags it, by pointer or by keyboard.
 */
export function Layers() {
  const { t } = useLingui();
  const { part, setPart } = useEditor();
  const words = usePartWords();
  const content = usePuck((state) => state.appState.data.content);
  const selectedId = usePuck((state) => state.selectedItem?.props.id as string | undefined);
  const acts = useBlockActs();
  const [said, setSaid] = useState('');
  const blocks = content.map(blockOf);
  const lines = [
    ...frameParts.filter((one) => one !== 'footer').map((one) => ({ key: partKey(one), name: words[one], part: one })),
    ...blocks.map((block) => ({ key: block.id, name: t(blockWords[block.type].name), block })),
    { key: partKey('footer'), name: words.footer, part: 'footer' as const },
  ];
  const keys = lines.map(({ key }) => key);
  const move = (id: string, to: number): void => {
    const number = acts.move(id, to) + 1;
    const count = blocks.length;
    setSaid(t`Number ${number} of ${count}`);
  };
  const { dragAndDropHooks } = useDragAndDrop({
    getItems: (dragged) => [...dragged].map((key) => ({ [dragType]: String(key), 'text/plain': String(key) })),
    acceptedDragTypes: [dragType],
    getDropOperation: () => 'move',
    onReorder: ({ keys: dragged, target }) => {
      const [id] = [...dragged].map(String);
      const ids = blocks.map((block) => block.id);
      if (id === undefined || !ids.includes(id)) return;
      move(id, dropIndex(keys, ids, id, String(target.key), target.dropPosition === 'after'));
    },
  });
  const selected = part ? partKey(part) : selectedId;
  return (
    <section aria-labelledby="editor-layers" className="flex min-w-0 flex-col gap-1">
      <h2 id="editor-layers" className="px-2.5 text-sm font-semibold text-ink">{t`Layers`}</h2>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the keys of the list in it that it does not know itself */}
      <div
        onKeyDown={(event) => {
          const isRemoving = event.key === 'Delete' || event.key === 'Backspace';
          if (isRemoving && selectedId !== undefined && part === undefined) acts.remove(selectedId);
        }}
      >
        <GridList
          aria-labelledby="editor-layers"
          items={lines}
          selectionMode="single"
          selectionBehavior="replace"
          disallowEmptySelection
          selectedKeys={selected === undefined ? [] : [selected]}
          onSelectionChange={(chosen) => {
            const [key] = chosen === 'all' ? [] : [...chosen].map(String);
            const line = lines.find((one) => one.key === key);
            if (line === undefined) return;
            if ('part' in line) {
              acts.selectNothing();
              setPart(line.part);
            } else acts.select(line.key);
          }}
          dragAndDropHooks={dragAndDropHooks}
          className="flex flex-col gap-0.5 outline-none data-drop-target:bg-sunken"
        >
          {(line) => {
            const at = 'block' in line ? blocks.indexOf(line.block) : -1;
            const { name } = line;
            return (
              <GridListItem
                id={line.key}
                textValue={name}
                className={cx(
                  'group flex min-h-9 items-center gap-1 rounded-sm pe-0.5 text-base text-ink-2 outline-none pointer-coarse:min-h-11',
                  'hover:bg-sunken hover:text-ink data-selected:bg-green-soft data-selected:font-semibold data-selected:text-green',
                  'data-focus-visible:outline-2 data-focus-visible:outline-solid data-focus-visible:-outline-offset-2 data-focus-visible:outline-green data-dragging:opacity-50',
                  at < 0 ? 'ps-2.5' : 'ps-0.5',
                )}
              >
                {at < 0 ? null : (
                  <AriaButton
                    slot="drag"
                    className="flex size-6 shrink-0 cursor-grab items-center justify-center rounded-sm text-ink-3"
                  >
                    <Icon of={GripVertical} size={14} />
                  </AriaButton>
                )}
                <span className="min-w-0 flex-1 truncate">{name}</span>
                {at < 0 ? null : (
                  <span className="flex shrink-0 opacity-0 group-hover:opacity-100 group-focus-within:opacity-100 group-data-selected:opacity-100">
                    <IconButton
                      icon={ChevronUp}
                      label={t`Move up: ${name}`}
                      withTooltip={false}
                      aria-disabled={at === 0}
                      onPress={() => move(line.key, at - 1)}
                      className="w-6"
                    />
                    <IconButton
                      icon={ChevronDown}
                      label={t`Move down: ${name}`}
                      withTooltip={false}
                      aria-disabled={at === blocks.length - 1}
                      onPress={() => move(line.key, at + 1)}
                      className="w-6"
                    />
                    <IconButton
                      icon={Trash2}
                      label={t`Remove: ${name}`}
                      withTooltip={false}
                      onPress={() => acts.remove(line.key)}
                      className="w-6"
                    />
                  </span>
                )}
              </GridListItem>
            );
          }}
        </GridList>
      </div>
      <p role="status" className="sr-only">
        {said}
      </p>
    </section>
  );
}
