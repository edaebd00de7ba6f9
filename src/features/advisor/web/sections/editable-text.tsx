import { useLingui } from '@lingui/react/macro';
import { Pencil } from 'lucide-react';
import { type KeyboardEvent, type MouseEvent, useEffect, useId, useRef, useState } from 'react';
import type { SectionId } from '#features/advisor/domain/plan.ts';
import { type Inline, inlineText } from '#shared/prose.ts';
import { Icon } from '#web/ui/icon.tsx';
import { useAutosize } from '../use-autosize.ts';
import { ConflictNotice } from './conflict-notice.tsx';
import { InlineView } from './inline-view.tsx';
import { maxTextLength, type TextTarget, textKey } from './section-saving.ts';
import { usePlanSaving, useSectionEdits } from './use-plan-saving.tsx';

/** A text that is edited where it stands: by a click into it or by its Edit button; it saves by itself. */
export function EditableText({
  sectionId,
  target,
  content,
}: {
  readonly sectionId: SectionId;
  readonly target: TextTarget;
  readonly content: readonly Inline[];
}) {
  const { t } = useLingui();
  const saving = usePlanSaving();
  const edits = useSectionEdits(sectionId);
  const [isEditing, setEditing] = useState(false);
  const editButton = useRef<HTMLButtonElement>(null);
  const pending = edits?.pending[textKey(target)]?.text;
  const isConflict = edits?.status === 'conflict' && pending !== undefined;
  const text = inlineText(content);
  const opening = text.length > 40 ? `${text.slice(0, 40).trimEnd()}…` : text;

  if (isEditing) {
    return (
      <TextEditor
        isConflict={isConflict}
        label={t`Edit: ${opening}`}
        text={pending ?? text}
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
          <InlineView content={content} />
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

function TextEditor({
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
      <span id={hintId} className={isTooLong ? 'block px-2 pt-1 text-sm text-clay' : 'sr-only'}>
        {isTooLong
          ? t`Too long to save: a text can have ${most} characters.`
          : t`Saves by itself. Escape ends editing.`}
      </span>
    </span>
  );
}
