import { BorderStyle, HeadingLevel, ImageRun, Paragraph, TabStopType } from 'docx';
import sharp from 'sharp';
import type { BrandTokenLogo } from '#shared/brand-tokens.ts';
import type { DocumentModel } from '#shared/document-model.ts';
import type { DocumentColors } from './chart-style.ts';
import { textRuns } from './docx-runs.ts';
import { textWidthTwips, wordColor } from './docx-styles.ts';
import { coverSize } from './typst-input.ts';

/** The first page: what it is, whose, of when. */
export async function docxCover(
  { title, subtitle, cover, brand }: DocumentModel,
  colors: DocumentColors,
): Promise<readonly Paragraph[]> {
  const length = [...cover.businessName].length;
  const size = length <= 18 ? 84 : length <= 40 ? 64 : 44;
  const logo = brand?.logo;
  return [
    ...(logo ? [new Paragraph({ spacing: { after: 0 }, children: [await logoRun(logo, cover.businessName)] })] : []),
    new Paragraph({
      spacing: { before: logo ? 3300 : 4600, after: 0 },
      children: textRuns(subtitle, { bold: true, size: 24, color: wordColor(colors, 'green') }),
    }),
    new Paragraph({ heading: HeadingLevel.TITLE, children: textRuns(cover.businessName, { size }) }),
    ...(title === cover.businessName ? [] : [new Paragraph({ style: 'Subtitle', children: textRuns(title) })]),
    new Paragraph({
      spacing: { before: 4200, after: 80 },
      border: { top: { style: BorderStyle.SINGLE, size: 6, color: wordColor(colors, 'lineStrong'), space: 10 } },
      tabStops: [{ type: TabStopType.RIGHT, position: textWidthTwips }],
      children: [
        ...textRuns(cover.date, { bold: true, size: 20 }),
        ...(cover.score === undefined
          ? []
          : textRuns(`\t${cover.score}`, { size: 20, color: wordColor(colors, 'ink2') })),
      ],
    }),
    ...(cover.line === '' ? [] : [new Paragraph({ style: 'Small', children: textRuns(cover.line) })]),
  ];
}

/** A vector picture, and a bitmap of it for programs that show none. */
async function logoRun(logo: BrandTokenLogo, name: string): Promise<ImageRun> {
  const { width, height } = coverSize(logo);
  const png = await sharp(Buffer.from(logo.svg), { density: 288 })
    .resize({ width: Math.round(width * 4) })
    .png()
    .toBuffer();
  return new ImageRun({
    type: 'svg',
    data: Buffer.from(logo.svg),
    transformation: { width: Math.round((width * 96) / 72), height: Math.round((height * 96) / 72) },
    fallback: { type: 'png', data: png },
    altText: { name, title: name, description: name },
  });
}
