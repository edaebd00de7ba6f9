import sharp from 'sharp';
import type { LogoChoices } from '#features/brand/domain/brand-choices.ts';
import { type Face, faces, isMeantFor } from '#features/brand/domain/fonts/faces.ts';
import { fontPairs } from '#features/brand/domain/fonts/font-pairs.ts';
import type { Typeface } from '#features/brand/domain/fonts/typeface.ts';
import { designLogos, type LogoDesign } from '#features/brand/domain/logo/design.ts';
import { drawnName } from '#features/brand/domain/logo/initials.ts';
import { coloursOf, paint } from '#features/brand/domain/logo/paint.ts';
import { drawTemplates, readMark, storeMark, wordingOf } from '#features/brand/domain/logo/stored-logo.ts';
import { palettes } from '#features/brand/domain/palette/palettes.ts';
import { composeSocial, type SocialContent } from '#features/brand/domain/social/compose-social.ts';
import { socialFormats } from '#features/brand/domain/social/formats.ts';
import { composeShareCard } from '#features/brand/domain/social/share-card.ts';
import { drawSpecimen } from '#features/brand/domain/social/specimen.ts';
import { answerWork } from '#server/work/answer-work.ts';
import { copyFrom, fingerprintOf, likeness } from '../fingerprint.ts';
import { typefaceOf } from '../fonts/typefaces.ts';
import { readOwnLogo } from '../own-logo/read-own-logo.ts';
import { makeFontFiles } from '../pack/font-files.ts';
import { makeGuidelines } from '../pack/guidelines.ts';
import { makeLogoFiles } from '../pack/logo-files.ts';
import type { PackFile } from '../pack/pack-file.ts';
import type { DesignResults, DesignWork, DrawnLogo, NamedPicture } from './design-messages.ts';

sharp.cache(false);
sharp.concurrency(1);

type Of<Task extends DesignWork['task']> = Extract<DesignWork, { task: Task }>;

const bitsOf = (fingerprint: bigint): string => fingerprint.toString(2).padStart(144, '0');
const faceOf = (id: string) => typefaceOf(faces.find((face) => face.id === id)!);

/** The choices a new logo begins with: those of its style. */
const firstChoices = ({ face, setting, layout }: LogoDesign): LogoChoices => ({
  faceId: face.id,
  case: setting.case,
  tracking: setting.tracking,
  layout,
  room: 1,
  colourway: 'usual',
  tagline: '',
});

async function design(work: Of<'design'>): Promise<readonly DrawnLogo[]> {
  const { brief, seed, count, only, without, taken } = work;
  const seen = taken.map((bits) => BigInt(`0b${bits}`));
  const fingerprints = new Map<unknown, bigint>();
  const designs = await designLogos(
    brief,
    seed,
    count,
    typefaceOf,
    async (drawing) => {
      const own = await fingerprintOf(drawing);
      if (seen.some((other) => likeness(own, other) >= copyFrom)) return false;
      seen.push(own);
      fingerprints.set(drawing, own);
      return true;
    },
    (kind) => (only ? only.includes(kind) : true) && !without.includes(kind),
  );
  return Promise.all(
    designs.map(async (made) => {
      const first = firstChoices(made);
      // A mark that says the name stands alone.
      const choices = work.choices ? { ...work.choices, ...(made.drawing.isWhole && { layout: first.layout }) } : first;
      // From the mark as it is stored, so that it is the same whenever it is drawn again.
      const mark = storeMark(made.drawing);
      const templates = drawTemplates(brief.name, readMark(mark), choices, faceOf(choices.faceId));
      const picture = paint(templates[choices.layout], coloursOf('positive', palettes.modern), brief.name);
      const preview = await sharp(Buffer.from(picture))
        .resize(previewWidth, previewHeight, { fit: 'inside' })
        .png({ palette: true })
        .toBuffer();
      return {
        kind: made.kind,
        seed: made.seed,
        mark,
        choices,
        templates,
        fingerprint: bitsOf(fingerprints.get(made.drawing)!),
        preview: preview.toString('base64'),
      };
    }),
  );
}

/** Pixels of the picture that stands for a logo one does not have. */
const previewWidth = 160;
const previewHeight = 96;

function drawSocial({
  name,
  logo,
  palette,
  line,
  ground,
  formats,
}: Omit<Of<'social'>, 'task'>): readonly NamedPicture[] {
  const face = faceOf(logo.kind === 'own' ? logo.faceId : logo.choices.faceId);
  const content: SocialContent = {
    logo:
      logo.kind === 'own'
        ? logo
        : {
            kind: 'drawn',
            drawing: readMark(logo.mark),
            wording: wordingOf(name, logo.choices, face),
            colourway: logo.choices.colourway,
          },
    palette,
    line: line === '' || !face.covers(line) ? undefined : line,
    lineFace: face,
    ground,
  };
  return socialFormats
    .filter(({ id }) => formats.includes(id))
    .map((format) => ({ id: format.id, svg: composeSocial(format, content) }));
}

/** The font of an entry, or one that has the letters where it lacks some. */
function faceWith(entry: Face, text: string): Typeface {
  const meant = typefaceOf(entry);
  if (meant.covers(text)) return meant;
  const other = faces.find((face) => isMeantFor(face, text) && typefaceOf(face).covers(text));
  return other ? typefaceOf(other) : meant;
}

const drawSpecimens = ({ heading, text, palette, pairs }: Of<'specimens'>): readonly NamedPicture[] =>
  pairs.map((index) => {
    const pair = fontPairs[index]!;
    const name = drawnName(heading);
    const words = drawnName(text);
    const svg = drawSpecimen({
      heading: name,
      text: words,
      palette,
      headingFace: faceWith(pair.heading, name),
      bodyFace: faceWith(pair.body, words),
    });
    return { id: String(index), svg };
  });

/** Nothing where the font lacks letters. */
function drawIt({ name, mark, choices }: Of<'draw'>): DesignResults['draw'] {
  const face = faceOf(choices.faceId);
  if (!face.covers(drawnName(name) + choices.tagline)) return null;
  return drawTemplates(name, readMark(mark), choices, face);
}

/** Its own heading font, or one that has the letters; the mark alone where none has them. */
async function drawShareCard({ card }: Of<'share-card'>): Promise<DesignResults['share-card']> {
  const text = drawnName(card.title);
  const pair = fontPairs.find(({ heading }) => heading.id === card.fonts?.heading);
  const face = faceWith(pair?.heading ?? faces[0]!, text);
  const svg = composeShareCard(card, text !== '' && face.covers(text) ? { text, face } : undefined);
  if (svg === undefined) return null;
  return sharp(Buffer.from(svg)).removeAlpha().png({ compressionLevel: 9 }).toBuffer();
}

/** The same as PNG, each at its exact size; one after the other, as every one at once would take all processors. */
async function rasteriseSocial(order: Of<'social-files'>): Promise<readonly PackFile[]> {
  const files: PackFile[] = [];
  for (const { id, svg } of drawSocial(order)) {
    const bytes = await sharp(Buffer.from(svg)).png({ compressionLevel: 6 }).toBuffer();
    files.push({ path: `social/${id}.png`, bytes });
  }
  return files;
}

function facesOfPack({ faceIds, fontPair }: Of<'font-files'>): readonly Face[] {
  const pair = fontPair === null ? undefined : fontPairs[fontPair];
  return [...faces.filter(({ id }) => faceIds.includes(id)), ...(pair ? [pair.heading, pair.body] : [])];
}

/** The process logos and pictures are drawn in. */
answerWork<DesignWork>((work) => {
  switch (work.task) {
    case 'design':
      return design(work);
    case 'draw':
      return drawIt(work);
    case 'read-own-logo':
      return readOwnLogo(work.bytes);
    case 'specimens':
      return drawSpecimens(work);
    case 'social':
      return drawSocial(work);
    case 'share-card':
      return drawShareCard(work);
    case 'social-files':
      return rasteriseSocial(work);
    case 'logo-files':
      return makeLogoFiles(work);
    case 'font-files':
      return makeFontFiles(facesOfPack(work));
    case 'guidelines':
      return [makeGuidelines(work)];
  }
});
