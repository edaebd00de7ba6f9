import { useLingui } from '@lingui/react/macro';
import { Pencil } from 'lucide-react';
import { type KeyboardEvent, type MouseEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import type { SectionId } from '#features/advisor/domain/plan.ts';
import { useLiveHold } from '#web/live/live-hold.ts';
import { Button } from '#web/ui/button.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { useAutosize } from '../use-autosize.ts';
import { maxTextLength, type TextTarget, textKey, useEdits, usePlanSaving } from './plan-saving.tsx';

/** A text that is edited where it stands: by a click into it or by its Edit button; it saves by itself. */
export function EditableText({
  sectionId,
  target,
  text,
  words,
}: {
  readonly sectionId: SectionId;
  readonly target: TextTarget;
  readonly text: string;
  /** The text as it is read, with its numbers. */
  readonly words: ReactNode;
}) {
  const { t } = useLingui();
  const saving = usePlanSaving();
  const edits = useEdits()[sectionId];
  const [isEditing, setEditing] = useState(false);
  const editButton = useRef<HTMLButtonElement>(null);
  useLiveHold(isEditing);
  const pending = edits?.pending[textKey(target)]?.text;
  const isConflict = edits?.status === 'conflict' && pending !== undefined;
  const opening = text.length > 40 ? `${text.slice(0, 40).trimEnd()}…` : text;

  if (isEditing) {
    return (
      <TextEditor
        isConflict={isConflict}
        label={t`Edit: ${opening}`}
        start={pending ?? text}
        onChange={(typed) => saving.edit(sectionId, { ...target, text: typed })}
        onLeave={(isByKey) => {
          setEditing(false);
          void saving.flush(sectionId);
          if (isByKey) requestAnimationFrame(() => editButton.current?.focus());
        }}
      />
    );
  }
  const startByClick = (event: MouseEvent) => {
    const isOnControl = event.target instanceof Element && event.target.closest('button, a, input, textarea') !== null;
    const isSelecting = window.getSelection()?.isCollapsed === false;
    if (!isOnControl && !isSelecting && !isConflict) setEditing(true);
  };
  return (
    <>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: the Edit button at the end is the way by keyboard */}
      {/* biome-ignore lint/a11y/noStaticElementInteractions: as above */}
      <span className="group/text relative -mx-2 block rounded-sm px-2 hover:bg-sunken/70" onClick={startByClick}>
        {pending !== undefined && !isConflict ? (
          <span className="whitespace-pre-wrap">{pending}</span>
        ) : text === '' ? (
          <span className="text-ink-3 italic">{t`Empty text`}</span>
        ) : (
          words
        )}
        <button
          ref={editButton}
          type="button"
          aria-label={t`Edit: ${opening}`}
          disabled={isConflict}
          onClick={() => setEditing(true)}
          className="absolute end-0 top-0.5 inline-flex size-6 items-center justify-center rounded-sm bg-paper text-ink-2 opacity-0 transition-opacity duration-150 hover:text-ink focus-visible:opacity-100 sm:-end-7 sm:group-hover/text:opacity-100"
        >
          <Icon of={Pencil} size={14} />
        </button>
      </span>
      {isConflict ? <ConflictNotice sectionId={sectionId} mine={pending} /> : null}
    </>
  );
}

/** The field a text is edited in. */
function TextEditor({
  label,
  isConflict,
  start,
  onChange,
  onLeave,
}: {
  readonly label: string;
  readonly isConflict: boolean;
  readonly start: string;
  readonly onChange: (text: string) => void;
  readonly onLeave: (isByKey: boolean) => void;
}) {
  const { t, i18n } = useLingui();
  // Kept here: when a save comes back, what is pending goes a moment before the plan has it, and the cursor would jump.
  const [text, setText] = useState(start);
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
        onChange={(event) => {
          setText(event.target.value);
          onChange(event.target.value);
        }}
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
function ConflictNotice({ sectionId, mine }: { readonly sectionId: SectionId; readonly mine: string }) {
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
