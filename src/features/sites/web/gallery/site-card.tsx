import { useLingui } from '@lingui/react/macro';
import { ExternalLink } from 'lucide-react';
import type { Builder, Site } from '#features/sites/sites.contract.ts';
import { AppLink } from '#web/routes/app-link.tsx';
import { paths } from '#web/routes/paths.ts';
import { useTimeFormat } from '#web/time/use-time-format.ts';
import { Badge } from '#web/ui/badge.tsx';
import { buttonStyle } from '#web/ui/button-style.ts';
import { Icon } from '#web/ui/icon.tsx';
import { BringSite } from '../moving/bring-site.tsx';
import { SiteDownloads } from '../moving/site-downloads.tsx';
import { templateWords } from '../sites-words.ts';
import { TakeOffline } from './take-offline.tsx';
import { Thumbnail } from './thumbnail.tsx';

/** The site there is: how it looks, whether it is online, and the way into the editor. */
export function SiteCard({ builder: { look, open }, site }: { readonly builder: Builder; readonly site: Site }) {
  const { t } = useLingui();
  const { day } = useTimeFormat();
  const { document, online, url } = site;
  const title = document.title === '' ? t`Your website` : document.title;
  const template = t(templateWords[document.template].name);
  const since = online ? day(online.publishedAt) : '';
  return (
    <section aria-labelledby="sites-own" className="grid items-start gap-6 md:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
      <Thumbnail document={document} look={look} label={t`The first page of ${title}`} />
      <div className="flex min-w-0 flex-col items-start gap-3">
        <Badge tone={online ? 'green' : 'neutral'}>{online ? t`Online` : t`Draft`}</Badge>
        <h2 id="sites-own" className="display text-xl [overflow-wrap:anywhere] text-ink">
          {title}
        </h2>
        <p className="text-base text-pretty text-ink-2">
          {t`In the template ${template}.`}{' '}
          {online === null
            ? t`Nobody else has seen it yet.`
            : online.isCurrent
              ? t`Online as it is here since ${since}.`
              : t`Online since ${since}; what you changed after that is not online yet.`}
        </p>
        {online ? (
          <a
            href={url}
            target="_blank"
            rel="noopener"
            className="flex min-h-8 max-w-full items-center gap-1.5 text-base font-semibold [overflow-wrap:anywhere] text-green underline underline-offset-4"
          >
            {url}
            <Icon of={ExternalLink} size={14} className="shrink-0" />
            <span className="sr-only">{t`(opens in a new tab)`}</span>
          </a>
        ) : null}
        {open.builder ? (
          <AppLink href={paths.platform.websiteEditor} className={buttonStyle('primary', 'medium', 'mt-2')}>
            {t`Open the editor`}
          </AppLink>
        ) : online ? (
          <TakeOffline site={site} />
        ) : null}
        <section aria-labelledby="sites-along" className="mt-3 flex w-full flex-col gap-3 border-t border-line pt-4">
          <h3 id="sites-along" className="text-base font-semibold text-ink">{t`Take it along`}</h3>
          <SiteDownloads site={site} open={open} />
          {open.builder ? <BringSite site={site} /> : null}
        </section>
      </div>
    </section>
  );
}
