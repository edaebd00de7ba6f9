import { z } from 'zod';
import { longestAlt } from './picture.ts';

/** Control and bidirectional override characters would change how the words around them read; half a character cannot be stored. */
const hiddenCharacters = /[\p{Cc}\p{Cs}\u200e\u200f\u202a-\u202e\u2066-\u2069]/u;

/** What a picture shows, in one line. */
export const altSchema = z
  .string()
  .max(longestAlt)
  .refine((text) => !hiddenCharacters.test(text), 'Control characters are not allowed');

/** A place on a picture, in hundredths of its width or height. */
export const focalSchema = z.number().int().min(0).max(100);
