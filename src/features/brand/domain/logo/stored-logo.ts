import type { LogoChoices } from '../brand-choices.ts';
import type { Typeface } from '../fonts/typeface.ts';
import { pathData } from '../geometry/path-data.ts';
import { outline } from '../geometry/shapes.ts';
import { drawnName } from './initials.ts';
import { composeLockup, type Lockup, type Wording } from './lockup.ts';
import type { MarkDrawing } from './mark.ts';
import { type Layout, type LogoTemplate, layouts } from './paint.ts';
import { templateOf } from './svg.ts';

/** A mark as it is stored, outlines on the grid of 64: it stays as it is, whatever the engine draws from its seed by then. */
export interface StoredMark {
  readonly main: string;
  readonly accent?: string | undefined;
  readonly crossing?: string | undefined;
  readonly isLettered?: boolean | undefined;
  readonly isWhole?: boolean | undefined;
  readonly icon?: { readonly main: string; readonly accent?: string | undefined } | undefined;
}

/** A logo in each layout, without its colours. */
export type LogoTemplates = Readonly<Record<Layout, LogoTemplate>>;

export function storeMark({ main, accent, crossing, isLettered, isWhole, icon }: MarkDrawing): StoredMark {
  return {
    main: pathData(main),
    ...(accent && { accent: pathData(accent) }),
    ...(crossing && { crossing: pathData(crossing) }),
    ...(isLettered && { isLettered }),
    ...(isWhole && { isWhole }),
    ...(icon && { icon: { main: pathData(icon.main), ...(icon.accent && { accent: pathData(icon.accent) }) } }),
  };
}

export function readMark({ main, accent, crossing, isLettered, isWhole, icon }: StoredMark): MarkDrawing {
  return {
    main: outline(main),
    accent: accent === undefined ? undefined : outline(accent),
    crossing: crossing === undefined ? undefined : outline(crossing),
    ...(isLettered && { isLettered }),
    ...(isWhole && { isWhole }),
    ...(icon && { icon: { main: outline(icon.main), ...(icon.accent && { accent: outline(icon.accent) }) } }),
  };
}

/** What stands beside a mark, as its editor has it. */
export function wordingOf(name: string, { tracking, room, tagline, ...choices }: LogoChoices, face: Typeface): Wording {
  return {
    name: drawnName(name),
    tagline: tagline === '' ? undefined : tagline,
    face,
    taglineFace: face,
    setting: { case: choices.case, tracking },
    room,
  };
}

/**
 * A logo in each layout. Where it is tiny, the icon shows what stands for the mark there. A mark that says the name itself stands
 * alone instead of above the name; beside the name stands its small form.
 */
export function drawTemplates(name: string, mark: MarkDrawing, choices: LogoChoices, face: Typeface): LogoTemplates {
  const wording = wordingOf(name, choices, face);
  const small: MarkDrawing = mark.icon ? { ...mark.icon, ...(mark.isLettered && { isLettered: true }) } : mark;
  const compose = (layout: Layout): Lockup => {
    if (mark.isWhole && layout === 'stacked') return composeLockup('icon', mark, wording);
    return composeLockup(layout, layout === 'icon' || mark.isWhole ? small : mark, wording);
  };
  const drawn = layouts.map((layout) => [layout, templateOf(compose(layout), name)]);
  return Object.fromEntries(drawn) as LogoTemplates;
}
