import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { type ReactNode, useState } from 'react';
import type { SiteDocument } from '#features/sites/domain/document/site-document.ts';
import { type TemplateCategory, templateCategories } from '#features/sites/domain/templates/template.ts';
import type { TemplateId } from '#features/sites/domain/templates/template-ids.ts';
import { templates } from '#features/sites/domain/templates/templates.ts';
import type { Builder } from '#features/sites/sites.contract.ts';
import { Chip } from '#web/ui/chip.tsx';
import { categoryWords } from '../sites-words.ts';
import { TemplateCard } from './template-card.tsx';

interface TemplateGalleryProps {
  readonly offers: Builder['templates'];
  readonly look: Builder['look'];
  /** The site in a template; undefined until it is there. */
  readonly documentOf: (id: TemplateId) => SiteDocument | undefined;
  readonly currentId?: TemplateId;
  readonly onLook: (id: TemplateId) => void;
  /** Stands beside the filters. */
  readonly children?: ReactNode;
}

/** The templates, filtered by what they are for. */
export function TemplateGallery({ offers, look, documentOf, currentId, onLook, children }: TemplateGalleryProps) {
  const { t } = useLingui();
  const [filter, setFilter] = useState<TemplateCategory>();
  const shown = offers.filter(({ id }) => filter === undefined || templates[id].category === filter);
  const count = shown.length;
  return (
    <div className="flex flex-col gap-5">
      <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
        <fieldset className="flex flex-wrap gap-1.5">
          <legend className="sr-only">{t`Show templates for`}</legend>
          <Chip isSelected={filter === undefined} onPress={() => setFilter(undefined)}>{t`All`}</Chip>
          {templateCategories.map((category) => (
            <Chip key={category} isSelected={filter === category} onPress={() => setFilter(category)}>
              {t(categoryWords[category])}
            </Chip>
          ))}
        </fieldset>
        {children}
      </div>
      <p role="status" className="sr-only">
        {t`${plural(count, { one: '# template', other: '# templates' })}`}
      </p>
      {count === 0 ? (
        <p className="text-base text-ink-2">{t`Your plan shows no template of this kind.`}</p>
      ) : (
        <ul className="grid gap-x-6 gap-y-10 sm:grid-cols-2 lg:grid-cols-3">
          {shown.map((offer) => (
            <TemplateCard
              key={offer.id}
              offer={offer}
              document={documentOf(offer.id)}
              look={look}
              isCurrent={offer.id === currentId}
              onLook={() => onLook(offer.id)}
            />
          ))}
        </ul>
      )}
    </div>
  );
}
