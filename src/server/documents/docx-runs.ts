import {
  Bookmark,
  InternalHyperlink,
  type IParagraphOptions,
  type IRunOptions,
  type ParagraphChild,
  TextRun,
} from 'docx';
import type { DocumentNote, DocumentRun } from '#shared/document-model.ts';
import { hasRightToLeft, splitByDirection } from '#shared/text-direction.ts';
import { splitByScript } from './docx-scripts.ts';
import { runsDirection } from './runs-direction.ts';
import { superscriptDigits } from './typst-input.ts';

interface RunLook {
  readonly bold?: boolean;
  readonly color?: string;
  readonly size?: number;
  readonly style?: string;
}

/** A text as runs: line feeds become breaks, stretches that read from right to left or are of a script say so. */
export function textRuns(text: string, look: RunLook = {}): TextRun[] {
  return text.split('\n').flatMap((line, index) => {
    return splitLine(line).map(
      (part, at) => new TextRun({ ...look, ...(index > 0 && at === 0 && { break: 1 }), ...part }),
    );
  });
}

function splitLine(line: string): readonly IRunOptions[] {
  const parts = hasRightToLeft(line) ? splitByDirection(line) : [{ text: line, direction: 'ltr' as const }];
  return parts.flatMap(({ text, direction }) => {
    if (direction === 'ltr') return splitByScript(text).map((part) => ({ ...part.look, text: part.text }));
    const bidirectional = /\p{Script=Hebrew}/u.test(text) ? 'he-IL' : 'ar-SA';
    return [{ text, rightToLeft: true, language: { bidirectional } }];
  });
}

/** The superscript number after a figure, linked to its note in the appendix; the first one is the target of the link back. */
export function noteReference(note: DocumentNote): ParagraphChild {
  const link = new InternalHyperlink({
    anchor: originAnchor(note.number),
    children: [new TextRun({ text: superscriptDigits(note.number), style: 'NoteMark' })],
  });
  return note.isFirst ? new Bookmark({ id: firstUseAnchor(note.number), children: [link] }) : link;
}

/** The runs of a text with their notes. */
export function documentRuns(runs: readonly DocumentRun[], look: RunLook = {}): ParagraphChild[] {
  return runs.flatMap((run) => {
    const text = run.isFigure ? run.text.replaceAll(' ', '\u00a0') : run.text;
    return [...textRuns(text, look), ...(run.note ? [noteReference(run.note)] : [])];
  });
}

/** What a paragraph of these runs needs to know about its direction. */
export function paragraphDirection(runs: readonly DocumentRun[]): Pick<IParagraphOptions, 'bidirectional'> {
  return runsDirection(runs) === 'rtl' ? { bidirectional: true } : {};
}

export const originAnchor = (number: number): string => `origin_${number}`;
export const firstUseAnchor = (number: number): string => `use_${number}`;
