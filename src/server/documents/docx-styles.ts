import { AlignmentType, type IStylesOptions, LevelFormat, LineRuleType } from 'docx';
import type { DocumentColors } from './chart-style.ts';

/** Fonts that every word processor has or replaces by one of the same widths; scripts of their own have theirs. */
export const textFont = { ascii: 'Calibri', hAnsi: 'Calibri', cs: 'Arial', eastAsia: 'Microsoft YaHei' };
const titleFont = { ascii: 'Georgia', hAnsi: 'Georgia', cs: 'Arial', eastAsia: 'Microsoft YaHei' };

/** Colours as Word writes them. */
export const wordColor = (colors: DocumentColors, name: keyof DocumentColors): string => colors[name].slice(1);

/** The width of the text in twentieths of a point: A4 less 30 mm on both sides. */
export const textWidthTwips = 11906 - 2 * 1701;

const heading = (color: string, size: number, before: number, after: number, font = titleFont) => ({
  run: { font, size, color, bold: font === textFont },
  paragraph: { spacing: { before, after }, keepNext: true, keepLines: true },
});

/** Styles of headings, text, captions and tables; sizes are half points, spaces twentieths of a point. */
export function docxStyles(language: string, colors: DocumentColors): IStylesOptions {
  const ink = wordColor(colors, 'ink');
  const ink2 = wordColor(colors, 'ink2');
  return {
    default: {
      document: {
        run: {
          font: textFont,
          size: 21,
          color: ink,
          language: { value: language, eastAsia: 'zh-CN', bidirectional: language === 'he' ? 'he-IL' : 'ar-SA' },
        },
        paragraph: { spacing: { after: 160, line: 300, lineRule: LineRuleType.AUTO } },
      },
      title: {
        run: { font: titleFont, size: 72, color: ink },
        paragraph: { spacing: { before: 80, after: 160, line: 240, lineRule: LineRuleType.AUTO } },
      },
      heading1: heading(ink, 44, 600, 240),
      heading2: heading(ink, 28, 360, 140),
      heading3: heading(ink, 22, 280, 100, textFont),
    },
    paragraphStyles: [
      { id: 'Subtitle', name: 'Subtitle', basedOn: 'Normal', run: { size: 26, color: ink2 } },
      {
        id: 'Caption',
        name: 'caption',
        basedOn: 'Normal',
        run: { size: 19, bold: true, color: ink },
        paragraph: { spacing: { before: 280, after: 100 }, keepNext: true },
      },
      {
        id: 'TableText',
        name: 'Table text',
        basedOn: 'Normal',
        run: { size: 18 },
        paragraph: { spacing: { before: 50, after: 50, line: 240, lineRule: LineRuleType.AUTO } },
      },
      {
        id: 'ContentsTitle',
        name: 'TOC Heading',
        basedOn: 'Normal',
        run: { font: titleFont, size: 44, color: ink },
        paragraph: { spacing: { after: 280 } },
      },
      {
        id: 'TOC1',
        name: 'toc 1',
        basedOn: 'Normal',
        run: { size: 22 },
        paragraph: { spacing: { before: 80, after: 80 } },
      },
      { id: 'Small', name: 'Small', basedOn: 'Normal', run: { size: 18, color: ink2 } },
    ],
    characterStyles: [{ id: 'NoteMark', name: 'Note mark', run: { color: wordColor(colors, 'green') } }],
  };
}

const indent = { left: 400, hanging: 300 };

/** Bullets and numbers; every ordered list restarts through an instance of its own. */
export const docxNumbering = (colors: DocumentColors) => ({
  config: [
    {
      reference: 'bullets',
      levels: [
        {
          level: 0,
          format: LevelFormat.BULLET,
          text: '–',
          alignment: AlignmentType.START,
          style: { paragraph: { indent }, run: { color: wordColor(colors, 'green') } },
        },
      ],
    },
    {
      reference: 'numbers',
      levels: [
        {
          level: 0,
          format: LevelFormat.DECIMAL,
          text: '%1.',
          alignment: AlignmentType.START,
          style: { paragraph: { indent }, run: { color: wordColor(colors, 'green') } },
        },
      ],
    },
  ],
});
