import { useLingui } from '@lingui/react/macro';
import { Check, Lock } from 'lucide-react';
import { useState } from 'react';
import { Button as AriaButton } from 'react-aria-components/Button';
import type { Studio } from '#features/brand/brand.contract.ts';
import { paletteThemes } from '#features/brand/domain/brand.plan.ts';
import type { PaletteChoice } from '#features/brand/domain/brand-choices.ts';
import { colourRoles, contrastOf } from '#features/brand/domain/palette/contrast.ts';
import { palettes } from '#features/brand/domain/palette/palettes.ts';
import { Button } from '#web/ui/button.tsx';
import { cx } from '#web/ui/class-names.ts';
import { Icon } from '#web/ui/icon.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import type { MadeStudio } from './brand.queries.ts';
import { roleWords, themeWords } from './brand-words.ts';

/** The five colours by what they are for, and the other palettes. */
export function PaletteSection({
  studio: { brand, open },
  onChoose,
}: {
  readonly studio: MadeStudio;
  readonly onChoose: (palette: PaletteChoice) => void;
}) {
  const { t } = useLingui();
  const { palette, colours } = brand;
  return (
    <section aria-labelledby="brand-palette" className="flex flex-col gap-4">
      <h2 id="brand-palette" className="display text-xl text-ink">{t`Color Palette`}</h2>
      <ul className="grid grid-cols-2 overflow-hidden rounded-lg border border-line sm:grid-cols-5">
        {colourRoles.map((role) => {
          const hex = colours[role];
          const isDark = contrastOf(colours.paper, hex) >= contrastOf(colours.ink, hex);
          return (
            <li
              key={role}
              className="flex h-24 flex-col justify-end px-3 py-2.5"
              data-brand-colours
              style={{ backgroundColor: hex, color: isDark ? colours.paper : colours.ink }}
            >
              <span className="text-sm font-semibold">{t(roleWords[role])}</span>
              <span className="font-mono text-xs">{hex}</span>
            </li>
          );
        })}
      </ul>
      <ul className="grid grid-cols-2 gap-3 sm:grid-cols-4">
        {paletteThemes.map((theme) => (
          <li key={theme}>
            <ThemeButton
              theme={theme}
              isChosen={palette.kind === 'theme' && palette.theme === theme}
              isOpen={open.palettes.includes(theme)}
              onChoose={() => onChoose({ kind: 'theme', theme })}
            />
          </li>
        ))}
      </ul>
      {open.palettes.length > 1 ? (
        <OwnColour palette={palette} onChoose={onChoose} />
      ) : (
        <p className="text-sm text-ink-2">{t`Other palettes, and one from a color of yours, open with Starter.`}</p>
      )}
    </section>
  );
}

function ThemeButton({
  theme,
  isChosen,
  isOpen,
  onChoose,
}: {
  readonly theme: Studio['open']['palettes'][number];
  readonly isChosen: boolean;
  readonly isOpen: boolean;
  readonly onChoose: () => void;
}) {
  const { t } = useLingui();
  return (
    <AriaButton
      isDisabled={!isOpen}
      aria-pressed={isChosen}
      onPress={onChoose}
      className={cx(
        'flex w-full flex-col gap-2 rounded-md border p-2 text-start transition-colors duration-150',
        isChosen ? 'border-green bg-green-soft' : 'border-line bg-surface hover:bg-sunken',
        'disabled:opacity-50',
      )}
    >
      <span className="flex h-8 w-full overflow-hidden rounded-sm" aria-hidden="true">
        {colourRoles.map((role) => (
          <span key={role} className="flex-1" data-brand-colours style={{ backgroundColor: palettes[theme][role] }} />
        ))}
      </span>
      <span className="flex items-center justify-between gap-2 text-sm font-medium text-ink">
        {t(themeWords[theme])}
        {isChosen ? <Icon of={Check} size={16} /> : isOpen ? null : <Icon of={Lock} size={16} />}
      </span>
    </AriaButton>
  );
}

/** A palette about a colour the business already has. */
function OwnColour({
  palette,
  onChoose,
}: {
  readonly palette: PaletteChoice;
  readonly onChoose: (palette: PaletteChoice) => void;
}) {
  const { t } = useLingui();
  const [colour, setColour] = useState(palette.kind === 'own' ? palette.colour : '');
  const [isRefused, setRefused] = useState(false);
  return (
    <form
      noValidate
      className="flex flex-wrap items-end gap-2"
      onSubmit={(event) => {
        event.preventDefault();
        const hex = colour.trim().replace(/^#?/, '#').toLowerCase();
        const isHex = /^#[0-9a-f]{6}$/.test(hex);
        setRefused(!isHex);
        if (isHex) onChoose({ kind: 'own', colour: hex });
      }}
    >
      <TextField
        label={t`A color you already have`}
        hint={t`As in #0b5fff. The other four are chosen to go with it and to be read.`}
        value={colour}
        onChange={setColour}
        error={isRefused ? t`Six digits and letters from a to f after the #.` : undefined}
        className="min-w-56 max-w-sm flex-1"
      />
      <Button type="submit">{t`Use this color`}</Button>
    </form>
  );
}
