import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { BlogTopic } from '#features/sites/blog.contract.ts';
import type { Site } from '#features/sites/sites.contract.ts';
import { paths } from '#web/routes/paths.ts';
import { TextLink } from '#web/routes/text-link.tsx';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { LoadFailure } from '#web/ui/load-failure.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { useTopics } from './blog.queries.ts';
import { postQuestionWords } from './post-words.ts';
import { useBeginPost } from './use-begin-post.ts';

/** Subjects for posts, each with the facts it rests on and the questions it leaves open; some of them only ask. */
export function TopicsDialog({ siteId, onClose }: { readonly siteId: Site['id']; readonly onClose: () => void }) {
  const { t } = useLingui();
  const { data, error, refetch } = useTopics(siteId);
  return (
    <Dialog title={t`Topics`} isOpen onClose={onClose} size="medium" isSheet>
      {data === undefined ? (
        error === null ? (
          <div aria-busy="true" className="flex flex-col gap-4">
            {['topic-1', 'topic-2', 'topic-3'].map((line) => (
              <Skeleton key={line} className="h-24 w-full" />
            ))}
          </div>
        ) : (
          <LoadFailure title={t`The subjects did not load`} error={error} onRetry={() => void refetch()} />
        )
      ) : data.topics.length === 0 ? (
        <p className="text-base text-pretty text-ink">
          {t`Subjects are made of what is known of your business, and nothing is known yet. Tell the advisor what you offer, what it costs and for whom it is.`}{' '}
          <TextLink href={paths.platform.businessGeneration}>{t`Open the advisor`}</TextLink>
        </p>
      ) : (
        <div className="flex flex-col gap-4">
          <p className="text-base text-pretty text-ink-2">
            {t`Subjects rest on what is known of your business, or ask what its readers want to know. A draft says what you said as you said it, and asks for the rest.`}
          </p>
          <ul className="flex flex-col">
            {data.topics.map((topic) => (
              <TopicLine key={topic.id} siteId={siteId} topic={topic} />
            ))}
          </ul>
        </div>
      )}
    </Dialog>
  );
}

function TopicLine({ siteId, topic }: { readonly siteId: Site['id']; readonly topic: BlogTopic }) {
  const { t } = useLingui();
  const { begin, open, isBusy } = useBeginPost(siteId);
  const { title, rests, asks, postId } = topic;
  const questions = asks.length;
  return (
    <li className="flex flex-col gap-2 border-b border-line py-4 first:pt-0 last:border-0 last:pb-0">
      <div className="flex flex-wrap items-baseline justify-between gap-x-3 gap-y-1">
        <h3 className="min-w-0 flex-1 basis-64 text-base font-semibold [overflow-wrap:anywhere] text-ink">{title}</h3>
        {postId === null ? null : <Badge tone="green">{t`Written already`}</Badge>}
      </div>
      {rests.length === 0 ? (
        <p className="text-sm text-ink-2">{t`Nothing is known of it yet: it asks you.`}</p>
      ) : (
        <div className="text-sm text-ink-2">
          <p>{t`Rests on:`}</p>
          <ul className="ms-4 list-disc [overflow-wrap:anywhere]">
            {rests.map(({ key, text }) => (
              <li key={key}>{text.split('\n').join(' · ')}</li>
            ))}
          </ul>
        </div>
      )}
      {questions === 0 ? null : (
        <details className="text-sm text-ink-2">
          <summary className="min-h-6 cursor-pointer">
            {t`${plural(questions, { one: 'Leaves # question open', other: 'Leaves # questions open' })}`}
          </summary>
          <ul className="ms-4 list-disc">
            {asks.map((question) => (
              <li key={question}>{t(postQuestionWords[question])}</li>
            ))}
          </ul>
        </details>
      )}
      <div className="flex flex-wrap gap-2">
        {postId === null ? (
          <Button size="small" busy={isBusy} busyLabel={t`Writing…`} onPress={() => void begin(topic.id)}>
            {t`Write a draft`}
          </Button>
        ) : (
          <Button size="small" variant="quiet" onPress={() => open(postId)}>{t`Open the post`}</Button>
        )}
      </div>
    </li>
  );
}
