import { Plural, useLingui } from '@lingui/react/macro';
import { lazy, type RefObject, Suspense, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useAccountQuery } from '#features/account/web/shared/shell-account.tsx';
import { ideas } from '#features/advisor/domain/advisor.plan.ts';
import type { QuestionId } from '#features/advisor/domain/questions.ts';
import { useCurrentWorkspace } from '#features/workspaces/web/shared/workspaces-context.ts';
import { planThatOpensQuota } from '#shared/plans/quota.ts';
import { TextLink } from '#web/routes/text-link.tsx';
import { useTimeFormat } from '#web/time/use-time-format.ts';
import { Banner } from '#web/ui/banner.tsx';
import { Button } from '#web/ui/button.tsx';
import { Chip } from '#web/ui/chip.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { type ConversationId, type ConversationView, useConversations, useReading } from '../advisor.queries.ts';
import { readyAnswers, skipLabel } from '../labels/answer-labels.ts';
import { PremiseCards } from '../reading/premise-cards.tsx';
import { ReadingCard } from '../reading/reading-card.tsx';
import { ReadingFailure } from '../reading/reading-failure.tsx';
import { advisorHref, useAdvisorLocation } from '../shared/use-advisor-location.ts';
import { Composer, QuotaNotice } from './composer.tsx';
import { AssistantMessage, OutgoingMessage, OwnMessage } from './messages.tsx';
import type { Sending } from './use-send-answer.ts';

const QuestionList = lazy(async () => ({ default: (await import('../reading/question-list.tsx')).QuestionList }));
const AnotherDialog = lazy(async () => ({ default: (await import('./another-dialog.tsx')).AnotherDialog }));

/** The AI Chat tab: the conversation, ready answers and the input at the foot of the screen. */
export function ChatPanel({
  conversation,
  sending,
  earlierId,
}: {
  readonly conversation: ConversationView;
  readonly sending: Sending;
  /** The conversation left behind when another one is being started. */
  readonly earlierId: ConversationId | null;
}) {
  const { t } = useLingui();
  const input = useRef<HTMLTextAreaElement>(null);
  const { isArchived } = useCurrentWorkspace();
  const { messages, question } = conversation;
  const { outgoing, failure } = sending;
  const isPending = outgoing !== undefined;
  const isClosed = isPending || isArchived;
  const isComplete = question === null && !isPending;
  const read = useReading(conversation.id);
  const reading = read.data;
  // The cards come after the messages they stand under.
  const readCount = new Set(reading?.mentions.map(({ messageId }) => messageId)).size;
  const end = useStayAtEnd(messages.length + readCount, isPending, failure !== undefined);
  useFocusAfterReply(input, isPending);

  return (
    <div className="mx-auto flex w-full max-w-[46rem] flex-1 flex-col">
      <div className="flex-1 px-4 pt-5 pb-6 sm:px-8 sm:pt-8">
        <EarlierConversations currentId={conversation.id} />
        {earlierId === null ? null : <EarlierPlan conversationId={earlierId} />}
        <div role="log" aria-live="polite" aria-label={t`Conversation`} className="flex flex-col gap-5">
          {messages.map((message) =>
            message.role === 'assistant' ? (
              <AssistantMessage key={message.id} message={message} />
            ) : (
              <OwnMessage
                key={message.id}
                message={message}
                replaceableIn={isComplete || isClosed ? null : conversation.id}
                onReplaced={() => input.current?.focus({ preventScroll: true })}
              >
                {reading === undefined ? null : <ReadingCard messageId={message.id} reading={reading} />}
              </OwnMessage>
            ),
          )}
          {outgoing === undefined ? null : <OutgoingMessage {...outgoing} />}
        </div>
        <ReadingFailure read={read} />
        {isClosed || question === null ? null : <ReadyAnswers question={question} sending={sending} input={input} />}
        {isClosed || reading === undefined ? null : <PremiseCards reading={reading} />}
        {isClosed || reading === undefined || !isComplete ? null : (
          <div className="mt-6 sm:ps-[2.125rem]">
            <Suspense fallback={<Skeleton className="h-40 w-full" />}>
              <QuestionList reading={reading} />
            </Suspense>
          </div>
        )}
        {isComplete ? <AfterComplete conversation={conversation} /> : null}
        <div ref={end} className="scroll-mb-40" />
      </div>
      <Composer question={question} sending={sending} isDisabled={isClosed} inputRef={input} />
    </div>
  );
}

/** One chip skips the question at once; the others put their words into the input, to be completed. */
function ReadyAnswers({
  question,
  sending,
  input,
}: {
  readonly question: QuestionId;
  readonly sending: Sending;
  readonly input: RefObject<HTMLTextAreaElement | null>;
}) {
  const { t } = useLingui();
  const choose = (answer: string) => {
    const before = sending.draft.trim();
    sending.changeDraft(before === '' ? `${answer}, ` : `${before.replace(/,$/, '')}, ${answer.toLowerCase()}, `);
    input.current?.focus();
  };
  return (
    <fieldset className="mt-4 flex flex-wrap gap-2 sm:ps-[2.125rem]">
      <legend className="sr-only">{t`Ready answers`}</legend>
      {readyAnswers[question].map(({ label, answer }) => (
        <Chip key={answer} onPress={() => choose(answer)}>
          {t(label)}
        </Chip>
      ))}
      <Chip onPress={() => void sending.send(t(skipLabel), true)}>{t(skipLabel)}</Chip>
    </fieldset>
  );
}

function AfterComplete({ conversation: { quota, isNewAllowed } }: { readonly conversation: ConversationView }) {
  const { t } = useLingui();
  const { location, go } = useAdvisorLocation();
  const { data: account } = useAccountQuery();
  const [opened, setOpened] = useState<'dialog' | 'refusal'>();
  const { isArchived } = useCurrentWorkspace();
  const close = () => setOpened(undefined);
  // After a downgrade the next plan may have no room for what was used either.
  const plan = planThatOpensQuota(ideas, account?.plan ?? 'Free', { month: quota?.used ?? 0 });
  return (
    <div className="mt-5 flex flex-col items-start gap-3 sm:ps-[2.125rem]">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <TextLink href={advisorHref({ tab: 'plan', conversationId: location.conversationId })} className="text-base">
          {t`Open your plan`}
        </TextLink>
        {isArchived ? null : (
          <Button variant="quiet" size="small" onPress={() => setOpened(isNewAllowed === false ? 'refusal' : 'dialog')}>
            {t`Start another conversation`}
          </Button>
        )}
      </div>
      <Suspense>
        {opened === 'dialog' ? (
          <AnotherDialog onSameBusiness={() => go({ tab: 'chat', isNew: true })} onClose={close} />
        ) : null}
      </Suspense>
      {opened === 'refusal' ? (
        <div ref={showWhole} className="w-full scroll-mb-28">
          <QuotaNotice quota={{ ...quota, plan }} onDismiss={close} />
        </div>
      ) : null}
    </div>
  );
}

const showWhole = (element: HTMLElement | null) => element?.scrollIntoView({ block: 'nearest' });

/** The way back to the other conversations about this business; nothing while there is only one. */
function EarlierConversations({ currentId }: { readonly currentId: ConversationId | null }) {
  const { t } = useLingui();
  const { day } = useTimeFormat();
  const { data } = useConversations();
  const others = data?.conversations.filter((conversation) => conversation.id !== currentId) ?? [];
  if (others.length === 0) return null;
  const count = others.length;
  return (
    <details className="mb-6 rounded-lg border border-line px-4 py-2 text-sm">
      <summary className="cursor-pointer py-1 font-semibold text-ink">
        <Plural value={count} one="# earlier conversation" other="# earlier conversations" />
      </summary>
      <ul className="flex flex-col">
        {others.map(({ id, title, progress, startedAt }) => (
          <li key={id} className="border-t border-line py-2 compact:py-1">
            <TextLink
              href={advisorHref({ tab: progress === 100 ? 'plan' : 'chat', conversationId: id })}
              className="[overflow-wrap:anywhere]"
            >
              {title === '' ? t`Without words` : title}
            </TextLink>
            <p className="text-ink-2">
              {day(startedAt)} · {progress === 100 ? t`Complete` : t`${progress}% complete`}
            </p>
          </li>
        ))}
      </ul>
    </details>
  );
}

function EarlierPlan({ conversationId }: { readonly conversationId: ConversationId }) {
  const { t } = useLingui();
  return (
    <div className="mb-6">
      <Banner
        title={t`Another conversation about this business`}
        action={
          <TextLink href={advisorHref({ tab: 'plan', conversationId })} className="text-sm">
            {t`Back to the earlier plan`}
          </TextLink>
        }
      >
        {t`It counts as an idea once you send the first answer. The earlier plan stays as it is.`}
      </Banner>
    </div>
  );
}

/** The input is disabled while a reply is pending and loses the focus; afterwards it gets it back. */
function useFocusAfterReply(input: RefObject<HTMLTextAreaElement | null>, isPending: boolean): void {
  const wasPending = useRef(false);
  useEffect(() => {
    const isFree = document.activeElement === document.body || document.activeElement === null;
    if (wasPending.current && !isPending && isFree) input.current?.focus({ preventScroll: true });
    wasPending.current = isPending;
  }, [input, isPending]);
}

/** Opens at the newest message and follows what is added. */
function useStayAtEnd(messageCount: number, isPending: boolean, isFailed: boolean): RefObject<HTMLDivElement | null> {
  const end = useRef<HTMLDivElement>(null);
  const isFirst = useRef(true);
  useLayoutEffect(() => {
    const behavior = isFirst.current ? 'instant' : 'auto';
    isFirst.current = false;
    if (messageCount > 1 || isPending || isFailed) end.current?.scrollIntoView({ block: 'end', behavior });
  }, [messageCount, isPending, isFailed]);
  return end;
}
