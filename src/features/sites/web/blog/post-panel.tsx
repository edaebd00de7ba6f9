import { useLingui } from '@lingui/react/macro';
import { useRouter } from '@tanstack/react-router';
import { CircleAlert, ExternalLink } from 'lucide-react';
import { useState } from 'react';
import { postGaps } from '#features/sites/domain/blog/post.ts';
import { problemOf } from '#web/api/problem-error.ts';
import { problemText } from '#web/api/problems.ts';
import { useTimeFormat } from '#web/time/use-time-format.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Banner } from '#web/ui/banner.tsx';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { PostAddressForm } from './post-address-form.tsx';
import { usePostState, usePostTools } from './post-context.tsx';
import { postQuestionWords, postStateWords } from './post-words.ts';
import { ScheduleForm } from './schedule-form.tsx';
import { usePostPublishing } from './use-post-publishing.ts';

/** In which state the post is, what still keeps it from being published, and what can be done with it. */
export function PostPanel({ blogHref }: { readonly blogHref: string }) {
  const { t, i18n } = useLingui();
  const { post, draft, status } = usePostState();
  const publishing = usePostPublishing();
  const [isPlanning, setPlanning] = useState(false);
  const gaps = postGaps(draft);
  const isStopped = gaps.length > 0;
  const { state } = post;
  const isAsOnline = state === 'published' && post.isOnline && !post.hasChanges && status === 'saved';
  return (
    <aside aria-label={t`Publishing`} className="flex flex-col gap-6">
      <section aria-labelledby="post-state" className="flex flex-col items-start gap-3">
        <h2 id="post-state" className="sr-only">{t`State`}</h2>
        <Badge tone={state === 'published' ? 'green' : state === 'scheduled' ? 'gold' : 'neutral'}>
          {t(postStateWords[state])}
        </Badge>
        <StateWords isAsOnline={isAsOnline} />
        {publishing.error ? (
          <Banner tone="attention" isAlert>
            {problemText(i18n, problemOf(publishing.error))}
          </Banner>
        ) : null}
        {state === 'scheduled' ? (
          <Button busy={publishing.isBusy} onPress={() => void publishing.unschedule()}>{t`Take the plan back`}</Button>
        ) : (
          <div className="flex flex-wrap gap-2">
            <Button
              variant="primary"
              busy={publishing.isBusy}
              busyLabel={t`Publishing…`}
              // Said, not disabled: why it does nothing stands beside it.
              aria-disabled={isStopped || isAsOnline}
              onPress={() => !isStopped && !isAsOnline && void publishing.publish()}
            >
              {state === 'published' ? t`Publish the changes` : t`Publish`}
            </Button>
            {state === 'draft' ? (
              <Button
                aria-expanded={isPlanning}
                aria-disabled={isStopped}
                onPress={() => !isStopped && setPlanning(!isPlanning)}
              >{t`Plan it for later`}</Button>
            ) : null}
          </div>
        )}
        {state === 'draft' && isPlanning && !isStopped ? (
          <ScheduleForm
            isBusy={publishing.isBusy}
            onPlan={async (publishAt) => {
              if (await publishing.schedule(publishAt)) setPlanning(false);
            }}
            onCancel={() => setPlanning(false)}
          />
        ) : null}
        {state === 'published' || post.isOnline ? (
          <Button variant="quiet" size="small" busy={publishing.isBusy} onPress={() => void publishing.unpublish()}>
            {t`Take it offline`}
          </Button>
        ) : null}
      </section>
      <OpenQuestions gaps={gaps} />
      <PostAddressForm />
      <RemovePost blogHref={blogHref} remove={publishing.remove} />
    </aside>
  );
}

/** Where the post is, since or until when, and what kept it from being published. */
function StateWords({ isAsOnline }: { readonly isAsOnline: boolean }) {
  const { t, i18n } = useLingui();
  const { moment } = useTimeFormat();
  const { post } = usePostState();
  const { state, publishAt, publishedAt, isOnline, missed, url } = post;
  const since = publishedAt === null ? '' : moment(publishedAt);
  const at = publishAt === null ? '' : moment(publishAt);
  if (missed !== null) {
    const why = problemText(i18n, { code: missed, message: missed });
    return <p className="text-base text-pretty text-clay">{t`It was not published at its time: ${why}`}</p>;
  }
  if (state === 'scheduled') return <p className="text-base text-ink">{t`It goes online by itself: ${at}`}</p>;
  if (state === 'draft')
    return (
      <p className="text-base text-pretty text-ink">
        {isOnline ? t`An earlier release of your website that is online shows it.` : t`Nobody else can read it yet.`}
      </p>
    );
  if (!isOnline)
    return (
      <p className="text-base text-pretty text-ink">
        {t`It was published, and what is online now is without it. Publishing the post or the website shows it again.`}
      </p>
    );
  return (
    <>
      <p className="text-base text-ink">{t`Online since ${since}`}</p>
      <a
        href={url}
        target="_blank"
        rel="noopener"
        className="flex min-h-8 max-w-full items-center gap-1.5 font-semibold [overflow-wrap:anywhere] text-green underline underline-offset-4"
      >
        {t`Read it`}
        <Icon of={ExternalLink} size={14} className="shrink-0" />
        <span className="sr-only">{t`(opens in a new tab)`}</span>
      </a>
      <p role="status" className="text-sm text-ink-2">
        {isAsOnline ? t`It is as it is online.` : t`It has changes that are not online.`}
      </p>
    </>
  );
}

/** What is asked before the post can be published; each leads to its place. */
function OpenQuestions({ gaps }: { readonly gaps: ReturnType<typeof postGaps> }) {
  const { t } = useLingui();
  if (gaps.length === 0) return null;
  const lead = (partId: string | null): void => {
    const place = document.querySelector(`[data-post-part="${partId ?? 'title'}"]`);
    place?.querySelector<HTMLElement>('input, textarea')?.focus();
  };
  return (
    <section aria-labelledby="post-questions" className="flex flex-col gap-1">
      <h2 id="post-questions" className="text-sm font-semibold text-ink">{t`Before it can be published`}</h2>
      <ul className="-mx-2 flex flex-col">
        {gaps.map(({ partId, question }) => (
          <li key={`${partId} ${question}`}>
            <button
              type="button"
              onClick={() => lead(partId)}
              className="flex min-h-9 w-full items-start gap-2 rounded-sm px-2 py-1.5 text-start text-sm text-ink-2 hover:bg-sunken hover:text-ink pointer-coarse:min-h-11"
            >
              <Icon of={CircleAlert} size={14} className="mt-0.5 shrink-0 text-clay" />
              {t(postQuestionWords[question])}
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Deletes the post, which cannot be taken back: it asks first. A published one is taken offline before. */
function RemovePost({ blogHref, remove }: { readonly blogHref: string; readonly remove: () => Promise<boolean> }) {
  const { t } = useLingui();
  const router = useRouter();
  const { saving } = usePostTools();
  const { post } = usePostState();
  const [isAsking, setAsking] = useState(false);
  const [isBusy, setBusy] = useState(false);
  if (post.state === 'published')
    return <p className="text-sm text-pretty text-ink-2">{t`To delete this post, take it offline first.`}</p>;
  const decide = async (): Promise<void> => {
    setBusy(true);
    const isDone = await remove();
    setBusy(false);
    setAsking(false);
    // What is typed from here on would be saved nowhere.
    if (isDone && !saving.isUnsaved()) void router.navigate({ href: blogHref });
  };
  return (
    <div>
      <Button variant="quiet" size="small" onPress={() => setAsking(true)}>{t`Delete this post`}</Button>
      {isAsking ? (
        <Dialog
          title={t`Delete this post?`}
          isOpen
          mustAnswer
          onClose={() => setAsking(false)}
          actions={
            <>
              <Button busy={isBusy} busyLabel={t`Deleting…`} onPress={() => void decide()}>{t`Delete it`}</Button>
              <Button variant="primary" onPress={() => setAsking(false)} autoFocus>{t`Keep it`}</Button>
            </>
          }
        >
          {t`Its words are gone for good.`}
        </Dialog>
      ) : null}
    </div>
  );
}
