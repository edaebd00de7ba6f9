import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Lock } from 'lucide-react';
import { useState } from 'react';
import type { Brand } from '#features/brand/brand.contract.ts';
import { type SocialId, socialSizes } from '#features/brand/domain/social/sizes.ts';
import { useCurrentWorkspace } from '#features/workspaces/web/shared/workspaces-context.ts';
import { Button } from '#web/ui/button.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { type MadeStudio, useBrandApi } from './brand.queries.ts';
import { svgAddress } from './logo-picture.tsx';

/** Signs the line may have. */
const longestLine = 90;

/** What the person has said already and fits: the lines of logos, and what the business is. */
function linesOf({ description, logos }: Brand): readonly string[] {
  const taglines = logos.flatMap((logo) => (logo.isOpen ? [logo.choices.tagline] : []));
  return [...new Set([...taglines, description])]
    .filter((text) => text !== '' && text.length <= longestLine)
    .slice(0, 4);
}

/** Pictures for networks at their exact sizes, with the logo that is used and a line one writes. */
export function SocialSection({
  studio: { brand, open },
  onWrite,
}: {
  readonly studio: MadeStudio;
  readonly onWrite: (line: string) => Promise<unknown>;
}) {
  const { t } = useLingui();
  const { id: workspaceId } = useCurrentWorkspace();
  const [line, setLine] = useState(brand.line);
  const [isSaving, setSaving] = useState(false);
  const { data } = useQuery({
    ...useBrandApi().drawSocial.queryOptions({ input: { workspaceId } }),
    enabled: brand.usedLogo !== null && open.socialAssets.length > 0,
  });
  const known = linesOf(brand).filter((text) => text !== line.trim());
  const pictureOf = (id: SocialId) => data?.pictures.find((one) => one.id === id);
  const isOpen = ({ id, name }: { readonly id: SocialId; readonly name: string }): boolean =>
    open.socialAssets.includes(name) || pictureOf(id) !== undefined;
  const write = async (): Promise<void> => {
    setSaving(true);
    // What is refused is said above the sections; what was typed stays.
    await onWrite(line.trim()).catch(() => undefined);
    setSaving(false);
  };
  return (
    <section aria-labelledby="brand-social" className="flex flex-col gap-4">
      <h2 id="brand-social" className="display text-xl text-ink">{t`Social Media Assets`}</h2>
      {open.socialAssets.length > 0 ? (
        <form
          noValidate
          className="flex flex-wrap items-end gap-2"
          onSubmit={(event) => {
            event.preventDefault();
            if (line.trim() !== brand.line) void write();
          }}
        >
          <TextField
            label={t`A line for the pictures`}
            value={line}
            onChange={setLine}
            maxLength={longestLine}
            className="min-w-56 max-w-lg flex-1"
          />
          <Button type="submit" busy={isSaving}>{t`Set the line`}</Button>
          {known.length > 0 ? (
            <div className="flex basis-full flex-wrap items-center gap-2 text-sm text-ink-2">
              <span>{t`Or choose one:`}</span>
              {known.map((text) => (
                <Button key={text} size="small" variant="quiet" onPress={() => setLine(text)}>
                  {text}
                </Button>
              ))}
            </div>
          ) : null}
        </form>
      ) : (
        <p className="text-sm text-ink-2">{t`Social media assets open with Starter.`}</p>
      )}
      <ul className="grid gap-4 sm:grid-cols-2 xl:grid-cols-3">
        {socialSizes.filter(isOpen).map(({ id, name, width, height }) => {
          const picture = pictureOf(id);
          return (
            <li key={id} className="flex flex-col overflow-hidden rounded-lg border border-line bg-surface">
              <div className="flex h-48 items-center justify-center bg-sunken p-3">
                {picture ? (
                  <img
                    src={svgAddress(picture.svg)}
                    alt={t`${name} of ${{ business: brand.name }}`}
                    className="max-h-full max-w-full"
                  />
                ) : (
                  <Skeleton className="h-full w-3/4" />
                )}
              </div>
              <p className="border-t border-line px-4 py-2.5 text-sm font-medium text-ink">
                {name} <span className="font-normal text-ink-2">{`${width} × ${height}`}</span>
              </p>
            </li>
          );
        })}
      </ul>
      <ul className="flex flex-wrap gap-x-6 gap-y-2">
        {socialSizes
          .filter((size) => !isOpen(size))
          .map(({ id, name, width, height }) => (
            <li key={id} className="flex items-center gap-2 text-sm text-ink-2">
              <Icon of={Lock} size={16} />
              {name} {`${width} × ${height}`}
            </li>
          ))}
      </ul>
    </section>
  );
}
