import type { SqlException } from './sql-walls.ts';

/** Where SQL of one area reaches a table of another on purpose: as few as can be, each with its reason. */
export const sqlExceptions: readonly SqlException[] = [
  {
    area: 'features/privacy',
    tables: ['?'],
    why: 'Archive and deletion go through every declared table; its name comes from the catalogue and is quoted.',
  },
  { area: 'server/db', tables: ['?'], why: 'The runner of migrations applies their files as they are.' },
  {
    area: 'features/privacy',
    tables: ['stored_file'],
    why: 'The size of a finished archive is that of its file; asking the storage for each would be another trip.',
  },
  {
    area: 'features/auth',
    tables: ['users'],
    why: 'It makes the account with the person; name, address and language follow the person. The account uses it, so not the other way.',
  },
  {
    area: 'features/workspaces',
    tables: ['users'],
    why: 'The account repeats the name of its first business, changed in the transaction that renames it.',
  },
  {
    area: 'server/plans',
    tables: ['users'],
    why: 'The plan and the time zone that periods go by stand in the account; it alone changes the plan.',
  },
  {
    area: 'server/mail',
    tables: ['users'],
    why: 'The way out of mails switches a toggle of the account off, for readers who are not signed in.',
  },
  {
    area: 'app',
    tables: ['users', 'auth_user', 'auth_session', 'auth_identity', 'auth_device', 'billing_account'],
    why: 'Operator commands look at an account as a whole and give it another address or password.',
  },
];
