import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { DropZone } from 'react-aria-components/DropZone';
import { FileTrigger } from 'react-aria-components/FileTrigger';
import { useCurrentWorkspace } from '#features/workspaces/web/shared/workspaces-context.ts';
import { problemOf } from '#web/api/problem-error.ts';
import { problemText } from '#web/api/problems.ts';
import { shrinkPicture } from '#web/shrink-picture.ts';
import { Banner } from '#web/ui/banner.tsx';
import { Button } from '#web/ui/button.tsx';
import { type MadeStudio, useBrandApi, type useBrandChanges } from './brand.queries.ts';
import { svgAddress } from './logo-picture.tsx';

const kinds = ['image/svg+xml', 'image/png'];

/** A logo one had before: chosen or dragged here, used at once in place of ours, and taken away again. */
export function OwnLogoSection({
  studio: { brand, open },
  changes: { bring, logo: choosing, remove },
}: {
  readonly studio: MadeStudio;
  readonly changes: ReturnType<typeof useBrandChanges>;
}) {
  const { t, i18n } = useLingui();
  const { id: workspaceId } = useCurrentWorkspace();
  const [fault, setFault] = useState<string>();
  const { revision, ownLogo, usedLogo } = brand;
  const isUsed = usedLogo === 'own';
  const upload = async (file: Blob | undefined): Promise<void> => {
    if (file === undefined || bring.isPending) return;
    setFault(undefined);
    const bytes = await shrinkPicture(file, { longestSidePx: 1600, type: 'image/png' });
    if (bytes === undefined) return setFault(t`This file is too large, or it is no SVG or PNG. Choose another one.`);
    bring.mutate(
      { workspaceId, revision, file: bytes },
      { onError: (error) => setFault(problemText(i18n, problemOf(error))) },
    );
  };
  if (!open.ownLogo && ownLogo === null) return null;
  return (
    <section aria-labelledby="brand-own-logo" className="flex flex-col gap-4">
      <h2 id="brand-own-logo" className="display text-xl text-ink">{t`Your own logo`}</h2>
      {ownLogo === null ? null : <OwnLogoPicture brand={brand} />}
      <DropZone
        aria-label={t`Drop a logo here`}
        isDisabled={!open.ownLogo}
        getDropOperation={(types) => (kinds.some((kind) => types.has(kind)) ? 'copy' : 'cancel')}
        onDrop={async ({ items }) => {
          const item = items.find((one) => one.kind === 'file');
          if (item?.kind === 'file') await upload(await item.getFile());
        }}
        className="flex flex-col gap-3 rounded-lg border border-dashed border-line-strong p-4 data-drop-target:border-green data-drop-target:bg-green-soft"
      >
        <p className="max-w-prose text-sm text-ink-2">
          {ownLogo === null
            ? t`Do you have a logo already? Use it instead of these: an SVG of outlines or a PNG, best with a transparent ground. It then stands in pictures, guidelines and documents.`
            : isUsed
              ? t`It is used in pictures, guidelines and documents. Its colors stay as they are.`
              : t`It is kept here, but another logo is used.`}
          {ownLogo?.isOpaque
            ? ` ${t`It has a ground of its own; with a transparent one it would fit everywhere.`}`
            : ''}
        </p>
        <div className="flex flex-wrap gap-2">
          {open.ownLogo ? (
            <FileTrigger acceptedFileTypes={kinds} onSelect={(files) => void upload(files?.[0])}>
              <Button busy={bring.isPending} busyLabel={t`Reading it…`}>
                {ownLogo === null ? t`Choose a file` : t`Choose another file`}
              </Button>
            </FileTrigger>
          ) : null}
          {ownLogo === null || isUsed ? null : (
            <Button
              busy={choosing.isPending}
              onPress={() => choosing.mutate({ workspaceId, revision, logo: 'own' })}
            >{t`Use my own logo`}</Button>
          )}
          {ownLogo === null ? null : (
            <Button variant="quiet" busy={remove.isPending} onPress={() => remove.mutate({ workspaceId, revision })}>
              {t`Remove my logo`}
            </Button>
          )}
        </div>
      </DropZone>
      {fault === undefined ? null : (
        <Banner tone="attention" isAlert>
          {fault}
        </Banner>
      )}
    </section>
  );
}

/** It on the light and on the dark ground of the palette. */
function OwnLogoPicture({ brand: { name, colours } }: Pick<MadeStudio, 'brand'>) {
  const { t } = useLingui();
  const { id: workspaceId } = useCurrentWorkspace();
  const { data } = useQuery(useBrandApi().showOwnLogo.queryOptions({ input: { workspaceId } }));
  const logo = data?.logo;
  return (
    <div className="grid overflow-hidden rounded-lg border border-line sm:grid-cols-2">
      <div
        className="flex h-44 items-center justify-center p-7"
        data-brand-colours
        style={{ backgroundColor: colours.paper }}
      >
        {logo ? (
          <img
            src={svgAddress(logo.positive)}
            alt={t`Own logo of ${{ business: name }}`}
            className="max-h-full max-w-full"
          />
        ) : null}
      </div>
      <div
        className="flex h-44 items-center justify-center p-7"
        data-brand-colours
        style={{ backgroundColor: colours.ink }}
      >
        {logo ? <img src={svgAddress(logo.reversed)} alt="" className="max-h-full max-w-full" /> : null}
      </div>
    </div>
  );
}
