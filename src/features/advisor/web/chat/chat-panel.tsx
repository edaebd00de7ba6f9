import { useLingui } from '@lingui/react/macro';
import { lazy, type RefObject, Suspense, useEffect, useId, useLayoutEffect, useRef, useState } from 'react';
import { useAccountQuery } from '#features/account/web/shared/shell-account.tsx';
import { ideas } from '#features/advisor/domain/advisor.plan.ts';
import { useCurrentWorkspace } from '#features/workspaces/web/shared/workspaces-context.ts';
import { planThatOpensQuota } from '#shared/plans/quota.ts';
import { AppLink } from '#web/routes/app-link.tsx';
import { Banner } from '#web/ui/banner.tsx';
import { Button } from '#web/ui/button.tsx';
import { Chip } from '#web/ui/chip.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { type ConversationId, type ConversationView, useReading } from '../advisor.queries.ts';
import { placeholders, readyAnswers, skipLabel } from '../labels/answer-labels.ts';
import { PremiseCards } from '../reading/premise-cards.tsx';
import { ReadingFailure } from '../reading/reading-failure.tsx';
import { advisorHref } from '../shared/use-advisor-location.ts';
import { Composer } from './composer.tsx';
import { EarlierConversations } from './earlier-conversations.tsx';
import { MessageList } from './message-list.tsx';
import { QuotaNotice, SendFailureNotice } from './send-failure.tsx';
import type { useSendAnswer } from './use-send-answer.ts';

const QuestionList = lazy(async () => ({ default: (await import('../reading/question-list.tsx')).QuestionList }));
const AnotherDialog = lazy(async () => ({ default: (await import('./another-dialog.tsx')).AnotherDialog }));

/** The AI Chat tab: the conversation, ready answers and the input at the foot of the screen. */
export function ChatPanel({
  conversation,
  sending,
  earlierId,
  planHref,
  onStartAnother,
}: {
  readonly conversation: ConversationView;
  readonly sending: ReturnType<typeof useSendAnswer>;
  /** The conversation left behind when another one is being started. */
  readonly earlierId: ConversationId | null;
  readonly planHref: string;
  readonly onStartAnother: () => void;
}) {
  const { t } = useLingui();
  const input = useRef<HTMLTextAreaElement>(null);
  const noticeId = useId();
  const { draft, outgoing, failure } = sending;
  const isPending = outgoing !== undefined;
  const { isArchived } = useCurrentWorkspace();
  useFocusAfterReply(input, isPending);
  const read = useReading(conversation.id);
  const reading = read.data;
  const isComplete = conversation.question === null && !isPending;
  // The cards come after the messages they stand under.
  const readCount = new Set(reading?.mentions.map(({ messageId }) => messageId)).size;
  const end = useStayAtEnd(conversation.messages.length + readCount, isPending, failure !== undefined);

  return (
    <div className="mx-auto flex w-full max-w-[46rem] flex-1 flex-col">
      <div className="flex-1 px-4 pt-5 pb-6 sm:px-8 sm:pt-8">
        <EarlierConversations currentId={conversation.id} />
        {earlierId === null ? null : <EarlierPlan conversationId={earlierId} />}
        <MessageList
          messages={conversation.messages}
          reading={reading}
          outgoing={outgoing}
          onReplaced={() => input.current?.focus({ preventScroll: true })}
          replaceableIn={isComplete || isPending || isArchived ? null : conversation.id}
        />
        <ReadingFailure read={read} />
        {isPending || isArchived ? null : <ReadyAnswers conversation={conversation} sending={sending} input={input} />}
        {reading === undefined || isPending || isArchived ? null : <PremiseCards reading={reading} />}
        {reading === undefined || !isComplete || isArchived ? null : (
          <div className="mt-6 sm:ps-[2.125rem]">
            <Suspense fallback={<Skeleton className="h-40 w-full" />}>
              <QuestionList reading={reading} />
            </Suspense>
          </div>
        )}
        {isComplete ? (
          <AfterComplete conversation={conversation} planHref={planHref} onStartAnother={onStartAnother} />
        ) : null}
        <div ref={end} className="scroll-mb-40" />
      </div>
      <div className="sticky bottom-0 z-10 flex flex-col gap-3 bg-paper px-4 pt-1 before:pointer-events-none before:absolute before:inset-x-0 before:bottom-full before:h-6 before:bg-linear-to-t before:from-paper before:to-transparent pb-[max(0.75rem,env(safe-area-inset-bottom))] sm:px-8 sm:pb-5">
        {failure === undefined ? null : (
          <div id={noticeId}>
            <SendFailureNotice
              problem={failure.problem}
              isSkip={failure.isSkip}
              onRetry={sending.retry}
              onDismiss={sending.dismissFailure}
            />
          </div>
        )}
        <Composer
          text={draft}
          placeholder={conversation.question === null ? t`Write a message` : t(placeholders[conversation.question])}
          isPending={isPending || isArchived}
          describedBy={failure === undefined ? undefined : noticeId}
          onChange={sending.changeDraft}
          onSend={() => void sending.send(draft)}
          inputRef={input}
        />
      </div>
    </div>
  );
}

/** One chip skips the question at once; the others put their words into the input, to be completed. */
function ReadyAnswers({
  conversation,
  sending,
  input,
}: {
  readonly conversation: ConversationView;
  readonly sending: ReturnType<typeof useSendAnswer>;
  readonly input: RefObject<HTMLTextAreaElement | null>;
}) {
  const { t } = useLingui();
  if (conversation.question === null) return null;
  const choose = (answer: string) => {
    const before = sending.draft.trim();
    sending.changeDraft(before === '' ? `${answer}, ` : `${before.replace(/,$/, '')}, ${answer.toLowerCase()}, `);
    input.current?.focus();
  };
  return (
    <fieldset className="mt-4 flex flex-wrap gap-2 sm:ps-[2.125rem]">
      <legend className="sr-only">{t`Ready answers`}</legend>
      {readyAnswers[conversation.question].map(({ label, answer }) => (
        <Chip key={answer} onPress={() => choose(answer)}>
          {t(label)}
        </Chip>
      ))}
      <Chip onPress={() => void sending.send(t(skipLabel), true)}>{t(skipLabel)}</Chip>
    </fieldset>
  );
}

function AfterComplete({
  conversation,
  planHref,
  onStartAnother,
}: {
  readonly conversation: ConversationView;
  readonly planHref: string;
  readonly onStartAnother: () => void;
}) {
  const { t } = useLingui();
  const { data: account } = useAccountQuery();
  const [isRefused, setRefused] = useState(false);
  const [isAsking, setAsking] = useState(false);
  const { isArchived } = useCurrentWorkspace();
  const { quota } = conversation;
  // After a downgrade the next plan may have no room for what was used either.
  const used = { month: quota?.used ?? 0 };
  const opens = planThatOpensQuota(ideas, account?.plan ?? 'Free', used);
  return (
    <div className="mt-5 flex flex-col items-start gap-3 sm:ps-[2.125rem]">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <AppLink href={planHref} className="text-base font-semibold text-green underline underline-offset-4">
          {t`Open your plan`}
        </AppLink>
        {isArchived ? null : (
          <Button
            variant="quiet"
            size="small"
            onPress={() => (conversation.isNewAllowed === false ? setRefused(true) : setAsking(true))}
          >
            {t`Start another conversation`}
          </Button>
        )}
      </div>
      <Suspense>
        {isAsking ? <AnotherDialog onSameBusiness={onStartAnother} onClose={() => setAsking(false)} /> : null}
      </Suspense>
      {isRefused ? (
        <div ref={showWhole} className="w-full scroll-mb-28">
          <QuotaNotice
            onDismiss={() => setRefused(false)}
            problem={{
              code: 'billing.quota_exceeded',
              message: '',
              ...(quota === undefined ? {} : { used: quota.used, reset: quota.reset }),
              ...(quota === undefined || quota.limit === null ? {} : { limit: quota.limit }),
              ...(opens === undefined ? {} : { plan: opens }),
            }}
          />
        </div>
      ) : null}
    </div>
  );
}

const showWhole = (element: HTMLElement | null) => {
  element?.scrollIntoView({ block: 'nearest' });
};

function EarlierPlan({ conversationId }: { readonly conversationId: ConversationId }) {
  const { t } = useLingui();
  return (
    <div className="mb-6">
      <Banner
        title={t`Another conversation about this business`}
        action={
          <AppLink
            href={advisorHref({ tab: 'plan', conversationId })}
            className="text-sm font-semibold text-green underline underline-offset-4"
          >
            {t`Back to the earlier plan`}
          </AppLink>
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
