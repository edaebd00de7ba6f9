import { founders1 } from './corpus-founders-1.ts';
import { founders2 } from './corpus-founders-2.ts';
import { founders3 } from './corpus-founders-3.ts';
import { founders4 } from './corpus-founders-4.ts';
import { founders5 } from './corpus-founders-5.ts';
import type { Statement } from './statement.ts';

/**
 * Twenty-six founders and their five answers each, in the order of the questions, written by somebody who had not read
 * the rules that read them. Every label is a value the founder truly states.
 */
export const fourthStatements: readonly Statement[] = [
  ...founders1,
  ...founders2,
  ...founders3,
  ...founders4,
  ...founders5,
];
