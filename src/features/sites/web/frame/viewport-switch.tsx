import { useLingui } from '@lingui/react/macro';
import { Monitor, Smartphone, Tablet } from 'lucide-react';
import { ToggleButton, ToggleButtonGroup } from 'react-aria-components/ToggleButtonGroup';
import { cx } from '#web/ui/class-names.ts';
import { Icon } from '#web/ui/icon.tsx';
import { tipStyle } from '#web/ui/tip-style.ts';
import type { ViewportId } from './viewports.ts';

/** Desktop, tablet or mobile: one stop of the keyboard, with the arrows between them. */
export function ViewportSwitch({
  value,
  onChange,
}: {
  readonly value: ViewportId;
  readonly onChange: (viewport: ViewportId) => void;
}) {
  const { t } = useLingui();
  const options = [
    { id: 'desktop', label: t`Desktop`, icon: Monitor },
    { id: 'tablet', label: t`Tablet`, icon: Tablet },
    { id: 'mobile', label: t`Mobile`, icon: Smartphone },
  ] as const;
  return (
    <ToggleButtonGroup
      aria-label={t`Look at it on`}
      selectionMode="single"
      disallowEmptySelection
      selectedKeys={[value]}
      onSelectionChange={(keys) => {
        const chosen = options.find(({ id }) => keys.has(id));
        if (chosen) onChange(chosen.id);
      }}
      className="flex gap-0.5 rounded-md border border-line bg-sunken p-0.5"
    >
      {options.map(({ id, label, icon }) => (
        <ToggleButton
          key={id}
          id={id}
          aria-label={label}
          data-tip={label}
          className={cx(
            'flex size-8 items-center justify-center rounded-sm border border-transparent text-ink-2 hover:text-ink',
            'data-selected:border-line data-selected:bg-surface data-selected:text-ink pointer-coarse:size-10',
            tipStyle('below'),
          )}
        >
          <Icon of={icon} size={16} />
        </ToggleButton>
      ))}
    </ToggleButtonGroup>
  );
}
