/** The third of four parts of the openers: each has a file of its own, so that two run side by side and neither for long alone. */
import { openers } from './openers.ts';
import { raceFreely } from './race-freely.ts';

raceFreely(openers.filter((_, index) => index % 4 === 2));
