import { owners1 } from './corpus-owners-1.ts';
import { owners2 } from './corpus-owners-2.ts';
import { owners3 } from './corpus-owners-3.ts';
import { owners4 } from './corpus-owners-4.ts';
import { owners5 } from './corpus-owners-5.ts';
import type { Statement } from './statement.ts';

/**
 * Thirty-two founders and their five answers each, in the order of the questions, written by somebody who had not read
 * the rules that read them.
 */
export const fifthStatements: readonly Statement[] = [...owners1, ...owners2, ...owners3, ...owners4, ...owners5];
