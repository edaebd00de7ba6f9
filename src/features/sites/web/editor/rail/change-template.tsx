import { useLingui } from '@lingui/react/macro';
import { LayoutTemplate } from 'lucide-react';
import { useMemo, useState } from 'react';
import { withTemplate } from '#features/sites/domain/compose/change-template.ts';
import { type TemplateId, templateIds } from '#features/sites/domain/templates/template-ids.ts';
import { showRefusal } from '#web/api/show-refusal.ts';
import { AppLink } from '#web/routes/app-link.tsx';
import { paths } from '#web/routes/paths.ts';
import { Button } from '#web/ui/button.tsx';
import { buttonStyle } from '#web/ui/button-style.ts';
import { Dialog } from '#web/ui/dialog.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { showToast } from '#web/ui/toast.tsx';
import { TemplateDialog } from '../../gallery/template-dialog.tsx';
import { TemplateGallery } from '../../gallery/template-gallery.tsx';
import { templateWords } from '../../sites-words.ts';
import { useEditor } from '../editor-context.ts';
import { useSiteAct } from '../use-site-act.ts';

/** Gives the site another template: the gallery, drawn with the site itself. Everything in it stays. */
export function ChangeTemplate() {
  const { t } = useLingui();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button size="small" className="mx-2.5 justify-start" onPress={() => setOpen(true)}>
        <Icon of={LayoutTemplate} size={15} />
        {t`Change Template`}
      </Button>
      {isOpen ? <TemplatesDialog onClose={() => setOpen(false)} /> : null}
    </>
  );
}

function TemplatesDialog({ onClose }: { readonly onClose: () => void }) {
  const { t, i18n } = useLingui();
  const { builder, document, store } = useEditor();
  const { look, templates } = builder;
  const [lookedAt, setLookedAt] = useState<TemplateId>();
  const { act, isBusy } = useSiteAct();
  const drawn = useMemo(() => new Map(templateIds.map((id) => [id, withTemplate(document, id)])), [document]);
  const offer = templates.find(({ id }) => id === lookedAt);
  const give = (template: TemplateId) => act((at) => store.api.changeTemplate.call({ ...at, template }));
  const choose = async (template: TemplateId): Promise<void> => {
    const before = document.template;
    const name = t(templateWords[template].name);
    try {
      await give(template);
    } catch (error) {
      return showRefusal(i18n, t`The template was not changed`, error);
    }
    onClose();
    showToast({
      tone: 'done',
      text: t`Your website is in the template ${name} now`,
      action: {
        label: t`Undo`,
        onPress: () =>
          void give(before).catch((error: unknown) => showRefusal(i18n, t`The template was not changed`, error)),
      },
    });
  };
  return (
    <Dialog title={t`Change Template`} isOpen onClose={onClose} size="large" isSheet>
      <p className="mb-5 max-w-prose">{t`Everything on your website stays as it is; only its form changes.`}</p>
      <TemplateGallery
        offers={templates}
        look={look}
        documentOf={(id) => drawn.get(id)}
        currentId={document.template}
        onLook={setLookedAt}
      />
      {offer ? (
        <TemplateDialog
          id={offer.id}
          document={drawn.get(offer.id)!}
          look={look}
          onClose={() => setLookedAt(undefined)}
          actions={
            offer.isOpen ? (
              <Button
                variant="primary"
                busy={isBusy}
                busyLabel={t`Changing…`}
                isDisabled={offer.id === document.template}
                onPress={() => void choose(offer.id)}
              >
                {offer.id === document.template ? t`In use` : t`Use this template`}
              </Button>
            ) : (
              <AppLink href={paths.platform.pricing} className={buttonStyle('primary')}>
                {t`Opens with ${{ plan: offer.opensWith }}`}
              </AppLink>
            )
          }
        />
      ) : null}
    </Dialog>
  );
}
