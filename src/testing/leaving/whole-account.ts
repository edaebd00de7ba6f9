import type { Owner } from '#server/db/owned-rows.repository.ts';
import { answerQuestions, bakeryAnswers, setPlan } from '../founder.ts';
import type { Person, TestProduct } from '../test-product.ts';

/** A person who has used every feature, with the values that identify their rows. */
export interface WholeAccount {
  readonly person: Person;
  readonly owner: Owner;
  readonly conversationId: string;
}

/** Signs somebody up who answers, plans, opens a second business, loses a password once and stores a picture. */
export async function makeWholeAccount(world: TestProduct, name: string): Promise<WholeAccount> {
  const person = await world.signUp(name);
  await setPlan(world, person, 'Pro');
  const conversation = await answerQuestions(world, person);
  const headers = { 'idempotency-key': crypto.randomUUID() };
  const second = await world.call('POST', '/api/workspaces', {
    as: person,
    headers,
    body: { name: `${name} & Daughters` },
  });
  await answerQuestions(world, person, bakeryAnswers.slice(0, 2), second.body.workspace.id);
  await world.call('POST', '/auth/v1/recover', { body: { email: person.email } });
  await world.call('POST', '/auth/v1/token?grant_type=password', { body: { email: person.email, password: 'wrong' } });
  await world.product.sendAskedMails();
  await world.product.storage.put(
    { accountId: person.userId, purpose: 'picture', mediaType: 'image/webp', bytes: Buffer.from(`picture of ${name}`) },
    world.clock.now,
  );
  const list = await world.call('GET', '/api/workspaces', { as: person });
  const workspaceIds = list.body.workspaces.map(({ id }: { id: string }) => id);
  return {
    person,
    owner: { accountId: person.userId, workspaceIds, email: person.email },
    conversationId: conversation.id,
  };
}
