import { Plural, useLingui } from '@lingui/react/macro';
import { AppLink } from '#web/routes/app-link.tsx';
import { useTimeFormat } from '#web/time/use-time-format.ts';
import { type ConversationId, useConversations } from '../advisor.queries.ts';
import { advisorHref } from '../shared/use-advisor-location.ts';

/** The way back to the other conversations about this business; nothing while there is only one. */
export function EarlierConversations({ currentId }: { readonly currentId: ConversationId | null }) {
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
            <AppLink
              href={advisorHref({ tab: progress === 100 ? 'plan' : 'chat', conversationId: id })}
              className="font-semibold text-green underline underline-offset-4 [overflow-wrap:anywhere]"
            >
              {title === '' ? t`Without words` : title}
            </AppLink>
            <p className="text-ink-2">
              {day(startedAt)} · {progress === 100 ? t`Complete` : t`${progress}% complete`}
            </p>
          </li>
        ))}
      </ul>
    </details>
  );
}
