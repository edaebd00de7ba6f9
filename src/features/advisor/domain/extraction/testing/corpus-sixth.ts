import { makers1 } from './corpus-makers-1.ts';
import { makers2 } from './corpus-makers-2.ts';
import { makers3 } from './corpus-makers-3.ts';
import { makers4 } from './corpus-makers-4.ts';
import { makers5 } from './corpus-makers-5.ts';
import type { Statement } from './statement.ts';

/**
 * Thirty founders and their five answers each, in the order of the questions, written by somebody who had not read the
 * rules that read them.
 */
export const sixthStatements: readonly Statement[] = [...makers1, ...makers2, ...makers3, ...makers4, ...makers5];
