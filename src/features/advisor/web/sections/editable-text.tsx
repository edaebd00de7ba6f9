import { useLingui } from '@lingui/react/macro';
import { Pencil } from 'lucide-react';
import { lazy, type MouseEvent, Suspense, useRef, useState } from 'react';
import type { SectionId } from '#features/advisor/domain/plan.ts';
import { type Inline, inlineText } from '#shared/prose.ts';
import { useLiveHold } from '#web/live/live-hold.ts';
import { Icon } from '#web/ui/icon.tsx';
import { InlineView } from './inline-view.tsx';
import { type TextTarget, textKey } from './section-saving.ts';
import { usePlanSaving, useSectionEdits } from './use-plan-saving.tsx';

const loadEditor = () => import('./text-editor.tsx');
const TextEditor = lazy(async () => ({ default: (await loadEditor()).TextEditor }));
const ConflictNotice = lazy(async () => ({ default: (await import('./conflict-notice.tsx')).ConflictNotice }));

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
  useLiveHold(isEditing);
  const pending = edits?.pending[textKey(target)]?.text;
  const isConflict = edits?.status === 'conflict' && pending !== undefined;
  const text = inlineText(content);
  const opening = text.length > 40 ? `${text.slice(0, 40).trimEnd()}…` : text;

  const reading =
    pending !== undefined && !isConflict ? (
      <span className="whitespace-pre-wrap">{pending}</span>
    ) : text === '' ? (
      <span className="text-ink-3 italic">{t`Empty text`}</span>
    ) : (
      <InlineView content={content} />
    );

  if (isEditing) {
    return (
      <Suspense fallback={reading}>
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
      </Suspense>
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
      <span
        className="group/text relative -mx-2 block rounded-sm px-2 hover:bg-sunken/70"
        onClick={startByClick}
        onPointerEnter={() => void loadEditor()}
      >
        {reading}
        <button
          ref={editButton}
          type="button"
          aria-label={t`Edit: ${opening}`}
          disabled={isConflict}
          onClick={() => setEditing(true)}
          onFocus={() => void loadEditor()}
          className="absolute end-0 top-0.5 inline-flex size-6 items-center justify-center rounded-sm bg-paper text-ink-2 opacity-0 transition-opacity duration-150 hover:text-ink focus-visible:opacity-100 sm:-end-7 sm:group-hover/text:opacity-100"
        >
          <Icon of={Pencil} size={14} />
        </button>
      </span>
      {isConflict ? (
        <Suspense>
          <ConflictNotice sectionId={sectionId} mine={pending} />
        </Suspense>
      ) : null}
    </>
  );
}
