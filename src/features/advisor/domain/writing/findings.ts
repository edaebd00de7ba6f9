import type { Block } from '#shared/prose.ts';
import { say, within } from '../say/message.ts';
import { richer } from './blocks.ts';
import type { Found, WritingInput } from './plan-input.ts';
import { sectionTexts as texts } from './section-texts.ts';

/** A finding in one paragraph for everybody; the rows that show it belong to a richer text. */
function findingBlocks({ blocks }: WritingInput, { check, says, next, table }: Found): readonly Block[] {
  const text = next ? say(texts.findingWithNext, { says: within(says), next: within(next) }) : says;
  return [
    blocks.paragraph(`finding-${check}`, text),
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
