/** What minimum-fill asks and says. */
export const fillTexts = {
  group: /*i18n*/ {
    id: 'advisor.check.fill.group',
    message: 'Does one of these say how many can take part together, each paying “{price}”?',
  },
  none: /*i18n*/ {
    id: 'advisor.check.fill.none',
    message: 'No: there is no group, or it pays this price together',
  },
  paysFor: /*i18n*/ {
    id: 'advisor.check.fill.paysFor',
    message: 'Does one customer get “{sessions}” for one payment of “{price}”?',
  },
  yes: /*i18n*/ { id: 'advisor.check.fill.yes', message: 'Yes' },
  no: /*i18n*/ { id: 'advisor.check.fill.no', message: 'No, another number' },
  sessions: /*i18n*/ {
    id: 'advisor.check.fill.sessions',
    message: 'How many sessions does a customer get for one payment of “{price}”?',
  },
  because: /*i18n*/ {
    id: 'advisor.check.fill.because',
    message: 'It decides how many places have to be paid before a session pays for itself.',
  },
  cost: /*i18n*/ {
    id: 'advisor.check.fill.cost',
    message:
      'What does one session cost you, however many take part: the room, people you pay, the way there? Leave out what each place costs.',
  },
  costBecause: /*i18n*/ {
    id: 'advisor.check.fill.cost.because',
    message: 'It decides the smallest group that pays for itself.',
  },
  size: /*i18n*/ { id: 'advisor.check.fill.term.size', message: 'Places in a group' },
  sessionsTerm: /*i18n*/ { id: 'advisor.check.fill.term.sessions', message: 'Sessions for one payment' },
  each: /*i18n*/ { id: 'advisor.check.fill.term.each', message: 'What one place leaves for a session' },
  full: /*i18n*/ { id: 'advisor.check.fill.term.full', message: 'What a full group leaves for a session' },
  costTerm: /*i18n*/ { id: 'advisor.check.fill.term.cost', message: 'What one session costs' },
  needed: /*i18n*/ { id: 'advisor.check.fill.term.needed', message: 'Paid places that a session needs' },
  rest: /*i18n*/ { id: 'advisor.check.fill.term.rest', message: 'Left of a session with a full group' },
  missing: /*i18n*/ { id: 'advisor.check.fill.term.missing', message: 'Missing in a session with a full group' },
  lost: /*i18n*/ { id: 'advisor.check.fill.term.lost', message: 'Missing in a full year of sessions' },
  found: /*i18n*/ {
    id: 'advisor.check.fill.found',
    message:
      'One paid place leaves {each} for each session, a full group of {size} leaves {full}. For every {each} that a session costs you, one more place has to be paid.',
  },
  needs: /*i18n*/ {
    id: 'advisor.check.fill.needs',
    message:
      'However many come, a session costs you {cost}, and one paid place leaves {each} for it. So {count, plural, one {{needed} of {size} places has} other {{needed} of {size} places have}} to be paid before anything is left; a full group leaves {rest}.',
  },
  tooDear: /*i18n*/ {
    id: 'advisor.check.fill.tooDear',
    message:
      'However many come, a session costs you {cost}. Even a full group of {size} leaves only {full} for it: {missing} is missing in each session.',
  },
  next: /*i18n*/ {
    id: 'advisor.check.fill.next',
    message: 'Find a session that costs less than {full}, or change the price or the size of the group.',
  },
};
