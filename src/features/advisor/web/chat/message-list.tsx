import { useLingui } from '@lingui/react/macro';
import type { Message } from '#features/advisor/advisor.contract.ts';
import type { ReadingView } from '#features/advisor/reading.contract.ts';
import { AppLink } from '#web/routes/app-link.tsx';
import { paths } from '#web/routes/paths.ts';
import { LogoMark } from '#web/ui/logo.tsx';
import type { ConversationId } from '../advisor.queries.ts';
import { useReplyWords } from '../labels/use-reply-words.ts';
import { ReadingCard } from '../reading/reading-card.tsx';
import { OwnMessage, UserBubble } from './own-message.tsx';
import type { Sending } from './use-send-answer.ts';

/** The conversation as a log: what is added is spoken politely. */
export function MessageList({
  messages,
  reading,
  outgoing,
  replaceableIn,
  onReplaced,
}: {
  readonly messages: readonly Message[];
  /** How the messages are read, once that is known. */
  readonly reading: ReadingView | undefined;
  readonly outgoing: Sending['outgoing'];
  /** The conversation whose answers may still be replaced. */
  readonly replaceableIn: ConversationId | null;
  readonly onReplaced: () => void;
}) {
  const { t } = useLingui();
  return (
    <div role="log" aria-live="polite" aria-label={t`Conversation`} className="flex flex-col gap-5">
      {messages.map((message) =>
        message.role === 'assistant' ? (
          <AssistantMessage key={message.id} message={message} />
        ) : (
          <OwnMessage key={message.id} message={message} replaceableIn={replaceableIn} onReplaced={onReplaced}>
            {reading === undefined ? null : <ReadingCard messageId={message.id} reading={reading} />}
          </OwnMessage>
        ),
      )}
      {outgoing === undefined ? null : (
        <>
          <UserBubble text={outgoing.text}>
            <p className="mt-1 text-end text-sm text-ink-3">{outgoing.isStored ? t`Sent` : t`Sending…`}</p>
          </UserBubble>
          <TypingIndicator />
        </>
      )}
    </div>
  );
}

function AssistantMessage({ message }: { readonly message: Message }) {
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
          <AppLink
            href={paths.platform.profile}
            className="mt-1 inline-block rounded-sm text-base font-semibold text-green underline underline-offset-4"
          >
            {t`Open the business profile`}
          </AppLink>
        ) : null}
      </div>
    </div>
  );
}

/** Three quiet dots while a reply is on its way. */
function TypingIndicator() {
  const { t } = useLingui();
  return (
    <div className="flex items-center gap-3">
      <LogoMark size={22} />
      <span className="flex h-7 items-center gap-1.5" aria-hidden="true">
        {[0, 1, 2].map((dot) => (
          <span
            key={dot}
            className="size-1.5 animate-breathe rounded-full bg-ink-3"
            style={{ animationDelay: `${dot * 0.2}s` }}
          />
        ))}
      </span>
      <span className="sr-only">{t`The advisor is typing`}</span>
    </div>
  );
}
