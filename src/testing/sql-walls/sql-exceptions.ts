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
    area: 'features/workspaces',
    tables: ['users'],
    why: 'The account repeats the name of its first business, changed in the transaction that renames it.',
  },
];
