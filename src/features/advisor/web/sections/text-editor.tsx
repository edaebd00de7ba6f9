import { useLingui } from '@lingui/react/macro';
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import type { SectionId } from '#features/advisor/domain/plan.ts';
import { Button } from '#web/ui/button.tsx';
import { useAutosize } from '../use-autosize.ts';
import { maxTextLength, usePlanSaving } from './plan-saving.tsx';

/** The field a text is edited in; fetched when a text is about to be edited. */
export function TextEditor({
  label,
  isConflict,
  text,
  onChange,
  onLeave,
}: {
  readonly label: string;
  readonly isConflict: boolean;
  readonly text: string;
  readonly onChange: (text: string) => void;
  readonly onLeave: (isByKey: boolean) => void;
}) {
  const { t, i18n } = useLingui();
  const area = useRef<HTMLTextAreaElement>(null);
  const hintId = useId();
  useAutosize(area, text);
  useEffect(() => {
    const element = area.current;
    element?.focus();
    element?.setSelectionRange(element.value.length, element.value.length);
  }, []);
  const isTooLong = text.length > maxTextLength;
  const most = i18n.number(maxTextLength);
  const onKeyDown = (event: KeyboardEvent) => {
    const isDone = event.key === 'Escape' || (event.key === 'Enter' && (event.metaKey || event.ctrlKey));
    if (!isDone) return;
    event.preventDefault();
    onLeave(true);
  };
  return (
    <span className="-mx-2 block">
      <textarea
        ref={area}
        rows={1}
        value={text}
        aria-label={label}
        aria-describedby={hintId}
        aria-invalid={isTooLong || undefined}
        onChange={(event) => onChange(event.target.value)}
        onBlur={() => onLeave(false)}
        onKeyDown={onKeyDown}
        className="block w-full resize-none rounded-sm bg-surface px-2 text-ink outline-2 outline-green"
      />
      {isConflict ? (
        <span role="alert" className="block px-2 pt-1 text-sm text-clay">
          {t`This text was changed somewhere else. Leave the field to compare both versions.`}
        </span>
      ) : null}
      <span
        id={hintId}
        className={
          isTooLong
            ? 'block px-2 pt-1 text-sm text-clay'
            : 'sr-only advanced:not-sr-only advanced:block advanced:px-2 advanced:pt-1 advanced:text-sm advanced:text-ink-2'
        }
      >
        {isTooLong
          ? t`Too long to save: a text can have ${most} characters.`
          : t`Saves by itself. Escape ends editing.`}
      </span>
    </span>
  );
}

/** Somebody else changed the text in between: theirs stands above, what was typed is kept here. */
export function ConflictNotice({ sectionId, mine }: { readonly sectionId: SectionId; readonly mine: string }) {
  const { t } = useLingui();
  const saving = usePlanSaving();
  const [isCopied, setCopied] = useState(false);
  const copy = () =>
    navigator.clipboard.writeText(mine).then(
      () => setCopied(true),
      () => setCopied(false),
    );
  return (
    <span role="alert" className="mt-2 block rounded-md bg-clay-soft p-4 text-base text-ink">
      <span className="block font-semibold">{t`This text was changed somewhere else while you were typing`}</span>
      <span className="mt-0.5 block text-sm">{t`The other version stands above. Yours is kept here:`}</span>
      <span className="my-3 block border-s-2 border-clay ps-3 whitespace-pre-wrap">{mine}</span>
      <span className="flex flex-wrap gap-2">
        <Button size="small" onPress={() => void saving.keepMine(sectionId)}>{t`Save mine instead`}</Button>
        <Button size="small" onPress={() => void copy()}>
          {isCopied ? t`Copied` : t`Copy my text`}
        </Button>
        <Button
          size="small"
          variant="quiet"
          onPress={() => saving.dropMine(sectionId)}
        >{t`Keep the other version`}</Button>
      </span>
    </span>
  );
}
