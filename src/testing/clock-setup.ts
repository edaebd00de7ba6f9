import { fixClock } from './fixed-clock.ts';

fixClock();
