import { useLingui } from '@lingui/react/macro';
import { Search } from 'lucide-react';
import { Button } from 'react-aria-components/Button';
import { Icon } from '#web/ui/icon.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import { shownKeys } from '#web/ui/shortcut-hint.tsx';
import { usePalette } from './palette-provider.tsx';

const boxStyle =
  'items-center gap-2.5 rounded-md border border-line-strong bg-surface px-3 text-base text-ink-2 transition-colors duration-150 hover:border-ink-3 hover:bg-sunken';

/** The search box of the header: a box where there is room, its icon elsewhere. It opens the palette, where one types. */
export function HeaderSearch() {
  const { t } = useLingui();
  const { open, near } = usePalette();
  const shared = { onPress: open, onHoverStart: near, onFocus: near, 'aria-haspopup': 'dialog' } as const;
  return (
    <>
      <Button
        {...shared}
        aria-keyshortcuts="Meta+K Control+K"
        className={`hidden min-h-8 w-36 min-[1400px]:flex ${boxStyle}`}
      >
        <Icon of={Search} size={16} className="shrink-0 text-ink-3" />
        <span className="min-w-0 flex-1 truncate text-start text-sm">{t`Search`}</span>
        <span aria-hidden="true" className="font-sans text-xs text-ink-3">
          {shownKeys('Mod+K')}
        </span>
      </Button>
      <IconButton
        {...shared}
        icon={Search}
        size="medium"
        label={t`Search`}
        className="max-sm:hidden min-[1400px]:hidden"
      />
    </>
  );
}

/** The search box in the slide-in menu of small screens: the same search. */
export function MenuSearch({ onClose }: { readonly onClose: () => void }) {
  const { t } = useLingui();
  const { open, near } = usePalette();
  return (
    <Button
      onPress={() => {
        onClose();
        open();
      }}
      onHoverStart={near}
      onFocus={near}
      aria-haspopup="dialog"
      className={`flex min-h-11 w-full ${boxStyle}`}
    >
      <Icon of={Search} size={18} className="shrink-0 text-ink-3" />
      <span className="min-w-0 truncate text-start">{t`Search`}</span>
    </Button>
  );
}
