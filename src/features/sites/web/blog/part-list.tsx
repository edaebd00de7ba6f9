import { useLingui } from '@lingui/react/macro';
import { Heading2, Plus } from 'lucide-react';
import { useRef, useState } from 'react';
import { movedParagraphs } from '#features/sites/domain/blog/draft-post.ts';
import { lengthOf, longestPost, mostParts, type PostPart } from '#features/sites/domain/blog/post.ts';
import { Button } from '#web/ui/button.tsx';
import { fieldStyle } from '#web/ui/field-style.ts';
import { Icon } from '#web/ui/icon.tsx';
import { showToast } from '#web/ui/toast.tsx';
import { PartField } from './part-field.tsx';
import { usePostState, usePostTools } from './post-context.tsx';

/** The headings and paragraphs of a post, each to be edited, moved and removed where it stands. */
export function PartList() {
  const { t } = useLingui();
  const { saving } = usePostTools();
  const { draft, post } = usePostState();
  const { parts } = draft;
  const list = useRef<HTMLFieldSetElement>(null);
  const [said, setSaid] = useState('');
  const moved = movedParagraphs(parts, post.facts);
  const letters = lengthOf(parts);
  const most = longestPost;

  const put = (change: (parts: readonly PostPart[]) => readonly PostPart[]): void =>
    saving.edit((before) => ({ ...before, parts: [...change(before.parts)] }));
  const change = (id: string, next: (part: PostPart) => PostPart): void =>
    put((before) => before.map((part) => (part.id === id ? next(part) : part)));
  const focus = (selector: string): void =>
    void requestAnimationFrame(() => list.current?.querySelector<HTMLElement>(selector)?.focus());

  const move = (at: number, to: number): void => {
    const part = parts[at];
    if (part === undefined || to < 0 || to >= parts.length) return;
    put((before) => before.toSpliced(at, 1).toSpliced(to, 0, part));
    const number = to + 1;
    setSaid(t`Now number ${number}`);
    // The same button of the same part, which has another place now.
    focus(`[data-post-part="${part.id}"] [data-act="${to < at ? 'up' : 'down'}"]`);
  };
  const remove = (at: number): void => {
    const part = parts[at];
    if (part === undefined) return;
    put((before) => before.filter(({ id }) => id !== part.id));
    showToast({
      text: t`A part was removed`,
      action: {
        label: t`Undo`,
        onPress: () =>
          put((before) => (before.some(({ id }) => id === part.id) ? before : before.toSpliced(at, 0, part))),
      },
    });
    focus('[data-act="add"]');
  };
  const add = (kind: PostPart['kind']): void => {
    if (parts.length >= mostParts) {
      const limit = mostParts;
      showToast({ tone: 'attention', text: t`A post holds ${limit} parts. Remove one first.` });
      return;
    }
    const id = freeId(parts);
    const part: PostPart =
      kind === 'heading' ? { id, kind, text: '' } : { id, kind, text: '', question: null, source: null };
    put((before) => [...before, part]);
    focus(`[data-post-part="${id}"] :is(input, textarea)`);
  };

  return (
    <fieldset ref={list} className="flex min-w-0 flex-col gap-3">
      <legend className={`${fieldStyle.label} mb-1.5`}>{t`Text`}</legend>
      <ol className="flex flex-col gap-4">
        {parts.map((part, at) => (
          <PartField
            key={part.id}
            part={part}
            number={at + 1}
            isLast={at === parts.length - 1}
            moved={moved.find(({ partId }) => partId === part.id)}
            onChange={(next) => change(part.id, next)}
            onMove={(by) => move(at, at + by)}
            onRemove={() => remove(at)}
          />
        ))}
      </ol>
      <div className="flex flex-wrap gap-2">
        <Button size="small" data-act="add" onPress={() => add('paragraph')}>
          <Icon of={Plus} size={14} />
          {t`Add a paragraph`}
        </Button>
        <Button size="small" onPress={() => add('heading')}>
          <Icon of={Heading2} size={14} />
          {t`Add a heading`}
        </Button>
      </div>
      {letters > most ? (
        <p role="alert" className={fieldStyle.error}>
          {t`This post has ${letters} letters, and ${most} at most. It is saved once it is shorter.`}
        </p>
      ) : null}
      <p role="status" className="sr-only">
        {said}
      </p>
    </fieldset>
  );
}

/** An id that no part of the post has. */
function freeId(parts: readonly PostPart[]): string {
  const taken = new Set(parts.map(({ id }) => id));
  for (let number = parts.length + 1; ; number++) if (!taken.has(`part-${number}`)) return `part-${number}`;
}
