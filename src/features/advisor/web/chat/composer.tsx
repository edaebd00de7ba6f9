import { useLingui } from '@lingui/react/macro';
import { ArrowUp } from 'lucide-react';
import { type KeyboardEvent, type Ref, useId, useRef } from 'react';
import { maxAnswerLength } from '#features/advisor/advisor.contract.ts';
import { cx } from '#web/ui/class-names.ts';
import { Icon } from '#web/ui/icon.tsx';
import { ShortcutHint } from '#web/ui/shortcut-hint.tsx';
import { useAutosize } from '../use-autosize.ts';

/** The input of the chat: grows with its text; Enter sends, Shift and Enter begin a new line. */
export function Composer({
  text,
  placeholder,
  isPending,
  describedBy,
  onChange,
  onSend,
  inputRef,
}: {
  readonly text: string;
  readonly placeholder: string;
  readonly isPending: boolean;
  readonly describedBy?: string | undefined;
  readonly onChange: (text: string) => void;
  readonly onSend: () => void;
  readonly inputRef: Ref<HTMLTextAreaElement> & { current: HTMLTextAreaElement | null };
}) {
  const { t, i18n } = useLingui();
  const limitId = useId();
  const form = useRef<HTMLFormElement>(null);
  useAutosize(inputRef, text, 200);
  const overBy = text.length - maxAnswerLength;
  const canSend = !isPending && text.trim() !== '' && overBy <= 0;
  const most = i18n.number(maxAnswerLength);
  const surplus = i18n.number(overBy);

  const onKeyDown = (event: KeyboardEvent) => {
    // While a character is being composed (Japanese, Chinese …), Enter chooses it.
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    if (canSend) onSend();
  };

  return (
    <form
      ref={form}
      onSubmit={(event) => {
        event.preventDefault();
        if (canSend) onSend();
      }}
    >
      <div
        className={cx(
          'flex items-end gap-2 rounded-lg border border-line-strong py-1.5 ps-4 pe-1.5',
          'focus-within:border-green focus-within:outline-2 focus-within:-outline-offset-1 focus-within:outline-green',
          isPending ? 'bg-sunken' : 'bg-surface',
        )}
      >
        <textarea
          ref={inputRef}
          rows={1}
          value={text}
          disabled={isPending}
          placeholder={placeholder}
          aria-label={t`Your answer`}
          aria-describedby={cx(overBy > 0 && limitId, describedBy) || undefined}
          aria-invalid={overBy > 0 || undefined}
          onChange={(event) => onChange(event.target.value)}
          onKeyDown={onKeyDown}
          className="min-h-9 min-w-0 flex-1 resize-none bg-transparent py-1.5 pointer-coarse:min-h-11 pointer-coarse:py-2.5 text-base text-ink outline-none disabled:text-ink-2 pointer-coarse:text-[1rem]"
        />
        <ShortcutHint keys="Enter" className="py-2 text-ink-3 pointer-coarse:hidden" />
        <button
          type="submit"
          disabled={!canSend}
          aria-label={t`Send`}
          className={cx(
            'inline-flex size-9 shrink-0 items-center justify-center rounded-md transition-colors duration-150 pointer-coarse:size-11',
            canSend ? 'bg-green text-on-green hover:opacity-90' : 'bg-line text-ink-3',
          )}
        >
          <Icon of={ArrowUp} />
        </button>
      </div>
      {overBy > 0 ? (
        <p id={limitId} className="mt-1.5 text-sm font-medium text-clay" role="alert">
          {t`An answer can have ${most} characters. This one is ${surplus} too long; nothing you typed is lost.`}
        </p>
      ) : null}
    </form>
  );
}
