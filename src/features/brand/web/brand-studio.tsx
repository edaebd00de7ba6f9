import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useCurrentWorkspace } from '#features/workspaces/web/shared/workspaces-context.ts';
import { problemOf } from '#web/api/problem-error.ts';
import { problemText } from '#web/api/problems.ts';
import { Banner } from '#web/ui/banner.tsx';
import { Button } from '#web/ui/button.tsx';
import { type MadeStudio, useBrandChanges, type useGenerate } from './brand.queries.ts';
import { styleWords } from './brand-words.ts';
import { DownloadState, useDownloadAssets } from './download-assets.tsx';
import { LogoEditor } from './logo-editor.tsx';
import { LogoGrid } from './logo-grid.tsx';
import { OwnLogoSection } from './own-logo-section.tsx';
import { PaletteSection } from './palette-section.tsx';
import { SocialSection } from './social-section.tsx';
import { TypeSection } from './type-section.tsx';

/** What was made, to be refined: logos, colours, fonts, social pictures. */
export function BrandStudio({
  studio,
  generating,
  onAsk,
}: {
  readonly studio: MadeStudio;
  readonly generating: ReturnType<typeof useGenerate>;
  /** Opens the form again. */
  readonly onAsk: () => void;
}) {
  const { t, i18n } = useLingui();
  const { id: workspaceId } = useCurrentWorkspace();
  const changes = useBrandChanges(workspaceId);
  const download = useDownloadAssets(workspaceId, studio.open.download);
  const [editedId, setEditedId] = useState<string>();
  const { brand, open } = studio;
  const { name, description, style, revision } = brand;
  const failed =
    generating.error ??
    changes.palette.error ??
    changes.fonts.error ??
    changes.line.error ??
    changes.marks.error ??
    changes.logo.error ??
    changes.remove.error;
  const edited = brand.logos.find((logo) => logo.id === editedId);
  const styleName = t(styleWords[style].name);
  return (
    <div className="flex flex-col gap-10">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p className="min-w-0 text-base [overflow-wrap:anywhere] text-ink-2">
          <span className="font-semibold text-ink">{name}</span> · {styleName}
        </p>
        <div className="flex flex-wrap gap-2">
          <Button variant="quiet" isDisabled={generating.isPending} onPress={onAsk}>{t`Change name or style`}</Button>
          <Button
            busy={generating.isPending}
            busyLabel={t`Regenerating...`}
            onPress={() => generating.mutate({ brief: { name, description, style }, revision })}
          >
            {t`Regenerate Branding`}
          </Button>
          <Button variant="primary" busy={download.isBusy} busyLabel={t`Preparing...`} onPress={download.start}>
            {t`Download Assets`}
          </Button>
        </div>
      </div>
      <DownloadState download={download} />
      {failed ? (
        <Banner tone="attention" isAlert>
          {problemText(i18n, problemOf(failed))}
        </Banner>
      ) : null}
      <p role="status" className="sr-only">
        {generating.isPending ? t`Your logos are being drawn.` : ''}
      </p>
      <LogoGrid
        brand={brand}
        canEdit={open.editing}
        isBusy={generating.isPending}
        onEdit={setEditedId}
        onMark={(marks) => changes.marks.mutate(marks)}
        onUse={(logo) => changes.logo.mutate({ workspaceId, revision, logo })}
      />
      <OwnLogoSection studio={studio} changes={changes} />
      <PaletteSection
        studio={studio}
        onChoose={(palette) => changes.palette.mutate({ workspaceId, revision, palette })}
      />
      <TypeSection studio={studio} onChoose={(fontPair) => changes.fonts.mutate({ workspaceId, revision, fontPair })} />
      <SocialSection studio={studio} onWrite={(line) => changes.line.mutateAsync({ workspaceId, revision, line })} />
      {edited?.isOpen ? <LogoEditor brand={brand} logo={edited} onClose={() => setEditedId(undefined)} /> : null}
    </div>
  );
}
