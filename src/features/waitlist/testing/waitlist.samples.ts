import type { Samples } from '#testing/sweep/sample.ts';

export const samples: Samples = {};

/** For people without an account: entering an address, and the two clicks its mails lead to. */
export const plainRoutes = ['POST /waitlist', 'POST /waitlist/confirm', 'POST /waitlist/leave'];
