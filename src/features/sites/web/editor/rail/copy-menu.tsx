import { useLingui } from '@lingui/react/macro';
import { ClipboardPaste, Copy } from 'lucide-react';
import { IconButton } from '#web/ui/icon-button.tsx';
import { Menu } from '#web/ui/menu.tsx';
import { blockWords } from '../../sites-words.ts';
import type { useBlockClipboard } from '../use-block-clipboard.ts';

/** Copies the element that is selected, and puts in the one that was copied last, also on another page. */
export function CopyMenu({ clipboard }: { readonly clipboard: ReturnType<typeof useBlockClipboard> }) {
  const { t } = useLingui();
  const { canCopy, copied, copy, paste } = clipboard;
  const name = copied === undefined ? '' : t(blockWords[copied.block.type].name);
  return (
    <Menu
      label={t`Copy elements`}
      trigger={<IconButton icon={Copy} label={t`Copy elements`} withTooltip={false} />}
      placement="bottom end"
      entries={[
        { id: 'copy', label: t`Copy the selected element`, icon: Copy, disabled: !canCopy, onAction: copy },
        {
          id: 'paste',
          label: copied === undefined ? t`Put in what was copied` : t`Put in: ${name}`,
          icon: ClipboardPaste,
          disabled: copied === undefined,
          onAction: paste,
        },
      ]}
    />
  );
}
