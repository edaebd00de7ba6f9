import type { Mutant } from '../mutant.ts';
import { addressMutants } from './address.mutants.ts';
import { assuranceMutants } from './assurance.mutants.ts';
import { codeMutants } from './codes.mutants.ts';
import { evidenceMutants } from './evidence.mutants.ts';
import { flowMutants } from './flow.mutants.ts';
import { limitMutants } from './limit.mutants.ts';
import { ownershipMutants } from './ownership.mutants.ts';
import { sessionMutants } from './session.mutants.ts';
import { tokenMutants } from './token.mutants.ts';

/** The whole table: rule, fault, killing test. */
export const mutants: readonly Mutant[] = [
  ...codeMutants,
  ...addressMutants,
  ...sessionMutants,
  ...assuranceMutants,
  ...ownershipMutants,
  ...flowMutants,
  ...tokenMutants,
  ...limitMutants,
  ...evidenceMutants,
];
