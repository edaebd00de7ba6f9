import { type SeededRandom, seededRandom } from '#shared/seeded-random.ts';
import { type Face, faces, isMeantFor } from '../fonts/faces.ts';
import { fitShape, outlineOf, type Typeface } from '../fonts/typeface.ts';
import { enclosures } from '../geometry/enclosures.ts';
import { pathData } from '../geometry/path-data.ts';
import { areaOf, cutInside } from '../geometry/shapes.ts';
import { findMotifs } from '../motifs/find-motifs.ts';
import type { BrandStyle } from '../styles.ts';
import { drawnName, graphemesOf, initialsOf, isIdeographic } from './initials.ts';
import { type DrawMark, inOneColour, type MarkDrawing } from './mark.ts';
import type { MarkKind } from './mark-kinds.ts';
import { drawBadge, drawEmblem, drawMotif, drawStamp } from './marks/figures.ts';
import { drawGeometric } from './marks/geometric.ts';
import { drawCut, drawNegative } from './marks/letters.ts';
import { drawLigature, drawMonogram } from './marks/monogram.ts';
import { drawPlate, drawWordmark } from './marks/named.ts';
import { drawPaired } from './marks/paired.ts';
import { drawPattern } from './marks/pattern.ts';
import { drawRosette } from './marks/rosette.ts';
import type { Layout } from './paint.ts';
import { linesOf, type Setting, settingsOf } from './wordmark.ts';

/** What a logo is designed from: nothing of it is invented. */
export interface Brief {
  readonly name: string;
  readonly style: BrandStyle;
  /** English words of the trade and of what is sold, confirmed by the person; none where nothing is known. */
  readonly words: readonly string[];
}

/** Supplies fonts by their entries. */
export type FindTypeface = (face: Face) => Typeface;

export interface LogoDesign {
  readonly kind: MarkKind;
  readonly seed: string;
  readonly face: Face;
  readonly setting: Setting;
  readonly layout: Layout;
  readonly drawing: MarkDrawing;
}

const draw: Readonly<Record<MarkKind, DrawMark>> = {
  monogram: drawMonogram,
  ligature: drawLigature,
  negative: drawNegative,
  cut: drawCut,
  geometric: drawGeometric,
  rosette: drawRosette,
  motif: drawMotif,
  badge: drawBadge,
  stamp: drawStamp,
  emblem: drawEmblem,
  paired: drawPaired,
  pattern: drawPattern,
  plate: drawPlate,
  wordmark: drawWordmark,
};

/** Says whether a mark may be shown: that no other logo has it. */
export type IsFree = (drawing: MarkDrawing) => Promise<boolean>;

/** How often a mark of a kind is drawn anew where another logo has it already. */
const attempts = 6;

/**
 * `count` logos of different kinds. The same seed gives the same logos, as long as the same marks are free: one that is not is
 * drawn anew, and a kind of which none is free, or that is not wanted, is passed over.
 */
export async function designLogos(
  brief: Brief,
  seed: string,
  count: number,
  find: FindTypeface,
  isFree: IsFree = async () => true,
  isWanted: (kind: MarkKind) => boolean = () => true,
): Promise<LogoDesign[]> {
  const random = seededRandom(seed);
  const letters = random.shuffle(facesFor(brief, find));
  const settings = settingsOf[brief.style];
  const designs: LogoDesign[] = [];
  for (const kind of kindsInOrder(brief, random).filter(isWanted)) {
    if (designs.length === count || letters.length === 0) break;
    const index = designs.length;
    const face = letters[index % letters.length]!;
    const found = await firstFree(kind, brief, seed, find(face), isFree);
    if (!found) continue;
    const setting = settings[index % settings.length]!;
    designs.push({ ...found, kind, face, setting, layout: layoutFor(kind, brief.name, found.drawing, index) });
  }
  return designs;
}

async function firstFree(
  kind: MarkKind,
  brief: Brief,
  seed: string,
  face: Typeface,
  isFree: IsFree,
): Promise<Pick<LogoDesign, 'seed' | 'drawing'> | undefined> {
  for (let attempt = 0; attempt < attempts; attempt++) {
    const own = `${seed}/${kind}/${attempt}`;
    const drawn = draw[kind](subjectOf(brief, face, seededRandom(own)));
    if (!drawn || drawn.main.isEmpty()) continue;
    const drawing = withIcon(drawn);
    if (await isFree(drawing)) return { seed: own, drawing };
  }
  return;
}

/** Area of a mark, of 4,096, below which its figure is lost in sixteen pixels. */
const faintBelow = 900;

/** With what stands for a fine mark where it is tiny: the mark cut out of a disc. */
function withIcon(drawing: MarkDrawing): MarkDrawing {
  const whole = inOneColour(drawing);
  if (drawing.icon || areaOf(whole) >= faintBelow) return drawing;
  const small = cutInside(enclosures.circle(), [fitShape(whole, { x: 12, y: 12, width: 40, height: 40 })]);
  return small ? { ...drawing, icon: { main: small } } : drawing;
}

const layoutFor = (kind: MarkKind, name: string, { isWhole }: MarkDrawing, index: number): Layout => {
  const saysAll =
    graphemesOf(drawnName(name)).length <= 2 && ['negative', 'cut', 'monogram', 'ligature'].includes(kind);
  if (saysAll) return 'icon';
  // Beside a long line a mark is small.
  const isLong = linesOf(name).length === 1 && graphemesOf(name).length * (isIdeographic(name) ? 2 : 1) > 11;
  const isFine = (kind === 'paired' || kind === 'pattern') && linesOf(name).length === 1;
  return isWhole || isFine || isLong || kind === 'badge' || index % 3 === 2 ? 'stacked' : 'wide';
};

const subjectOf = ({ name, style, words }: Brief, face: Typeface, random: SeededRandom) => ({
  name: drawnName(name),
  initials: initialsOf(name),
  style,
  face,
  motifs: findMotifs(words),
  random,
});

/**
 * What tells of the business comes first, then what is clear by itself; initials and figures that could be anybody's come last. Source
 * of the order: docs/reading/logo-rounds.md.
 */
function kindsInOrder({ name, words }: Brief, random: SeededRandom): MarkKind[] {
  const last = random.shuffle<MarkKind>(['monogram', 'paired', 'pattern']);
  const anybody = random.shuffle<MarkKind>(['rosette', 'geometric', 'cut', 'ligature']);
  if (findMotifs(words).length > 0)
    return ['motif', 'emblem', 'negative', 'wordmark', 'badge', 'stamp', 'plate', ...last, ...anybody];
  const first: readonly MarkKind[] = isIdeographic(name) ? ['badge', 'negative'] : ['negative', 'badge', 'monogram'];
  return [...first, 'wordmark', 'plate', 'stamp', ...last.filter((kind) => !first.includes(kind)), ...anybody];
}

/** Fonts of the style that have all the letters of the name, else any that have them; for a long name those that draw it with few bytes. */
function facesFor({ name, style }: Brief, find: FindTypeface): Face[] {
  const text = drawnName(name);
  // Heavy strokes run into one another where many signs stand in a line.
  const isTooHeavy = ({ id }: Face): boolean => id === 'dela-gothic-one' && graphemesOf(text).length > 4;
  const covers = (face: Face): boolean => !isTooHeavy(face) && find(face).covers(text);
  // Others are read only where none of these has the letters: those of ideographs are large.
  const meant = faces.filter((face) => isMeantFor(face, text) && covers(face));
  const fitting = meant.filter((face) => face.styles.includes(style));
  const chosen = [fitting, meant].find((some) => some.length >= 1) ?? faces.filter(covers);
  if (graphemesOf(text).length < longName) return chosen;
  const weigh = (some: readonly Face[]) => some.map((face) => ({ face, bytes: bytesOf(find(face), text) }));
  const light = weigh(chosen).filter(({ bytes }) => bytes <= mostTextBytes);
  const ranked =
    light.length > 1
      ? light
      : weigh(meant)
          .sort((one, other) => one.bytes - other.bytes)
          .slice(0, 4);
  return ranked.map(({ face }) => face);
}

/** From here on the letters of an ornate font fill a file. */
const longName = 24;
/** What the name may take of the twelve kilobytes of a logo. */
const mostTextBytes = 9 * 1024;

function bytesOf(typeface: Typeface, text: string): number {
  const drawn = outlineOf(typeface, text, 20 / typeface.capHeight);
  return drawn ? pathData(drawn, 10).length : 0;
}
