import { useLingui } from '@lingui/react/macro';
import { type ReactNode, useId, useRef, useState } from 'react';
import { type Message, maxAnswerLength } from '#features/advisor/advisor.contract.ts';
import type { Problem } from '#shared/problem.ts';
import { problemOf } from '#web/api/problem-error.ts';
import { problemText } from '#web/api/problems.ts';
import { useLiveHold } from '#web/live/live-hold.ts';
import { Button } from '#web/ui/button.tsx';
import { cx } from '#web/ui/class-names.ts';
import { type ConversationId, useAdvisorStore } from '../advisor.queries.ts';
import { skipLabel } from '../labels/answer-labels.ts';
import { useAutosize } from '../use-autosize.ts';
import { UserBubble } from './user-bubble.tsx';

/** A message of the person; as long as the plan is not complete another answer can be put in its place. */
export function OwnMessage({
  message,
  replaceableIn,
  onReplaced,
  children,
}: {
  readonly message: Message;
  /** The conversation whose answers may still be replaced. */
  readonly replaceableIn: ConversationId | null;
  readonly onReplaced: () => void;
  readonly children: ReactNode;
}) {
  const { t } = useLingui();
  const [isEditing, setEditing] = useState(false);
  const [wasEditing, setWasEditing] = useState(false);
  const close = () => {
    setEditing(false);
    setWasEditing(true);
  };
  if (isEditing && replaceableIn !== null)
    return <Replacement message={message} conversationId={replaceableIn} onClose={close} onReplaced={onReplaced} />;
  return (
    <UserBubble
      text={message.isSkip ? t(skipLabel) : message.content}
      isMuted={message.isSkip}
      beside={
        replaceableIn === null || message.question === null ? null : (
          <Button
            variant="quiet"
            size="small"
            aria-label={t`Change this answer`}
            // The field that took its place had the focus.
            autoFocus={wasEditing}
            onPress={() => setEditing(true)}
            className="pointer-coarse:min-h-11"
          >
            {t`Change`}
          </Button>
        )
      }
    >
      {children}
    </UserBubble>
  );
}

function Replacement({
  message,
  conversationId,
  onClose,
  onReplaced,
}: {
  readonly message: Message;
  readonly conversationId: ConversationId;
  readonly onClose: () => void;
  readonly onReplaced: () => void;
}) {
  const { t, i18n } = useLingui();
  const store = useAdvisorStore();
  const input = useRef<HTMLTextAreaElement>(null);
  const noteId = useId();
  const [text, setText] = useState(message.isSkip ? '' : message.content);
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<Problem>();
  // What is on the screen stays there while somebody writes over it.
  useLiveHold(true);
  useAutosize(input, text, 320);
  const overBy = text.length - maxAnswerLength;
  const most = i18n.number(maxAnswerLength);
  const surplus = i18n.number(overBy);
  const isStale = problem?.code === 'request.not_found';
  const save = async () => {
    setBusy(true);
    setProblem(undefined);
    try {
      store.putConversation(
        await store.api.replaceAnswer.call({ conversationId, messageId: message.id, content: text }),
      );
      onReplaced();
    } catch (error) {
      setProblem(problemOf(error));
      setBusy(false);
    }
  };
  const note =
    overBy > 0
      ? t`An answer can have ${most} characters. This one is ${surplus} too long; nothing you typed is lost.`
      : isStale
        ? t`Another tab changed this answer in the meantime. Copy what you typed, close this, and change it again.`
        : problem && problemText(i18n, problem);
  return (
    <form
      className="flex w-full flex-col items-end gap-2"
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
    >
      <textarea
        ref={input}
        // biome-ignore lint/a11y/noAutofocus: the button that opened it is gone, and this takes its place
        autoFocus
        rows={2}
        value={text}
        disabled={isBusy}
        aria-label={t`Your answer, changed`}
        aria-describedby={note === undefined ? undefined : noteId}
        aria-invalid={overBy > 0 || undefined}
        onChange={(event) => setText(event.target.value)}
        onKeyDown={(event) => {
          if (event.key === 'Escape') onClose();
        }}
        className={cx(
          'w-full resize-none rounded-lg border border-line-strong bg-surface px-4 py-2.5 text-md text-ink pointer-coarse:text-[1rem]',
          'focus:border-green focus:outline-2 focus:-outline-offset-1 focus:outline-green',
        )}
      />
      {note === undefined ? null : (
        <p id={noteId} role="alert" className="text-sm font-medium text-clay">
          {note}
        </p>
      )}
      <div className="flex gap-2">
        <Button variant="quiet" size="small" isDisabled={isBusy} onPress={onClose}>
          {t`Cancel`}
        </Button>
        <Button
          type="submit"
          size="small"
          busy={isBusy}
          busyLabel={t`Saving…`}
          isDisabled={text.trim() === '' || overBy > 0 || isStale}
        >
          {t`Save`}
        </Button>
      </div>
    </form>
  );
}
