import { useLingui } from '@lingui/react/macro';
import { TextLink } from '#web/routes/text-link.tsx';
import type { ThreadView } from '#web/threads.ts';
import { cx } from '#web/ui/class-names.ts';
import { LoadingRegion } from '#web/ui/loading-region.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';

/** What was begun or changed last, the most pressing first. */
export function OpenThreads({ threads }: { readonly threads: readonly ThreadView[] | undefined }) {
  const { t } = useLingui();
  return (
    <section aria-labelledby="threads">
      <h2 id="threads" className="text-md font-semibold text-ink">
        {t`Continue where you stopped`}
      </h2>
      {threads === undefined ? (
        <LoadingRegion label={t`Loading`}>
          <div className="mt-3 flex flex-col gap-3 border-t border-line pt-4">
            <Skeleton className="h-4 w-36 max-w-full" />
            <Skeleton className="h-11 w-full" />
          </div>
        </LoadingRegion>
      ) : null}
      {threads?.length === 0 ? (
        <p className="mt-2 border-t border-line pt-3 text-base text-pretty text-ink-2">
          {t`Nothing is open yet. You can stop anything halfway: it waits for you here, at the very place.`}
        </p>
      ) : null}
      {threads === undefined || threads.length === 0 ? null : (
        <ul className="mt-2 border-t border-line">
          {threads.map((thread) => (
            <li
              key={thread.id}
              className="flex flex-wrap items-end justify-between gap-x-4 gap-y-1 border-b border-line py-3 compact:py-1.5"
            >
              <div className="min-w-0 flex-1 basis-52">
                <p className={cx('text-sm', thread.isPressing ? 'font-semibold text-clay' : 'text-ink-2')}>
                  {thread.label}
                </p>
                <p className="mt-0.5 line-clamp-3 text-base font-semibold [overflow-wrap:anywhere] text-ink">
                  {thread.title}
                </p>
                {thread.detail === undefined ? null : (
                  <p className="line-clamp-2 text-sm [overflow-wrap:anywhere] text-ink-2">{thread.detail}</p>
                )}
              </div>
              <TextLink href={thread.href} className="shrink-0 rounded-sm py-0.5 text-base">
                {thread.action}
                <span className="sr-only"> {thread.title}</span>
              </TextLink>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
