import { z } from 'zod';

/** Characters a PostgreSQL text cannot hold, or that would break a line apart unseen. */
const forbidden = /(?![\n\t])\p{Cc}/gu;

/** Text over several lines, at most `max` UTF-16 units. Control characters and halves of characters are dropped. */
export function multiLineText(max: number) {
  return z
    .string()
    .max(max, `is longer than ${max} characters`)
    .transform((text) => text.toWellFormed().replace(forbidden, ''));
}

/** Text on one line: line breaks and tabs become spaces, the ends are trimmed. */
export function singleLineText(max: number) {
  return multiLineText(max).transform((text) => text.replace(/\s+/g, ' ').trim());
}
