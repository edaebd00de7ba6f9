/** The same pairs, running freely: nobody is held, and each begins when it likes. */
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { acts } from './acts.ts';
import { isBrokenBy, type Need, openers } from './openers.ts';
import { createRaceWorld, type RaceWorld } from './race-world.ts';

const racesEach = 200;
const atOnce = 4;
/** Longer than a hash takes, so that the act falls before, into and after it. */
const spreadMs = 25;

let at: RaceWorld;
beforeAll(async () => {
  at = await createRaceWorld('real');
});
afterAll(() => at.close());

/** What a later try meets again: a sign-in that begins after a sign-out is one of its own. */
const momentary: readonly Need[] = ['no ending'];

describe.each(openers.map((opener) => [opener.name, opener] as const))('a session opened by %s', (_name, opener) => {
  const lasting = { ...opener, needs: opener.needs.filter((need) => !momentary.includes(need)) };
  const against = acts.filter(
    ({ name, to, breaks }) => to.includes(opener.of) && !opener.unless?.includes(name) && isBrokenBy(opener, breaks),
  );

  it.each(against.map((act) => [act.name, act] as const))(
    `never survives %s, ${racesEach} times`,
    async (_act, act) => {
      const isOver = isBrokenBy(lasting, act.breaks);
      const race = async (): Promise<string | undefined> => {
        const person = await at.makeRacer(opener.of);
        const run = await act.prepare(at, person);
        const open = await opener.prepare(at, person);
        const beginsAtMs = (): Promise<void> => sleep(Math.random() * spreadMs);
        let wasOpenedBefore = false;
        let hasActed = false;
        const [answer] = await Promise.all([
          beginsAtMs()
            .then(open)
            .then((opened) => {
              wasOpenedBefore = !hasActed;
              return opened;
            }),
          beginsAtMs()
            .then(run)
            .finally(() => {
              hasActed = true;
            }),
        ]);
        if (answer.status >= 500) return `answered ${answer.status}`;
        // Where only the moment counts, a session may live that was answered after the act: it may have begun after it.
        const isWrong = (isOver || wasOpenedBefore) && (await at.isAlive(person, answer));
        return isWrong ? 'is alive' : undefined;
      };
      const faults: string[] = [];
      let left = racesEach;
      const worker = async (): Promise<void> => {
        while (left-- > 0) {
          const fault = await race();
          if (fault) faults.push(fault);
        }
      };
      await Promise.all(Array.from({ length: atOnce }, worker));
      expect(faults).toEqual([]);
    },
  );
});
