import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Act, acts } from './acts.ts';
import { isBrokenBy, type Need, type Opener } from './openers.ts';
import { createRaceWorld, type RaceWorld } from './race-world.ts';

const racesEach = 200;
const atOnce = 4;
/** Longer than a hash takes, so that the act falls before, into and after it. */
const spreadMs = 25;

/** Without one of these, a session that was open already ends. */
const ending: readonly Need[] = ['session', 'no ending', 'account'];
/** What a later try meets again: a sign-in that opens after a sign-out is one of its own. */
const momentary: readonly Need[] = ['no ending'];

/**
 * When a session may live though the act took something it rests on: never; where it opened after the act; or where it began
 * before the act was done, which ends no session that is open already.
 */
function whenMayLive(opener: Opener, act: Act): 'never' | 'opened after' | 'begun before' {
  const broken = act.breaks.filter((need) => opener.needs.includes(need));
  // Nobody was let in before the address was confirmed.
  if (opener.of === 'unconfirmed') return 'never';
  if (act.sparesRaised || !broken.some((need) => ending.includes(need))) return 'begun before';
  return broken.some((need) => !momentary.includes(need)) ? 'never' : 'opened after';
}

/** Each of these openers with every act that ends its sessions: nobody is held, and each begins when it likes. */
export function raceFreely(openers: readonly Opener[]): void {
  let at: RaceWorld;
  beforeAll(async () => {
    at = await createRaceWorld();
  });
  afterAll(() => at.close());
  beforeEach(() => at.watchWriting());

  describe.each(openers.map((opener) => [opener.name, opener] as const))('a session opened by %s', (_name, opener) => {
    const against = acts.filter(
      ({ name, to, breaks, namesAddress }) =>
        to.includes(opener.of) &&
        !opener.unless?.includes(name) &&
        !(opener.movesAddress && namesAddress) &&
        isBrokenBy(opener, breaks),
    );

    it.each(against.map((act) => [act.name, act] as const))(
      `never survives %s, ${racesEach} times`,
      async (_act, act) => {
        const mayLive = whenMayLive(opener, act);
        const race = async (): Promise<string | undefined> => {
          const person = await at.makeRacer(opener.of);
          const run = await act.prepare(at, person);
          const open = await opener.prepare(at, person);
          if (opener.by === 'password') await at.makeHashCostly(person);
          let hasActed = false;
          const opening = async () => {
            await sleep(Math.random() * spreadMs);
            const hadActed = hasActed;
            return { ...(await at.withPlace('opener', open)), hadActed, isAnsweredAfter: hasActed };
          };
          const acting = async () => {
            await sleep(Math.random() * spreadMs);
            const { place } = await at.withPlace('act', run);
            hasActed = true;
            return place;
          };
          const [{ answer, place, hadActed, isAnsweredAfter }, actPlace] = await Promise.all([opening(), acting()]);
          if (answer.status >= 500) return `answered ${answer.status}`;
          // Answers overtake each other; the order under the account's lock is the truth where both are known.
          const isOpenedAfter = place === undefined || actPlace === undefined ? isAnsweredAfter : place > actPlace;
          const isLegal = mayLive === 'begun before' ? !hadActed : mayLive === 'opened after' && isOpenedAfter;
          return !isLegal && (await at.isAlive(person, answer)) ? 'is alive' : undefined;
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
}
