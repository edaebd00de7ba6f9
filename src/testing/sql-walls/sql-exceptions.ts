import type { SqlException } from './sql-walls.ts';

/** Where SQL of one area reaches a table of another on purpose: as few as can be, each with its reason. */
export const sqlExceptions: readonly SqlException[] = [
  {
    area: 'server/db',
    tables: ['?'],
    why: 'Migrations are applied as they are. What archives, deletes and measures goes through every declared table; its name comes from the catalogue and is quoted.',
  },
  {
    area: 'features/workspaces',
    tables: ['users'],
    why: 'The account repeats the name of its first business, changed in the transaction that renames it.',
  },
];
