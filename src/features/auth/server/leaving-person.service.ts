import type { Tx } from '#server/db/connect.ts';
import { leavingPersonRepository } from './leaving-person.repository.ts';

/** When what happened to a person, the first first: what is kept under a pseudonym once they are gone. */
export function listHappened(tx: Tx, userId: string): Promise<readonly { event: string; occurredAt: Date }[]> {
  return leavingPersonRepository.listHappened(tx, userId);
}

/** Locks a person for the transaction, as whatever opens or ends their sessions does before it takes anything of theirs. */
export function lockPerson(tx: Tx, userId: string): Promise<void> {
  return leavingPersonRepository.lockPerson(tx, userId);
}

/** Deletes a person, and with them every row that points at them. */
export function deletePerson(tx: Tx, userId: string): Promise<void> {
  return leavingPersonRepository.deletePerson(tx, userId);
}
