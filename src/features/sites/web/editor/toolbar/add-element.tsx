import { useLingui } from '@lingui/react/macro';
import { Plus } from 'lucide-react';
import { Menu, MenuItem, MenuTrigger, Popover, Text } from 'react-aria-components/Menu';
import { type BlockType, blockKinds } from '#features/sites/domain/blocks/all-blocks.ts';
import { mostBlocks } from '#features/sites/domain/document/site-document.ts';
import { Button } from '#web/ui/button.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { itemStyle, surfaceStyle } from '#web/ui/overlay-style.ts';
import { showToast } from '#web/ui/toast.tsx';
import { blockWords } from '../../sites-words.ts';
import { useEditorTools } from '../editor-context.ts';
import { newBlockId, useBlockActs } from '../puck.ts';
import { useSiteSaving } from '../saving-context.tsx';

const types = Object.keys(blockKinds) as BlockType[];

/** Every kind of block with what it is for; the one that is chosen stands below what is selected. */
export function AddElement() {
  const { t } = useLingui();
  const { builder, pageKind, setView } = useEditorTools();
  const saving = useSiteSaving();
  const acts = useBlockActs();
  const add = (type: BlockType): void => {
    // The whole of it: pages that the plan does not give have blocks too.
    const { draft } = saving.getState();
    const page = draft.pages.find(({ kind }) => kind === pageKind);
    if (page === undefined || page.blocks.length >= mostBlocks) {
      const most = mostBlocks;
      showToast({ tone: 'attention', text: t`A page holds ${most} elements. Remove one first.` });
      return;
    }
    acts.insert(type, newBlockId(type, draft));
    setView('inspector');
  };
  return (
    <MenuTrigger>
      <Button size="small">
        <Icon of={Plus} size={15} />
        {t`Add Element`}
      </Button>
      <Popover offset={6} placement="bottom start" className={surfaceStyle('w-[min(26rem,calc(100vw-1.5rem))]')}>
        <Menu
          aria-label={t`Add Element`}
          onAction={(key) => add(String(key) as BlockType)}
          className="max-h-[min(34rem,70dvh)] overflow-y-auto p-1.5 outline-none"
        >
          {types
            .filter((type) => type !== 'html' || builder.open.codeEditor)
            .map((type) => {
              const { name, sentence } = blockWords[type];
              return (
                <MenuItem key={type} id={type} textValue={t(name)} className={itemStyle('flex-col items-start gap-0')}>
                  <Text slot="label" className="font-semibold">
                    {t(name)}
                  </Text>
                  <Text slot="description" className="text-sm text-ink-2">
                    {t(sentence)}
                  </Text>
                </MenuItem>
              );
            })}
        </Menu>
      </Popover>
    </MenuTrigger>
  );
}
