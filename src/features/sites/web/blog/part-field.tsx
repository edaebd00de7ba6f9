import { useLingui } from '@lingui/react/macro';
import { ChevronDown, ChevronUp, CircleHelp, Trash2 } from 'lucide-react';
import { Toolbar } from 'react-aria-components/Toolbar';
import type { MovedParagraph } from '#features/sites/domain/blog/draft-post.ts';
import { longestHeading, longestParagraph, type PostPart } from '#features/sites/domain/blog/post.ts';
import { Button } from '#web/ui/button.tsx';
import { cx } from '#web/ui/class-names.ts';
import { Icon } from '#web/ui/icon.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import { TextArea, TextField } from '#web/ui/text-field.tsx';
import { cleanLine, cleanText } from '../editor/clean-text.ts';
import { postQuestionWords } from './post-words.ts';

interface PartFieldProps {
  readonly part: PostPart;
  readonly number: number;
  readonly isLast: boolean;
  /** What its fact says now, where that is something else. */
  readonly moved: MovedParagraph | undefined;
  readonly onChange: (change: (part: PostPart) => PostPart) => void;
  readonly onMove: (by: -1 | 1) => void;
  readonly onRemove: () => void;
}

/** One heading or paragraph. An empty paragraph that asks says what; one whose fact says something else now shows both. */
export function PartField({ part, number, isLast, moved, onChange, onMove, onRemove }: PartFieldProps) {
  const { t } = useLingui();
  const isHeading = part.kind === 'heading';
  const label = isHeading ? t`Heading, part ${number}` : t`Paragraph, part ${number}`;
  const question =
    part.kind === 'paragraph' && part.question !== null ? t(postQuestionWords[part.question]) : undefined;
  const isGap = question !== undefined && part.text.trim() === '';
  const isFirst = number === 1;
  return (
    <li data-post-part={part.id} className="flex min-w-0 flex-col gap-2">
      <div className="flex items-start gap-1">
        <div className="min-w-0 flex-1">
          {isGap ? (
            <p className="mb-1.5 flex items-start gap-2 text-base font-semibold text-ink">
              <Icon of={CircleHelp} size={16} className="mt-1 shrink-0 text-gold" />
              {question}
            </p>
          ) : null}
          {isHeading ? (
            <TextField
              label={label}
              hideLabel
              className="font-semibold"
              value={part.text}
              maxLength={longestHeading}
              placeholder={t`Heading`}
              onChange={(text) => onChange((before) => ({ ...before, text: cleanLine(text) }))}
            />
          ) : (
            <TextArea
              label={isGap ? `${label}: ${question}` : label}
              hideLabel
              rows={3}
              value={part.text}
              maxLength={longestParagraph}
              placeholder={isGap ? t`Your answer` : t`Paragraph`}
              onChange={(text) => onChange((before) => ({ ...before, text: cleanText(text) }))}
            />
          )}
        </div>
        {/* One stop of the keyboard, with the arrows between them. */}
        <Toolbar aria-label={t`Part ${number}`} className="flex shrink-0">
          <IconButton
            icon={ChevronUp}
            label={t`Move up: part ${number}`}
            withTooltip={false}
            data-act="up"
            aria-disabled={isFirst}
            className={cx(isFirst && 'opacity-50')}
            onPress={() => onMove(-1)}
          />
          <IconButton
            icon={ChevronDown}
            label={t`Move down: part ${number}`}
            withTooltip={false}
            data-act="down"
            aria-disabled={isLast}
            className={cx(isLast && 'opacity-50')}
            onPress={() => onMove(1)}
          />
          <IconButton icon={Trash2} label={t`Remove: part ${number}`} withTooltip={false} onPress={onRemove} />
        </Toolbar>
      </div>
      {moved ? <MovedNotice moved={moved} onChange={onChange} /> : <SourceNote part={part} />}
    </li>
  );
}

/** That a paragraph is a fact as it was said, and follows it. */
function SourceNote({ part }: { readonly part: PostPart }) {
  const { t } = useLingui();
  if (part.kind !== 'paragraph' || part.source === null || part.source.value !== part.text) return null;
  return <p className="text-sm text-ink-2">{t`As you told the advisor. If that changes, you are asked here.`}</p>;
}

/** The fact of a paragraph says something else now: before and after, to be taken over or left. */
function MovedNotice({
  moved: { before, after },
  onChange,
}: {
  readonly moved: MovedParagraph;
  readonly onChange: PartFieldProps['onChange'];
}) {
  const { t } = useLingui();
  const take = (): void =>
    onChange((part) =>
      part.kind === 'paragraph' && part.source !== null
        ? { ...part, text: after, source: { ...part.source, value: after } }
        : part,
    );
  // Without the fact the words are the person's own, and follow nothing.
  const keep = (): void => onChange((part) => (part.kind === 'paragraph' ? { ...part, source: null } : part));
  return (
    <section aria-label={t`Changed fact`} className="rounded-md bg-clay-soft p-3 text-sm text-ink">
      <p className="font-semibold">{t`Your facts say something else now`}</p>
      <dl className="mt-2 grid grid-cols-[auto_minmax(0,1fr)] gap-x-3 gap-y-1.5 [overflow-wrap:anywhere] whitespace-pre-line">
        <dt className="text-ink-2">{t`Here`}</dt>
        <dd>{before}</dd>
        <dt className="text-ink-2">{t`Now`}</dt>
        <dd>{after}</dd>
      </dl>
      <div className="mt-3 flex flex-wrap gap-2">
        <Button size="small" onPress={take}>{t`Update it`}</Button>
        <Button size="small" variant="quiet" onPress={keep}>{t`Keep what is here`}</Button>
      </div>
    </section>
  );
}
