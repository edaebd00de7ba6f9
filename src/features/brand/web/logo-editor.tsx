import { useLingui } from '@lingui/react/macro';
import { Redo2, Undo2 } from 'lucide-react';
import { useRef, useState } from 'react';
import type { Brand, OpenLogo } from '#features/brand/brand.contract.ts';
import { type LogoChoices, rooms, trackings } from '#features/brand/domain/brand-choices.ts';
import { faces, isMeantFor } from '#features/brand/domain/fonts/faces.ts';
import { type MarkKind, markKinds } from '#features/brand/domain/logo/mark-kinds.ts';
import { colourways, layouts } from '#features/brand/domain/logo/paint.ts';
import { useCurrentWorkspace } from '#features/workspaces/web/shared/workspaces-context.ts';
import { problemOf } from '#web/api/problem-error.ts';
import { problemText } from '#web/api/problems.ts';
import { Banner } from '#web/ui/banner.tsx';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import { Select } from '#web/ui/select.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { type LogoChange, useLogoChanges } from './brand.queries.ts';
import { colourwayWords, kindWords, layoutWords } from './brand-words.ts';
import { LogoPicture } from './logo-picture.tsx';

/** Puts one logo together otherwise. Every change is a version, and one can go back. */
export function LogoEditor({
  brand,
  logo,
  onClose,
}: {
  readonly brand: Brand;
  readonly logo: OpenLogo;
  readonly onClose: () => void;
}) {
  const { t, i18n } = useLingui();
  const { id: workspaceId } = useCurrentWorkspace();
  const { mutate, isPending, error } = useLogoChanges(workspaceId);
  const [tagline, setTagline] = useState(logo.choices.tagline);
  const [kind, setKind] = useState<MarkKind>(logo.kind);
  const { id: logoId, revision, choices, version, versions } = logo;
  // Nothing is disabled meanwhile: the focus would be lost.
  const send = (change: LogoChange): void => {
    if (!isPending) mutate(change);
  };
  const edit = (changed: Partial<LogoChoices>): void =>
    send({ kind: 'edit', input: { logoId, revision, choices: { ...choices, ...changed } } });
  const show = (wanted: number): void => send({ kind: 'version', input: { logoId, revision, version: wanted } });
  // A mark that was asked for is drawn once, however often the button is pressed for this state.
  const attempt = useRef({ of: '', key: '' });
  const redraw = (): void => {
    const of = `${revision} ${kind}`;
    if (attempt.current.of !== of) attempt.current = { of, key: crypto.randomUUID() };
    send({ kind: 'mark', input: { logoId, revision, kind }, key: attempt.current.key });
  };
  const isAlone = logo.saysName && choices.layout === 'stacked';
  const number = version + 1;
  const fonts = faces.filter((face) => isMeantFor(face, brand.name) || face.id === choices.faceId);
  const letterSteps = [...new Set([...trackings, choices.tracking])].sort((one, other) => one - other);
  return (
    <Dialog title={t`Edit this logo`} isOpen onClose={onClose} size="large" isSheet>
      <div className="flex flex-col gap-5">
        <div
          className="flex h-56 items-center justify-center rounded-lg border border-line p-8"
          data-brand-colours
          style={{ backgroundColor: brand.colours.paper }}
        >
          <LogoPicture
            brand={brand}
            logo={logo}
            alt={t`The logo as it is now`}
            className="max-h-full max-w-full object-contain"
          />
        </div>
        <div className="flex items-center justify-between gap-3">
          <p role="status" className="text-sm text-ink-2">
            {isPending ? t`Drawing…` : t`Version ${number} of ${versions}`}
          </p>
          <div className="flex gap-1">
            <IconButton
              icon={Undo2}
              label={t`Undo`}
              aria-disabled={version === 0}
              className={version === 0 ? 'opacity-50' : ''}
              onPress={() => version > 0 && show(version - 1)}
            />
            <IconButton
              icon={Redo2}
              label={t`Redo`}
              aria-disabled={number === versions}
              className={number === versions ? 'opacity-50' : ''}
              onPress={() => number < versions && show(version + 1)}
            />
          </div>
        </div>
        {error ? (
          <Banner tone="attention" isAlert>
            {problemText(i18n, problemOf(error))}
          </Banner>
        ) : null}
        {isAlone ? (
          <p className="text-sm text-ink-2">
            {t`This mark is the name itself: its letters belong to it. Choose another layout to set the name beside it, or draw another mark.`}
          </p>
        ) : null}
        <div className="grid gap-4 sm:grid-cols-2">
          <Select
            label={t`Layout`}
            value={choices.layout}
            options={layouts.map((id) => ({ id, label: t(layoutWords[id]) }))}
            onChange={(id) => edit({ layout: id as LogoChoices['layout'] })}
          />
          <Select
            label={t`Colors of the mark`}
            value={choices.colourway}
            options={colourways.map((id) => ({ id, label: t(colourwayWords[id]) }))}
            onChange={(id) => edit({ colourway: id as LogoChoices['colourway'] })}
          />
          {isAlone ? null : (
            <>
              <Select
                label={t`Font`}
                value={choices.faceId}
                options={fonts.map(({ id, name }) => ({ id, label: name }))}
                onChange={(faceId) => edit({ faceId })}
              />
              <Select
                label={t`Letters`}
                value={choices.case}
                options={[
                  { id: 'typed', label: t`As written` },
                  { id: 'upper', label: t`Capitals` },
                  { id: 'lower', label: t`Small letters` },
                ]}
                onChange={(id) => edit({ case: id as LogoChoices['case'] })}
              />
              <Select
                label={t`Room between letters`}
                value={String(choices.tracking)}
                options={letterSteps.map((step) => ({
                  id: String(step),
                  label: t`${{ count: String(Math.round(step * 100)).replace('-', '−') }} hundredths of the size`,
                }))}
                onChange={(step) => edit({ tracking: Number(step) })}
              />
              <Select
                label={t`Room beside the mark`}
                value={String(choices.room)}
                options={rooms.map((room) => ({
                  id: String(room),
                  label: room < 1 ? t`Little` : room > 1 ? t`Much` : t`Usual`,
                }))}
                onChange={(room) => edit({ room: Number(room) })}
              />
            </>
          )}
        </div>
        {isAlone ? null : (
          <form
            noValidate
            className="flex flex-wrap items-end gap-2"
            onSubmit={(event) => {
              event.preventDefault();
              if (tagline.trim() !== choices.tagline) edit({ tagline: tagline.trim() });
            }}
          >
            <TextField
              label={t`Line below the name`}
              value={tagline}
              onChange={setTagline}
              maxLength={60}
              className="min-w-56 flex-1"
            />
            <Button type="submit">{t`Set the line`}</Button>
          </form>
        )}
        <div className="flex flex-wrap items-end gap-2">
          <Select
            label={t`Kind of mark`}
            value={kind}
            options={markKinds.map((id) => ({ id, label: t(kindWords[id]) }))}
            onChange={(id) => setKind(id as MarkKind)}
            className="min-w-56 flex-1"
          />
          <Button onPress={redraw}>{t`Draw another mark`}</Button>
        </div>
      </div>
    </Dialog>
  );
}
