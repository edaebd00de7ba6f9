import { describe, expect, it } from 'vitest';
import type { DeclaredTable } from '#shared/table-declaration.ts';
import {
  type CatalogueColumn,
  type CatalogueTable,
  isImportable,
  ownedTables,
  ownedWhere,
  quote,
  withheldColumnsOf,
} from './owned-tables.ts';
import { listTableFaults } from './table-faults.ts';

const column = (name: string, type = 'text', isRequired = true): CatalogueColumn => ({ name, type, isRequired });
const table = (name: string, columns: CatalogueColumn[], more: Partial<CatalogueTable> = {}): CatalogueTable => ({
  name,
  columns,
  primaryKey: ['id'],
  foreignKeys: [],
  readableBy: ['system'],
  deletableBy: ['system'],
  ...more,
});
const to = (from: string, other: string, referenced = 'id') => ({
  column: from,
  table: other,
  referenced,
  cascades: true,
});

const declared = (name: string, owner: DeclaredTable['owner'], more: Partial<DeclaredTable> = {}): DeclaredTable => ({
  name,
  area: 'features/test',
  migration: '0001-test',
  owner,
  exported: ['id'],
  ...more,
});

const users = table('users', [column('user_id', 'uuid'), column('email')], { primaryKey: ['user_id'] });
const workspace = table('workspace', [column('id'), column('account_id', 'uuid')], {
  foreignKeys: [to('account_id', 'users', 'user_id')],
});
const note = table('note', [column('id'), column('workspace_id')], { foreignKeys: [to('workspace_id', 'workspace')] });
const line = table('line', [column('id'), column('note_id')], { foreignKeys: [to('note_id', 'note')] });
const letter = table('letter', [column('id'), column('user_id', 'uuid', false), column('recipient')], {
  foreignKeys: [to('user_id', 'users', 'user_id')],
});
/** Addresses of customers: what stands in `email` says nothing of whose row it is. */
const recipient = table('recipient', [column('id'), column('workspace_id'), column('email'), column('api_key')], {
  foreignKeys: [to('workspace_id', 'workspace')],
});
const rates = table('rates', [column('id'), column('value')]);
const all = [users, workspace, note, line, letter, recipient, rates];
const workspaceOwned: DeclaredTable['owner'] = [{ by: 'workspace', column: 'workspace_id' }];
const declarations: readonly DeclaredTable[] = [
  declared('users', [{ by: 'account', column: 'user_id' }], { exported: ['user_id', 'email'] }),
  declared('workspace', [{ by: 'account', column: 'account_id' }], { exported: ['id', 'account_id'] }),
  declared('note', workspaceOwned, { exported: ['id', 'workspace_id'] }),
  declared('line', [{ by: 'parent', column: 'note_id', table: 'note' }], { exported: ['id', 'note_id'] }),
  declared(
    'letter',
    [
      { by: 'account', column: 'user_id' },
      { by: 'address', column: 'recipient', unless: 'user_id' },
    ],
    { exported: ['id', 'user_id', 'recipient'] },
  ),
  declared('recipient', workspaceOwned, { exported: ['id', 'workspace_id', 'email'], secret: ['api_key'] }),
  declared('rates', 'nobody', { exported: [], internal: ['id', 'value'], why: 'Nothing of anybody.' }),
];

describe('whose a row is', () => {
  const owned = ownedTables(all, declarations);
  const where = (name: string): string =>
    ownedWhere(owned.find((one) => one.name === name)!, owned, 't').replace(/\s+/g, ' ');

  it('is told by what is declared, and by no name of a column', () => {
    expect(where('users')).toBe('(t."user_id" = $1::uuid)');
    expect(where('recipient')).toBe('(t."workspace_id" = any ($2::text[]))');
    expect(owned.map(({ name }) => name)).not.toContain('rates');
  });

  it('is told by the address only where the row names no account: somebody else’s letter to it stays theirs', () => {
    expect(where('letter')).toBe(
      '(t."user_id" = $1::uuid or (t."user_id" is null and lower(t."recipient") = $3::text))',
    );
  });

  it('is nobody’s as long as nothing is declared', () => {
    const without = declarations.filter(({ name }) => name !== 'recipient');
    expect(ownedTables(all, without).map(({ name }) => name)).not.toContain('recipient');
  });

  it('cannot be told by a parent that no foreign key leads to', () => {
    const wrong = [declared('note', [{ by: 'parent', column: 'id', table: 'letter' }])];
    expect(() => ownedTables(all, wrong)).toThrow('note.id is declared to lead to letter, but no foreign key does');
  });

  it('is followed through other tables', () => {
    expect(where('line')).toBe(
      '(t."note_id" in (select tp."id" from "note" tp where (tp."workspace_id" = any ($2::text[]))))',
    );
  });

  it('is worked through with what points at others first', () => {
    const order = owned.map(({ name }) => name);
    for (const [child, parent] of [
      ['line', 'note'],
      ['note', 'workspace'],
      ['workspace', 'users'],
      ['letter', 'users'],
    ] as const)
      expect([child, order.indexOf(child) < order.indexOf(parent)]).toEqual([child, true]);
  });

  it('quotes names as SQL does', () => {
    expect(quote('a"b')).toBe('"a""b"');
  });
});

describe('what an archive withholds', () => {
  const { exported = [] } = declarations.find(({ name }) => name === 'recipient')!;

  it('is every column that is not declared as exported, one that nobody declared included', () => {
    expect(withheldColumnsOf({ ...recipient, exported })).toEqual(['api_key']);
    const grown = { ...recipient, exported, columns: [...recipient.columns, column('later', 'text', false)] };
    expect(withheldColumnsOf(grown)).toEqual(['api_key', 'later']);
  });

  it('keeps a table from being put back where a row must have it', () => {
    expect(isImportable({ ...recipient, exported })).toBe(false);
    expect(isImportable({ ...note, exported: ['id', 'workspace_id'] })).toBe(true);
  });
});

describe('declarations that do not fit the database', () => {
  const faultsWith = (name: string, change: Partial<DeclaredTable>): readonly string[] =>
    listTableFaults(
      all,
      declarations.map((one) => (one.name === name ? { ...one, ...change } : one)),
    );

  it('are none where every table and column is declared as it is', () => {
    expect(listTableFaults(all, declarations)).toEqual([]);
  });

  it.each<[string, readonly string[], string]>([
    ['a table', declaredWithout('recipient'), 'recipient is not declared: whose are its rows?'],
    [
      'a table that is not there',
      listTableFaults(all, [...declarations, declared('gone', 'nobody')]),
      'gone is declared by features/test, but there is no such table',
    ],
    ['a column', faultsWith('recipient', { secret: [] }), 'recipient.api_key is not declared'],
    [
      'a column that is not there',
      faultsWith('recipient', { secret: ['api_key', 'pin'] }),
      'recipient.pin is declared, but there is no such column',
    ],
    ['a column twice', faultsWith('recipient', { internal: ['email'] }), 'recipient.email is declared twice'],
    [
      'an owner whose column leads elsewhere',
      faultsWith('recipient', { owner: [{ by: 'account', column: 'workspace_id' }] }),
      'recipient.workspace_id is no account: it points at workspace',
    ],
    [
      'an address in the place of the workspace that owns the row',
      faultsWith('recipient', { owner: [{ by: 'address', column: 'email' }] }),
      'recipient.workspace_id points at workspace, and the declaration does not say that it is the owner',
    ],
    [
      'a parent that no foreign key leads to',
      faultsWith('line', { owner: [{ by: 'parent', column: 'note_id', table: 'letter' }] }),
      'line.note_id is declared to lead to letter, but no foreign key does',
    ],
    [
      'a parent of nobody',
      faultsWith('note', { owner: 'nobody' }),
      "line.note_id leads to note, whose rows are nobody's",
    ],
    [
      'nobody’s rows for everybody',
      faultsWith('note', { owner: 'nobody' }),
      "note is nobody's, so nobody can be given it",
    ],
    [
      'nothing to export and no reason',
      faultsWith('note', { exported: [], internal: ['id', 'workspace_id'] }),
      'note has to say why exactly where nothing of it is exported',
    ],
  ])('are named: %s', (_name, faults, sentence) => {
    expect(faults).toContain(sentence);
  });

  function declaredWithout(name: string): readonly string[] {
    return listTableFaults(
      all,
      declarations.filter((one) => one.name !== name),
    );
  }
});
