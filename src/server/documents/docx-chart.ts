import { ImageRun, LineRuleType, Paragraph, TextRun } from 'docx';
import sharp from 'sharp';
import type { DocumentChart } from '#shared/document-model.ts';
import { layoutChart } from './chart-layout.ts';
import { type DocumentColors, lineStyles } from './chart-style.ts';
import { chartSvg } from './chart-svg.ts';
import { noteReference, textRuns } from './docx-runs.ts';
import { wordColor } from './docx-styles.ts';

const size = { width: 425, height: 190 };
const pixelsPerPoint = 96 / 72;

/**
 * Caption, legend with notes, and the drawing: a vector picture with its alternative text, and a bitmap of the outlined
 * drawing for programs that show none.
 */
export async function docxChart(
  chart: DocumentChart,
  outlined: string,
  language: string,
  colors: DocumentColors,
): Promise<readonly Paragraph[]> {
  const svg = chartSvg(layoutChart(chart, { ...size, language }), chart.altText, colors);
  const png = await sharp(Buffer.from(outlined), { density: 216 }).flatten({ background: '#FFFFFF' }).png().toBuffer();
  const styles = lineStyles(colors);
  const transformation = {
    width: Math.round(size.width * pixelsPerPoint),
    height: Math.round(size.height * pixelsPerPoint),
  };
  return [
    new Paragraph({
      style: 'Caption',
      children: [
        ...textRuns(chart.caption),
        ...textRuns(chart.unitLabel === '' ? '' : ` (${chart.unitLabel})`, {
          bold: false,
          color: wordColor(colors, 'ink2'),
        }),
      ],
    }),
    new Paragraph({
      style: 'Small',
      keepNext: true,
      children: chart.series.flatMap((series) => [
        new TextRun({ text: `${dashes[series.style]} `, color: styles[series.style].color.slice(1), bold: true }),
        ...textRuns(series.label),
        ...(series.note ? [noteReference(series.note)] : []),
        new TextRun({ text: '     ' }),
      ]),
    }),
    new Paragraph({
      spacing: { after: 280, line: 240, lineRule: LineRuleType.AUTO },
      children: [
        new ImageRun({
          type: 'svg',
          data: Buffer.from(svg),
          transformation,
          fallback: { type: 'png', data: png },
          altText: { name: chart.caption, title: chart.caption, description: chart.altText },
        }),
      ],
    }),
  ];
}

const dashes = { solid: '——', 'dashed-up': '– –', 'dashed-down': '····' } as const;
