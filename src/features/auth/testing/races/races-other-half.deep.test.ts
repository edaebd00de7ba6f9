/** The openers that `races.deep.test.ts` leaves. */
import { openers } from './openers.ts';
import { raceFreely } from './race-freely.ts';

raceFreely(openers.filter((_, index) => index % 2 === 1));
