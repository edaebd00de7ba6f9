import { ChevronsUpDown } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from 'react-aria-components/Button';
import { FieldError } from 'react-aria-components/FieldError';
import { Header } from 'react-aria-components/Header';
import { Label } from 'react-aria-components/Label';
import { ListBox, ListBoxItem, ListBoxSection } from 'react-aria-components/ListBox';
import { Popover } from 'react-aria-components/Popover';
import { Select as AriaSelect, SelectValue } from 'react-aria-components/Select';
import { cx } from './class-names.ts';
import { fieldStyle, inputStyle } from './field-style.ts';
import { Icon } from './icon.tsx';
import { itemStyle, surfaceStyle } from './overlay-style.ts';

export interface SelectOption {
  readonly id: string;
  readonly label: string;
  readonly disabled?: boolean;
  /** The heading it stands under, together with the others that have the same. */
  readonly group?: string;
}

export interface SelectProps {
  readonly label: string;
  readonly options: readonly SelectOption[];
  readonly value: string | null;
  readonly onChange: (id: string) => void;
  readonly placeholder?: string;
  readonly hint?: string;
  readonly error?: string | undefined;
  readonly isDisabled?: boolean;
  readonly className?: string;
}

/** One choice out of a list; typing jumps to an option. */
export function Select(props: SelectProps) {
  const { label, options, value, onChange, placeholder, hint, error, isDisabled = false, className } = props;
  return (
    <AriaSelect
      selectedKey={value}
      onSelectionChange={(key) => key !== null && onChange(String(key))}
      isDisabled={isDisabled}
      isInvalid={error !== undefined}
      className={cx(fieldStyle.group, className)}
      {...(placeholder === undefined ? {} : { placeholder })}
    >
      <Label className={fieldStyle.label}>{label}</Label>
      <Button className={inputStyle('medium', 'flex items-center justify-between gap-2 text-start')}>
        <SelectValue className="min-w-0 truncate data-placeholder:text-ink-3" />
        <Icon of={ChevronsUpDown} size={16} className="shrink-0 text-ink-3" />
      </Button>
      {hint ? <span className={fieldStyle.hint}>{hint}</span> : null}
      <FieldError className={fieldStyle.error}>{error}</FieldError>
      <Popover offset={4} className={surfaceStyle('min-w-(--trigger-width) p-1')}>
        <ListBox className="max-h-72 overflow-auto outline-none">{grouped(options)}</ListBox>
      </Popover>
    </AriaSelect>
  );
}

/** The options under their headings; those without one stand for themselves. */
function grouped(options: readonly SelectOption[]): ReactNode {
  const groups = [...new Set(options.map(({ group }) => group))];
  return groups.map((group) => {
    const items = options.filter((option) => option.group === group).map(lineOf);
    if (group === undefined) return items;
    return (
      <ListBoxSection key={group} id={`group ${group}`}>
        <Header className="px-2.5 pt-2 pb-1 text-sm font-semibold text-ink-2">{group}</Header>
        {items}
      </ListBoxSection>
    );
  });
}

const lineOf = (option: SelectOption): ReactNode => (
  <ListBoxItem
    key={option.id}
    id={option.id}
    textValue={option.label}
    isDisabled={option.disabled ?? false}
    className={itemStyle('data-selected:font-semibold')}
  >
    {option.label}
  </ListBoxItem>
);
