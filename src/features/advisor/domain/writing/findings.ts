import type { Block } from '#shared/prose.ts';
import { type Message, say, within } from '../say/message.ts';
import { richer } from './blocks.ts';
import type { Found, WritingInput } from './plan-input.ts';
import { sectionTexts as texts } from './section-texts.ts';

/** A finding and what to do about it. */
export const sayFinding = ({ says, next }: Found): Message =>
  next ? say(texts.findingWithNext, { says: within(says), next: within(next) }) : says;

/** A finding in one paragraph for everybody, unless the summary says it; the rows that show it belong to a richer text. */
function findingBlocks({ blocks, heaviest }: WritingInput, found: Found): readonly Block[] {
  const { check, table } = found;
  return [
    ...(heaviest.includes(found) ? [] : [blocks.paragraph(`finding-${check}`, sayFinding(found))]),
    ...(table ? [richer(2, blocks.table(`finding-${check}-table`, { ...table, numeric: numericOf(table) }))] : []),
  ];
}

/** The findings of a section, the heaviest first. */
export const findingsOf = (input: WritingInput, section: Found['section']): readonly Block[] =>
  input.findings.filter((one) => one.section === section).flatMap((one) => findingBlocks(input, one));

/** Columns that hold nothing but figures. */
function numericOf({ head, rows }: NonNullable<Found['table']>): readonly number[] {
  return head.flatMap((_, column) =>
    column > 0 && rows.every((row) => row[column]?.kind === 'figure' || row[column]?.kind === 'counted') ? column : [],
  );
}
