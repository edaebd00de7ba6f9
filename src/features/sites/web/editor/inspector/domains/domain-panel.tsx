import { useLingui } from '@lingui/react/macro';
import { Lock } from 'lucide-react';
import { problemOf } from '#web/api/problem-error.ts';
import { problemText } from '#web/api/problems.ts';
import { paths } from '#web/routes/paths.ts';
import { TextLink } from '#web/routes/text-link.tsx';
import { Button } from '#web/ui/button.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { useDomains } from '../../../sites.queries.ts';
import { useEditor } from '../../editor-context.ts';
import { useSavingState } from '../../saving-context.tsx';
import { AddDomain } from './add-domain.tsx';
import { DomainItem } from './domain-item.tsx';

/** Domains that a site has at most; the server refuses more. */
const mostDomains = 3;

/** The domains of the site, each with what is left to do; where the plan or the installation offers none, it says so. */
export function DomainPanel() {
  const { t, i18n } = useLingui();
  const { builder } = useEditor();
  const { site } = useSavingState();
  const { data, error, refetch } = useDomains(site.id);
  const { customDomains, open } = builder;
  const domains = data?.domains ?? [];
  const isMoved = domains.some(({ isMain, state }) => isMain && state === 'proven');
  const mayAdd = customDomains && open.domains && data !== undefined && domains.length < mostDomains;
  return (
    <section aria-labelledby="editor-domains" className="flex flex-col gap-2 border-t border-line pt-4">
      <h3 id="editor-domains" className="text-sm font-semibold text-ink">{t`Custom domain`}</h3>
      {customDomains ? null : (
        <p className="text-sm text-pretty text-ink-2">{t`This installation does not offer domains of your own.`}</p>
      )}
      {customDomains && !open.domains ? (
        <p className="text-sm text-pretty text-ink-2">
          <Icon of={Lock} size={13} className="me-1 inline align-[-2px]" />
          {t`Pro puts your website at a domain of your own.`}{' '}
          <TextLink href={paths.platform.pricing}>{t`See plans`}</TextLink>
        </p>
      ) : null}
      {error !== null ? (
        <div role="alert">
          <p className="text-sm text-clay">{problemText(i18n, problemOf(error))}</p>
          <Button size="small" className="mt-2" onPress={() => void refetch()}>{t`Try again`}</Button>
        </div>
      ) : null}
      {data === undefined && error === null ? <Skeleton className="h-8 w-full" /> : null}
      {domains.length > 0 ? (
        <ul className="flex flex-col gap-3">
          {domains.map((domain) => (
            <DomainItem key={domain.id} domain={domain} mayChange={customDomains && open.domains} />
          ))}
        </ul>
      ) : null}
      {isMoved && site.online !== null && !site.online.isCurrent ? (
        <p role="status" className="text-sm text-pretty text-ink-2">
          {t`Publish again, so that the pages name this address.`}
        </p>
      ) : null}
      {mayAdd ? <AddDomain isFirst={domains.length === 0} /> : null}
    </section>
  );
}
