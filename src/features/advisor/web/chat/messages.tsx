import { useLingui } from '@lingui/react/macro';
import { useMutation } from '@tanstack/react-query';
import { type ReactNode, useId, useRef, useState } from 'react';
import { type Message, maxAnswerLength } from '#features/advisor/advisor.contract.ts';
import { problemOf } from '#web/api/problem-error.ts';
import { problemText } from '#web/api/problems.ts';
import { Form } from '#web/forms/form.tsx';
import { useLiveHold } from '#web/live/live-hold.ts';
import { paths } from '#web/routes/paths.ts';
import { TextLink } from '#web/routes/text-link.tsx';
import { Button } from '#web/ui/button.tsx';
import { cx } from '#web/ui/class-names.ts';
import { ErrorText } from '#web/ui/error-text.tsx';
import { LogoMark } from '#web/ui/logo.tsx';
import { type ConversationId, useAdvisorStore } from '../advisor.queries.ts';
import { skipLabel } from '../labels/answer-labels.ts';
import { useReplyWords } from '../labels/use-reply-words.ts';
import { useAutosize } from '../use-autosize.ts';
import type { Sending } from './use-send-answer.ts';

/** What the advisor said; where it speaks of what it knows of the business, with the way there. */
export function AssistantMessage({ message }: { readonly message: Message }) {
  const { t } = useLingui();
  const wordsOf = useReplyWords();
  return (
    <div className="flex max-w-[40rem] items-start gap-3">
      <span className="mt-0.5">
        <LogoMark size={22} />
      </span>
      <div className="min-w-0">
        <span className="sr-only">{t`Advisor:`} </span>
        <p className="text-md whitespace-pre-wrap text-ink [overflow-wrap:anywhere]">
          {message.reply.length > 0 ? wordsOf(message.reply) : message.content}
        </p>
        {message.reply.some(({ kind }) => kind === 'thanks' || kind === 'complete') ? (
          <TextLink href={paths.platform.profile} className="mt-1 inline-block rounded-sm text-base">
            {t`Open the business profile`}
          </TextLink>
        ) : null}
      </div>
    </div>
  );
}

/** An answer on its way, and three quiet dots until its reply is there. */
export function OutgoingMessage({ text, isStored }: NonNullable<Sending['outgoing']>) {
  const { t } = useLingui();
  return (
    <>
      <UserBubble text={text}>
        <p className="mt-1 text-end text-sm text-ink-3">{isStored ? t`Sent` : t`Sending…`}</p>
      </UserBubble>
      <div className="flex items-center gap-3">
        <LogoMark size={22} />
        <span className="flex h-7 items-center gap-1.5" aria-hidden="true">
          {[0, 0.2, 0.4].map((delay) => (
            <span
              key={delay}
              className="size-1.5 animate-breathe rounded-full bg-ink-3"
              style={{ animationDelay: `${delay}s` }}
            />
          ))}
        </span>
        <span className="sr-only">{t`The advisor is typing`}</span>
      </div>
    </>
  );
}

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
  const [editing, setEditing] = useState<'not yet' | 'now' | 'before'>('not yet');
  if (editing === 'now' && replaceableIn !== null)
    return (
      <Replacement
        message={message}
        conversationId={replaceableIn}
        onClose={() => setEditing('before')}
        onReplaced={onReplaced}
      />
    );
  return (
    <UserBubble text={message.isSkip ? t(skipLabel) : message.content} isMuted={message.isSkip}>
      {replaceableIn === null || message.question === null ? null : (
        <Button
          variant="quiet"
          size="small"
          aria-label={t`Change this answer`}
          // The field that took its place had the focus.
          autoFocus={editing === 'before'}
          onPress={() => setEditing('now')}
          className="pointer-coarse:min-h-11"
        >
          {t`Change`}
        </Button>
      )}
      {children}
    </UserBubble>
  );
}

/** Words of the person, at the end of the line; what belongs to them stands under them. */
function UserBubble({
  text,
  isMuted = false,
  children,
}: {
  readonly text: string;
  readonly isMuted?: boolean;
  readonly children: ReactNode;
}) {
  const { t } = useLingui();
  return (
    <div className="flex max-w-[85%] flex-col items-end self-end">
      <div
        className={cx(
          'max-w-full rounded-lg rounded-ee-[4px] px-4 py-2.5',
          isMuted
            ? 'border border-line bg-sunken text-ink-2'
            : 'bg-green text-on-green dark:bg-green-soft dark:text-ink',
        )}
      >
        <span className="sr-only">{t`You:`} </span>
        <p dir="auto" className="text-md whitespace-pre-wrap [overflow-wrap:anywhere]">
          {text}
        </p>
      </div>
      {children}
    </div>
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
  const saving = useMutation({
    networkMode: 'always',
    mutationFn: () => store.api.replaceAnswer.call({ conversationId, messageId: message.id, content: text }),
    onSuccess: (conversation) => {
      store.putConversation(conversation);
      onReplaced();
    },
  });
  // What is on the screen stays there while somebody writes over it.
  useLiveHold(true);
  useAutosize(input, text, 320);
  const overBy = text.length - maxAnswerLength;
  const most = i18n.number(maxAnswerLength);
  const surplus = i18n.number(overBy);
  const problem = saving.error === null ? undefined : problemOf(saving.error);
  const isStale = problem?.code === 'request.not_found';
  const note =
    overBy > 0
      ? t`An answer can have ${most} characters. This one is ${surplus} too long; nothing you typed is lost.`
      : isStale
        ? t`Another tab changed this answer in the meantime. Copy what you typed, close this, and change it again.`
        : problem && problemText(i18n, problem);
  return (
    <Form className="w-full items-end gap-2" onSubmit={saving.mutate}>
      <textarea
        ref={input}
        // biome-ignore lint/a11y/noAutofocus: the button that opened it is gone, and this takes its place
        autoFocus
        rows={2}
        value={text}
        disabled={saving.isPending}
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
      <ErrorText id={noteId}>{note}</ErrorText>
      <div className="flex gap-2">
        <Button variant="quiet" size="small" isDisabled={saving.isPending} onPress={onClose}>
          {t`Cancel`}
        </Button>
        <Button
          type="submit"
          size="small"
          busy={saving.isPending}
          busyLabel={t`Saving…`}
          isDisabled={text.trim() === '' || overBy > 0 || isStale}
        >
          {t`Save`}
        </Button>
      </div>
    </Form>
  );
}
