import { useLingui } from '@lingui/react/macro';
import { type KeyboardEvent, useEffect, useId, useRef } from 'react';
import { useAutosize } from '../use-autosize.ts';
import { maxTextLength } from './section-saving.ts';

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
