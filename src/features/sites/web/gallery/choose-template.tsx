import { useLingui } from '@lingui/react/macro';
import { useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import type { TemplateId } from '#features/sites/domain/templates/template-ids.ts';
import type { Builder } from '#features/sites/sites.contract.ts';
import { useCurrentWorkspace } from '#features/workspaces/web/shared/workspaces-context.ts';
import { findLanguage, type Language, languageNames, languages } from '#shared/languages.ts';
import { problemOf } from '#web/api/problem-error.ts';
import { problemText } from '#web/api/problems.ts';
import { AppLink } from '#web/routes/app-link.tsx';
import { paths } from '#web/routes/paths.ts';
import { Banner } from '#web/ui/banner.tsx';
import { Button } from '#web/ui/button.tsx';
import { buttonStyle } from '#web/ui/button-style.ts';
import { LoadFailure } from '#web/ui/load-failure.tsx';
import { Select } from '#web/ui/select.tsx';
import { BringSite } from '../moving/bring-site.tsx';
import { useBeginSite, useDrafts } from '../sites.queries.ts';
import { TemplateDialog } from './template-dialog.tsx';
import { TemplateGallery } from './template-gallery.tsx';

/** "Choose Your Canvas": each template with what is known of the business; the one that is chosen becomes the site. */
export function ChooseTemplate({ builder: { look, templates, open } }: { readonly builder: Builder }) {
  const { t, i18n } = useLingui();
  const router = useRouter();
  const { id: workspaceId } = useCurrentWorkspace();
  const [language, setLanguage] = useState<Language>(findLanguage(i18n.locale) ?? 'en');
  const [lookedAt, setLookedAt] = useState<TemplateId>();
  const { data, error, refetch } = useDrafts(workspaceId, language);
  const beginning = useBeginSite(workspaceId);
  if (data === undefined && error !== null)
    return <LoadFailure title={t`The templates did not load`} error={error} onRetry={() => void refetch()} />;
  const documentOf = (id: TemplateId) => data?.drafts.find(({ template }) => template === id);
  const offer = templates.find(({ id }) => id === lookedAt);
  const document = offer && documentOf(offer.id);
  const begin = async (template: TemplateId): Promise<void> => {
    await beginning.mutateAsync({ template, language });
    await router.navigate({ href: paths.platform.websiteEditor });
  };
  return (
    <section aria-labelledby="sites-gallery" className="flex flex-col gap-5">
      <div>
        <h2 id="sites-gallery" className="display text-xl text-ink">{t`Choose Your Canvas`}</h2>
        <p className="mt-1 max-w-2xl text-base text-pretty text-ink-2">
          {t`Each of them shows your own colors and what is known of your business. Where something is missing it asks you; nothing is made up.`}
        </p>
      </div>
      <TemplateGallery offers={templates} look={look} documentOf={documentOf} onLook={setLookedAt}>
        <Select
          label={t`Language of the website`}
          value={language}
          options={languages.map((id) => ({ id, label: languageNames[id] }))}
          onChange={(id) => setLanguage(findLanguage(id) ?? 'en')}
          className="w-48"
        />
      </TemplateGallery>
      {open.builder ? (
        <div className="flex flex-col gap-3 border-t border-line pt-5">
          <p className="max-w-2xl text-base text-pretty text-ink-2">
            {t`Do you have a site from another installation? Bring it in from the file of its source.`}
          </p>
          <BringSite site={null} />
        </div>
      ) : null}
      {offer && document ? (
        <TemplateDialog
          id={offer.id}
          document={document}
          look={look}
          onClose={() => setLookedAt(undefined)}
          actions={
            open.builder && offer.isOpen ? (
              <Button
                variant="primary"
                busy={beginning.isPending}
                busyLabel={t`Beginning…`}
                onPress={() => void begin(offer.id).catch(() => undefined)}
              >
                {t`Start with this template`}
              </Button>
            ) : (
              <OpensWith plan={open.builder ? offer.opensWith : 'Starter'} />
            )
          }
        >
          {beginning.error ? (
            <Banner tone="attention" isAlert>
              {problemText(i18n, problemOf(beginning.error))}
            </Banner>
          ) : null}
        </TemplateDialog>
      ) : null}
    </section>
  );
}

/** Which plan opens what is looked at, and the way to it. */
function OpensWith({ plan }: { readonly plan: string }) {
  const { t } = useLingui();
  return (
    <div className="flex flex-wrap items-center justify-end gap-3">
      <span className="text-sm text-ink-2">{t`This template opens with ${plan}.`}</span>
      <AppLink href={paths.platform.pricing} className={buttonStyle('primary')}>{t`See plans`}</AppLink>
    </div>
  );
}
