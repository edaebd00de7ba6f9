import { useLingui } from '@lingui/react/macro';
import { ChevronDown, ChevronUp, Plus, Trash2 } from 'lucide-react';
import { useRef, useState } from 'react';
import type { BlockType } from '#features/sites/domain/blocks/all-blocks.ts';
import { emptyProps, type Field } from '#features/sites/domain/blocks/field.ts';
import { Button } from '#web/ui/button.tsx';
import { cx } from '#web/ui/class-names.ts';
import { fieldStyle } from '#web/ui/field-style.ts';
import { Icon } from '#web/ui/icon.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import { fieldWords } from '../../field-words.ts';
import { gapWords } from '../../gap-words.ts';
import { FieldControl, type FieldValue, type SimpleField } from './field-control.tsx';

type ListField = Extract<Field, { readonly kind: 'list' }>;
/** What an entry holds, by the names of its fields. */
export type Entry = Readonly<Record<string, FieldValue>>;

/** Entries that can be added, changed, moved and removed; those of more than one field open one at a time. */
export function ListControl({
  spec,
  label,
  type,
  value,
  onChange,
}: {
  readonly spec: ListField;
  readonly label: string;
  readonly type: BlockType;
  readonly value: readonly Entry[];
  readonly onChange: (value: readonly Entry[]) => void;
}) {
  const { t } = useLingui();
  const [openAt, setOpenAt] = useState<number>();
  const [said, setSaid] = useState('');
  const list = useRef<HTMLFieldSetElement>(null);
  const fields = Object.entries(spec.of);
  const isPlain = fields.length === 1;
  const most = spec.most;
  const change = (at: number, name: string, held: FieldValue): void =>
    onChange(value.with(at, { ...value[at], [name]: held }));
  const move = (at: number, to: number): void => {
    if (to < 0 || to >= value.length) return;
    onChange(value.toSpliced(at, 1).toSpliced(to, 0, value[at]!));
    if (openAt === at) setOpenAt(to);
    else if (openAt === to) setOpenAt(at);
    const number = to + 1;
    setSaid(t`Now number ${number}`);
    // The same button of the same entry, which has another place now.
    const act = to < at ? 'up' : 'down';
    requestAnimationFrame(() =>
      list.current?.querySelector<HTMLElement>(`[data-entry="${to}"] [data-act="${act}"]`)?.focus(),
    );
  };
  const remove = (at: number): void => {
    onChange(value.toSpliced(at, 1));
    setOpenAt(undefined);
    setSaid(t`Removed. Undo brings it back.`);
    requestAnimationFrame(() => list.current?.querySelector<HTMLElement>('[data-act="add"]')?.focus());
  };
  const add = (): void => {
    const at = value.length;
    onChange([...value, emptyProps(spec.of) as Entry]);
    setOpenAt(at);
    requestAnimationFrame(() =>
      list.current?.querySelector<HTMLElement>(`[data-entry="${at}"] :is(input, textarea, [data-act="pick"])`)?.focus(),
    );
  };
  return (
    <fieldset ref={list} className="flex min-w-0 flex-col gap-2">
      <legend className={cx(fieldStyle.label, 'mb-1.5')}>{label}</legend>
      {value.length === 0 && spec.asks !== undefined ? (
        <p className={fieldStyle.hint}>{t(gapWords[spec.asks])}</p>
      ) : null}
      <ul className="flex flex-col gap-2">
        {value.map((entry, at) => {
          const number = at + 1;
          const summary = fields.map(([name]) => entry[name]).find(isWords);
          const name = summary ?? t`Entry ${number}`;
          const isOpen = isPlain || openAt === at;
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: entries have no other name, and what is in them comes from outside
            <li key={at} data-entry={at} className="rounded-md border border-line">
              <div className={cx('flex items-center gap-0.5 pe-1', isPlain && 'ps-1 pt-1')}>
                {isPlain ? (
                  <span className="min-w-0 flex-1 truncate ps-2 text-sm text-ink-2">{t`Entry ${number}`}</span>
                ) : (
                  <button
                    type="button"
                    aria-expanded={isOpen}
                    onClick={() => setOpenAt(isOpen ? undefined : at)}
                    className="flex min-h-10 min-w-0 flex-1 items-center gap-2 rounded-md px-3 text-start text-base text-ink hover:bg-sunken"
                  >
                    <Icon of={ChevronDown} size={14} className={cx('shrink-0', !isOpen && '-rotate-90')} />
                    <span className="truncate">{name}</span>
                  </button>
                )}
                <IconButton
                  icon={ChevronUp}
                  label={t`Move up: ${name}`}
                  withTooltip={false}
                  data-act="up"
                  aria-disabled={at === 0}
                  className={at === 0 ? 'opacity-50' : ''}
                  onPress={() => move(at, at - 1)}
                />
                <IconButton
                  icon={ChevronDown}
                  label={t`Move down: ${name}`}
                  withTooltip={false}
                  data-act="down"
                  aria-disabled={number === value.length}
                  className={number === value.length ? 'opacity-50' : ''}
                  onPress={() => move(at, at + 1)}
                />
                <IconButton icon={Trash2} label={t`Remove: ${name}`} withTooltip={false} onPress={() => remove(at)} />
              </div>
              {isOpen ? (
                <div className={cx('flex flex-col gap-3 p-3', !isPlain && 'border-t border-line')}>
                  {fields.map(([field, of]) => (
                    <FieldControl
                      key={field}
                      spec={of as SimpleField}
                      label={labelOf(t, type, field)}
                      value={entry[field]}
                      onChange={(held) => change(at, field, held)}
                    />
                  ))}
                </div>
              ) : null}
            </li>
          );
        })}
      </ul>
      {value.length < most ? (
        <Button size="small" className="self-start" data-act="add" onPress={add}>
          <Icon of={Plus} size={14} />
          {t`Add an entry`}
        </Button>
      ) : (
        <p className={fieldStyle.hint}>{t`There can be ${most} of them.`}</p>
      )}
      <p role="status" className="sr-only">
        {said}
      </p>
    </fieldset>
  );
}

const isWords = (held: FieldValue | undefined): held is string => typeof held === 'string' && held.trim() !== '';

type Translate = ReturnType<typeof useLingui>['t'];

const labelOf = (t: Translate, type: BlockType, field: string): string => {
  const words = fieldWords(type, field);
  return words === undefined ? field : t(words);
};
