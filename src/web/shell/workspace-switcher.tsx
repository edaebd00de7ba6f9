import { useLingui } from '@lingui/react/macro';
import { Check, ChevronsUpDown } from 'lucide-react';
import { Button } from 'react-aria-components/Button';
import { Icon } from '#web/ui/icon.tsx';
import { Menu } from '#web/ui/menu.tsx';

/** The business one is working on. There is one; the menu says so rather than pretending a choice. */
export function WorkspaceSwitcher({ name }: { readonly name: string }) {
  const { t } = useLingui();
  const initial = [...name.trim()][0]?.toLocaleUpperCase() ?? '';
  return (
    <Menu
      label={t`Workspaces`}
      placement="bottom start"
      entries={[{ id: 'current', label: name, end: <Icon of={Check} size={16} className="text-green" /> }]}
      trigger={
        <Button
          aria-label={t`Workspace: ${name}`}
          className="flex min-h-8 max-w-56 min-w-0 items-center gap-2 rounded-sm px-2 text-sm font-semibold text-ink hover:bg-sunken"
        >
          <span
            aria-hidden="true"
            className="flex size-5 shrink-0 items-center justify-center rounded-[5px] bg-clay-soft text-xs font-semibold text-clay"
          >
            {initial}
          </span>
          <span className="truncate">{name}</span>
          <Icon of={ChevronsUpDown} size={14} className="shrink-0 text-ink-3" />
        </Button>
      }
    />
  );
}
