import { useLingui } from '@lingui/react/macro';
import { Check, Heart, Lock, Pencil, Pin } from 'lucide-react';
import type { Brand, OpenLogo } from '#features/brand/brand.contract.ts';
import { AppLink } from '#web/routes/app-link.tsx';
import { paths } from '#web/routes/paths.ts';
import { buttonStyle } from '#web/ui/button-style.ts';
import { cx } from '#web/ui/class-names.ts';
import { Icon } from '#web/ui/icon.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import { kindWords } from './brand-words.ts';
import { LogoPicture } from './logo-picture.tsx';

interface LogoActions {
  readonly canEdit: boolean;
  readonly isBusy: boolean;
  readonly onEdit: (logoId: string) => void;
  readonly onUse: (logoId: OpenLogo['id']) => void;
  readonly onMark: (marks: {
    readonly logoId: OpenLogo['id'];
    readonly isPinned: boolean;
    readonly isFavourite: boolean;
  }) => void;
}

/** The logos that were made last, those one does not have dimmed, and favourites of earlier rounds. */
export function LogoGrid({ brand, ...actions }: { readonly brand: Brand } & LogoActions) {
  const { t } = useLingui();
  const open = brand.logos.filter((logo) => logo.isOpen);
  const locked = brand.logos.filter((logo) => !logo.isOpen);
  const shown = open.filter(({ isShown }) => isShown);
  const kept = open.filter(({ isShown }) => !isShown);
  return (
    <section aria-labelledby="brand-logos" className="flex flex-col gap-4">
      <h2 id="brand-logos" className="display text-xl text-ink">{t`Logos`}</h2>
      <ul className="grid gap-4 sm:grid-cols-2 xl:grid-cols-3">
        {shown.map((logo) => (
          <LogoCard key={logo.id} brand={brand} logo={logo} {...actions} />
        ))}
        {locked.map(({ id, preview }) => (
          <LockedLogo key={id} preview={preview} />
        ))}
      </ul>
      {kept.length > 0 ? (
        <>
          <h3 className="display text-lg text-ink">{t`Favorites of earlier rounds`}</h3>
          <ul className="grid gap-4 sm:grid-cols-2 xl:grid-cols-3">
            {kept.map((logo) => (
              <LogoCard key={logo.id} brand={brand} logo={logo} {...actions} />
            ))}
          </ul>
        </>
      ) : null}
    </section>
  );
}

function LogoCard({
  brand,
  logo,
  canEdit,
  isBusy,
  onEdit,
  onUse,
  onMark,
}: { readonly brand: Brand; readonly logo: OpenLogo } & LogoActions) {
  const { t } = useLingui();
  const kind = t(kindWords[logo.kind]);
  const { id: logoId, isPinned, isFavourite } = logo;
  const isUsed = brand.usedLogo === logoId;
  const alike = Math.round(logo.nearness * 100);
  return (
    <li
      className={cx(
        'flex flex-col overflow-hidden rounded-lg border border-line bg-surface',
        isBusy && !isPinned && !isUsed && 'opacity-50',
      )}
    >
      <div
        className="flex h-52 items-center justify-center p-7"
        data-brand-colours
        style={{ backgroundColor: brand.colours.paper }}
      >
        <LogoPicture
          brand={brand}
          logo={logo}
          alt={t`Logo of ${{ business: brand.name }}: ${kind}`}
          className="max-h-full max-w-full min-h-24 object-contain"
        />
      </div>
      <div
        className="flex h-20 items-center justify-center gap-8 px-6 py-4"
        data-brand-colours
        style={{ backgroundColor: brand.colours.ink }}
      >
        <LogoPicture
          brand={brand}
          logo={logo}
          layout="wide"
          colouring="reversed"
          alt=""
          className="max-h-full min-w-0 object-contain"
        />
        <LogoPicture brand={brand} logo={logo} layout="icon" colouring="reversed" alt="" className="size-8 shrink-0" />
      </div>
      <div className="flex items-center justify-between gap-2 border-t border-line px-4 py-2.5">
        <div className="min-w-0">
          <p className="text-sm font-semibold text-ink">
            {kind}
            {isUsed ? <span className="font-normal text-green"> · {t`In use`}</span> : null}
          </p>
          {alike > 0 ? <p className="text-xs text-ink-2">{t`Nearest other mark here: ${alike}% alike`}</p> : null}
        </div>
        {canEdit ? (
          <div className="flex shrink-0 gap-1">
            <IconButton
              icon={Check}
              label={isUsed ? t`This logo is used` : t`Use this logo`}
              aria-pressed={isUsed}
              isDisabled={isBusy}
              className={isUsed ? 'bg-green-soft text-green' : ''}
              onPress={() => (isUsed ? undefined : onUse(logoId))}
            />
            <IconButton
              icon={Pin}
              label={isPinned ? t`Let it change` : t`Keep it when regenerating`}
              aria-pressed={isPinned}
              isDisabled={isBusy}
              className={isPinned ? 'bg-green-soft text-green' : ''}
              onPress={() => onMark({ logoId, isPinned: !isPinned, isFavourite })}
            />
            <IconButton
              icon={Heart}
              label={isFavourite ? t`No favorite any more` : t`Keep as a favorite`}
              aria-pressed={isFavourite}
              isDisabled={isBusy}
              className={isFavourite ? 'bg-green-soft text-green' : ''}
              onPress={() => onMark({ logoId, isPinned, isFavourite: !isFavourite })}
            />
            <IconButton icon={Pencil} label={t`Edit this logo`} isDisabled={isBusy} onPress={() => onEdit(logoId)} />
          </div>
        ) : null}
      </div>
    </li>
  );
}

/** A logo of another plan: a small picture of it, dimmed, and the way to it. */
function LockedLogo({ preview }: { readonly preview: string }) {
  const { t } = useLingui();
  return (
    <li className="group relative flex h-52 items-center justify-center overflow-hidden rounded-lg border border-dashed border-line-strong bg-sunken p-7">
      <img
        src={`data:image/png;base64,${preview}`}
        alt={t`A logo that another plan opens`}
        className="max-h-full max-w-full opacity-25 grayscale"
      />
      <div className="absolute inset-x-0 bottom-0 flex items-center justify-between gap-3 px-4 py-3">
        <span className="flex items-center gap-2 text-sm font-medium text-ink">
          <Icon of={Lock} size={16} />
          {t`Opens with a larger plan`}
        </span>
        <AppLink href={paths.platform.pricing} className={buttonStyle('secondary', 'small')}>
          {t`See plans`}
        </AppLink>
      </div>
    </li>
  );
}
