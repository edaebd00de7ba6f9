import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { ArrowUp } from 'lucide-react';
import { type RefObject, type SyntheticEvent, useId } from 'react';
import { maxAnswerLength } from '#features/advisor/advisor.contract.ts';
import type { QuestionId } from '#features/advisor/domain/questions.ts';
import { problemText } from '#web/api/problems.ts';
import { useTimeFormat } from '#web/time/use-time-format.ts';
import { Banner } from '#web/ui/banner.tsx';
import { Button } from '#web/ui/button.tsx';
import { cx } from '#web/ui/class-names.ts';
import { ErrorText } from '#web/ui/error-text.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { LimitBanner } from '#web/ui/limit-banner.tsx';
import { ShortcutHint } from '#web/ui/shortcut-hint.tsx';
import { placeholders } from '../labels/answer-labels.ts';
import { useAutosize } from '../use-autosize.ts';
import type { SendFailure, Sending } from './use-send-answer.ts';

/**
 * The foot of the chat: why the last answer was not taken, and the input. It grows with its text; Enter sends, Shift and Enter
 * begin a new line.
 */
export function Composer({
  question,
  sending,
  isDisabled,
  inputRef,
}: {
  readonly question: QuestionId | null;
  readonly sending: Sending;
  readonly isDisabled: boolean;
  readonly inputRef: RefObject<HTMLTextAreaElement | null>;
}) {
  const { t, i18n } = useLingui();
  const { draft, failure } = sending;
  const noticeId = useId();
  const limitId = useId();
  useAutosize(inputRef, draft, 200);
  const overBy = draft.length - maxAnswerLength;
  const canSend = !isDisabled && draft.trim() !== '' && overBy <= 0;
  const most = i18n.number(maxAnswerLength);
  const surplus = i18n.number(overBy);
  const send = (event: SyntheticEvent) => {
    event.preventDefault();
    if (canSend) void sending.send(draft);
  };

  return (
    <div className="sticky bottom-0 z-10 flex flex-col gap-3 bg-paper px-4 pt-1 before:pointer-events-none before:absolute before:inset-x-0 before:bottom-full before:h-6 before:bg-linear-to-t before:from-paper before:to-transparent pb-[max(0.75rem,env(safe-area-inset-bottom))] sm:px-8 sm:pb-5">
      {failure === undefined ? null : (
        <div id={noticeId}>
          <SendFailureNotice failure={failure} sending={sending} />
        </div>
      )}
      <form onSubmit={send}>
        <div
          className={cx(
            'flex items-end gap-2 rounded-lg border border-line-strong py-1.5 ps-4 pe-1.5',
            'focus-within:border-green focus-within:outline-2 focus-within:-outline-offset-1 focus-within:outline-green',
            isDisabled ? 'bg-sunken' : 'bg-surface',
          )}
        >
          <textarea
            ref={inputRef}
            rows={1}
            value={draft}
            disabled={isDisabled}
            placeholder={question === null ? t`Write a message` : t(placeholders[question])}
            aria-label={t`Your answer`}
            aria-describedby={cx(overBy > 0 && limitId, failure && noticeId) || undefined}
            aria-invalid={overBy > 0 || undefined}
            onChange={(event) => sending.changeDraft(event.target.value)}
            onKeyDown={(event) => {
              // While a character is being composed (Japanese, Chinese …), Enter chooses it.
              if (event.key === 'Enter' && !event.shiftKey && !event.nativeEvent.isComposing) send(event);
            }}
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
        <ErrorText id={limitId} className="mt-1.5">
          {overBy > 0 &&
            t`An answer can have ${most} characters. This one is ${surplus} too long; nothing you typed is lost.`}
        </ErrorText>
      </form>
    </div>
  );
}

/** Why an answer was not taken. The text is back in the input; this says so and offers the way on. */
function SendFailureNotice({ failure, sending }: { readonly failure: SendFailure; readonly sending: Sending }) {
  const { t, i18n } = useLingui();
  const { problem, isSkip } = failure;
  const { retry, dismissFailure } = sending;
  if (problem.code === 'billing.quota_exceeded') return <QuotaNotice quota={problem} onDismiss={dismissFailure} />;
  const isMoved = problem.code === 'request.stale_revision';
  return (
    <Banner
      tone="attention"
      isAlert
      title={isMoved ? t`This question was answered in another tab` : t`Your answer was not sent`}
      onDismiss={dismissFailure}
      action={isMoved ? null : <Button size="small" onPress={retry}>{t`Try again`}</Button>}
    >
      {isMoved
        ? t`The conversation above is up to date now. What you typed is still in the input.`
        : `${problemText(i18n, problem)} ${isSkip ? '' : t`What you typed is still in the input.`}`}
    </Banner>
  );
}

/** The limit of the plan, when it opens again, and which plan opens it now. */
export function QuotaNotice({
  quota: { limit = null, reset, plan },
  onDismiss,
}: {
  readonly quota: { readonly limit?: number | null; readonly reset?: string; readonly plan?: string | undefined };
  readonly onDismiss: () => void;
}) {
  const { t } = useLingui();
  const { day } = useTimeFormat();
  const opens = reset === undefined ? undefined : day(reset);
  return (
    <LimitBanner
      title={
        limit === null
          ? t`You have used all ideas of your plan`
          : t`Your plan includes ${plural(limit, { one: '# business idea', other: '# business ideas' })} a month`
      }
      isHighestPlan={plan === undefined}
      onDismiss={onDismiss}
    >
      {opens === undefined ? t`It is used up.` : t`It is used up until ${opens}.`}{' '}
      {plan === undefined ? null : t`${plan} opens more ideas at once.`}{' '}
      {t`Resuming and editing your plan never count.`}
    </LimitBanner>
  );
}
