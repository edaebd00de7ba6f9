/** Every way of opening a session, held after its check, against every act that ends sessions. */
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { acts } from './acts.ts';
import { isBrokenBy, openers } from './openers.ts';
import { createRaceWorld, type RaceWorld } from './race-world.ts';

let at: RaceWorld;
beforeAll(async () => {
  at = await createRaceWorld();
});
afterAll(() => at.close());
beforeEach(() => at.watchWriting());

describe.each(openers.map((opener) => [opener.name, opener] as const))('a session opened by %s', (_name, opener) => {
  // Nobody gets in with an address that is not confirmed: there is nothing that could live.
  if (opener.of !== 'unconfirmed')
    it('lives where nothing happens meanwhile', async () => {
      const person = await at.makeRacer(opener.of);
      const open = await opener.prepare(at, person);
      const { answer, wasHeld } = await at.interleave(opener.holdAt, open, async () => {});
      expect([answer.status, wasHeld, await at.isAlive(person, answer)]).toEqual([200, true, true]);
    });

  it.each(
    acts
      .filter(({ name, to }) => to.includes(opener.of) && !opener.unless?.includes(name))
      .map((act) => {
        const isBroken = isBrokenBy(opener, act.breaks);
        return [isBroken ? 'does not survive' : 'lives through', act.name, { act, isBroken }] as const;
      }),
  )('%s %s', async (_expected, _act, { act, isBroken }) => {
    const person = await at.makeRacer(opener.of);
    const run = await act.prepare(at, person);
    const { answer, wasHeld } = await at.interleave(opener.holdAt, await opener.prepare(at, person), run);
    const refusals = [...opener.refusals, 'user_banned'];
    expect(answer.status < 500 && wasHeld).toBe(true);
    if (answer.status !== 200) expect(refusals).toContain(answer.body.error_code);
    expect([answer.body.error_code, await at.isAlive(person, answer)]).toEqual([answer.body.error_code, !isBroken]);
  });
});

describe('a session opened by a password', () => {
  it('answers to a ban as if it had come later', async () => {
    const person = await at.makeRacer('plain');
    const ban = () => at.auth('PUT', `/admin/users/${person.userId}`, { ban_duration: '24h' }, 'service');
    const { answer } = await at.interleave({ before: 1 }, () => at.signIn(person.email), ban);
    expect([answer.status, answer.body.error_code]).toEqual([400, 'user_banned']);
  });
});
