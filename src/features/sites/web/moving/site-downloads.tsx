import { useLingui } from '@lingui/react/macro';
import type { Builder, Site } from '#features/sites/sites.contract.ts';
import { problemOf } from '#web/api/problem-error.ts';
import { problemText } from '#web/api/problems.ts';
import { Button } from '#web/ui/button.tsx';
import { ErrorText } from '#web/ui/error-text.tsx';
import { useDownloadSite } from '../sites.queries.ts';

/** The site to take along: its pages for any web server where the plan puts them online, and its source on every plan. */
export function SiteDownloads({
  site,
  open,
}: {
  readonly site: Pick<Site, 'id' | 'online'>;
  readonly open: Builder['open'];
}) {
  const { t, i18n } = useLingui();
  const { mutate, isPending, variables, error } = useDownloadSite(site.id);
  return (
    <div className="flex flex-col gap-2">
      <div className="flex flex-wrap gap-2">
        {open.builder ? (
          <Button
            size="small"
            busy={isPending && variables === 'pages'}
            busyLabel={t`Putting it together…`}
            onPress={() => mutate('pages')}
          >
            {t`Download the site`}
          </Button>
        ) : null}
        <Button
          size="small"
          busy={isPending && variables === 'source'}
          busyLabel={t`Putting it together…`}
          onPress={() => mutate('source')}
        >
          {t`Download its source`}
        </Button>
      </div>
      <p className="max-w-prose text-sm text-ink-2">
        {open.builder
          ? site.online
            ? t`The site is what is online, as files for any web server. Its source is the draft with its pictures and posts, and can be brought into another installation.`
            : t`The site is the draft, as files for any web server. Its source is the draft with its pictures and posts, and can be brought into another installation.`
          : t`Its source, with its pictures and posts, can be brought into another installation.`}
      </p>
      <ErrorText>{error ? problemText(i18n, problemOf(error)) : null}</ErrorText>
    </div>
  );
}
