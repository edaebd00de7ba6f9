import { useLingui } from '@lingui/react/macro';
import { Lock } from 'lucide-react';
import type { SiteDocument } from '#features/sites/domain/document/site-document.ts';
import { templates } from '#features/sites/domain/templates/templates.ts';
import type { Builder } from '#features/sites/sites.contract.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { categoryWords, templateWords } from '../sites-words.ts';
import { Thumbnail } from './thumbnail.tsx';

/** A template: what the site would look like in it, what it is for, which plan opens it, and the way to look at it large. */
export function TemplateCard({
  offer: { id, isOpen, opensWith: plan },
  document,
  look,
  isCurrent,
  onLook,
}: {
  readonly offer: Builder['templates'][number];
  /** Undefined until it is there. */
  readonly document: SiteDocument | undefined;
  readonly look: Builder['look'];
  readonly isCurrent: boolean;
  readonly onLook: () => void;
}) {
  const { t } = useLingui();
  const { name: nameWords, sentence } = templateWords[id];
  const name = t(nameWords);
  return (
    <li className="flex min-w-0 flex-col">
      {document === undefined ? (
        <Skeleton className="aspect-[4/3] w-full rounded-lg" />
      ) : (
        <Thumbnail document={document} look={look} label={t`Your website in the template ${name}`} />
      )}
      <div className="mt-3 flex flex-wrap items-baseline justify-between gap-x-3">
        <h3 className="display text-lg text-ink">{name}</h3>
        <span className="text-sm text-ink-2">{t(categoryWords[templates[id].category])}</span>
      </div>
      <p className="mt-1 text-sm text-pretty text-ink-2">{t(sentence)}</p>
      <div className="mt-auto flex flex-wrap items-center gap-x-3 gap-y-2 pt-3">
        <Button size="small" isDisabled={document === undefined} onPress={onLook}>{t`Look at ${name}`}</Button>
        {isCurrent ? <Badge tone="green">{t`In use`}</Badge> : null}
        {isOpen ? null : (
          <span className="flex items-center gap-1.5 text-sm font-medium text-ink-2">
            <Icon of={Lock} size={14} />
            {t`Opens with ${plan}`}
          </span>
        )}
      </div>
    </li>
  );
}
