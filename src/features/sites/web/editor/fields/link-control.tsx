import { useLingui } from '@lingui/react/macro';
import { memo, useCallback, useMemo, useRef, useState } from 'react';
import { isLink } from '#features/sites/domain/blocks/field.ts';
import { Select, type SelectOption } from '#web/ui/select.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { isSameValue } from '../../same-value.ts';
import { blockWords } from '../../sites-words.ts';
import { cleanLine } from '../clean-text.ts';
import { useEditedSite } from '../editor-context.ts';

/** A list of sixty parts of a page is not drawn anew for a letter that is typed in one of them. */
const QuietSelect = memo(Select);

const elsewhere = 'elsewhere';
const nowhere = 'nowhere';

/** Where something leads: a page of the site, a part of this page, or an address elsewhere. */
export function LinkControl({
  label,
  hint,
  value,
  onChange,
}: {
  readonly label: string;
  readonly hint?: string | undefined;
  readonly value: string;
  readonly onChange: (value: string) => void;
}) {
  const { t } = useLingui();
  const targets = useTargets();
  const isTarget = targets.some(({ id }) => id === value);
  const [isElsewhere, setElsewhere] = useState(value !== '' && !isTarget);
  const chosen = isTarget ? value : isElsewhere || value !== '' ? elsewhere : nowhere;
  const options = useMemo(
    () => [{ id: nowhere, label: t`Nowhere` }, ...targets, { id: elsewhere, label: t`Another address` }],
    [t, targets],
  );
  const choose = (id: string): void => {
    setElsewhere(id === elsewhere);
    if (id !== elsewhere) onChange(id === nowhere ? '' : id);
    else if (isTarget) onChange('');
  };
  const chooseNow = useRef(choose);
  chooseNow.current = choose;
  const onChoose = useCallback((id: string) => chooseNow.current(id), []);
  return (
    <div className="flex flex-col gap-2">
      <QuietSelect
        label={label}
        {...(hint !== undefined && { hint })}
        value={chosen}
        options={options}
        onChange={onChoose}
      />
      {chosen === elsewhere ? <AddressField value={isTarget ? '' : value} onChange={onChange} /> : null}
    </div>
  );
}

/** Pages of the site, and parts of the page that is edited; the same list as long as it says the same. */
function useTargets(): readonly SelectOption[] {
  const { t } = useLingui();
  const { document, page } = useEditedSite();
  const pages = document.pages.length > 1 ? document.pages : [];
  const taken = new Set(pages.map(({ kind }) => `#${kind}`));
  const targets = [
    ...pages.map(({ kind, title }) => ({ id: `#${kind}`, label: title, group: t`Pages` })),
    ...page.blocks.flatMap(({ id, type, props }) => {
      if (taken.has(`#${id}`)) return [];
      const heading = 'title' in props ? props.title : '';
      return [{ id: `#${id}`, label: heading || t(blockWords[type].name), group: t`On this page` }];
    }),
  ];
  const last = useRef<readonly SelectOption[]>(targets);
  if (!isSameValue(last.current, targets)) last.current = targets;
  return last.current;
}

/** An address as people type it, and as a link has it: "example.com", "ada@example.com". */
function linkOf(typed: string): string | undefined {
  const text = typed.trim();
  return [text, `https://${text}`, `mailto:${text}`, `tel:${text.replaceAll(/[\s()/]/g, '')}`].find(
    (one) => one === '' || (isLink(one) && !/^https:\/\/[^./]*$/.test(one) && !/^https:\/\/\S*@/.test(one)),
  );
}

/** What is no address stays as it was typed, and is not taken over. */
function AddressField({ value, onChange }: { readonly value: string; readonly onChange: (value: string) => void }) {
  const { t } = useLingui();
  const [typed, setTyped] = useState<string>();
  const shown = typed ?? value;
  const isWrong = typed !== undefined && linkOf(typed) === undefined;
  return (
    <TextField
      label={t`Address`}
      hint={t`A web page, an email address, or a phone number with its country code.`}
      value={shown}
      maxLength={500}
      error={isWrong ? t`This is no address yet, so the link keeps what it had.` : undefined}
      onChange={(text) => {
        const line = cleanLine(text);
        setTyped(line);
        const link = linkOf(line);
        if (link !== undefined) onChange(link);
      }}
      // What was typed is shown as what it became.
      onBlur={() => !isWrong && setTyped(undefined)}
    />
  );
}
