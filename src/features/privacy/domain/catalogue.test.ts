import { describe, expect, it } from 'vitest';
import { retryDelayMs } from '#server/jobs/define-job.ts';
import { isImportable, withheldColumnsOf } from './archive-tables.ts';
import { type CatalogueColumn, type CatalogueTable, ownedWhere, quote, sortTables } from './catalogue.ts';
import { deletionDays, leavingRules } from './leaving-rules.ts';

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

const users = table('users', [column('user_id', 'uuid'), column('email')], { primaryKey: ['user_id'] });
const workspace = table('workspace', [column('id'), column('account_id', 'uuid')], {
  foreignKeys: [to('account_id', 'users', 'user_id')],
});
const note = table('note', [column('id'), column('workspace_id')], { foreignKeys: [to('workspace_id', 'workspace')] });
const line = table('line', [column('id'), column('note_id')], { foreignKeys: [to('note_id', 'note')] });
const letter = table('letter', [column('id'), column('user_id', 'uuid', false), column('recipient')], {
  foreignKeys: [to('user_id', 'users', 'user_id')],
});
const list = table('list', [column('id'), column('email')]);
const invoice = table('invoice', [column('id'), column('account_id', 'uuid')]);
const rates = table('rates', [column('id'), column('value')]);
const all = [users, workspace, note, line, letter, list, invoice, rates];

describe('whose a row is', () => {
  const { owned, unowned } = sortTables(all);
  const ownershipOf = (name: string) => owned.find((one) => one.name === name)!.ownership;

  it('is told by account, workspace, address or another row, whether or not a key says so', () => {
    expect(ownershipOf('users')).toEqual([{ by: 'account', column: 'user_id' }]);
    expect(ownershipOf('note')).toEqual([{ by: 'workspace', column: 'workspace_id' }]);
    expect(ownershipOf('line')).toEqual([{ by: 'parent', column: 'note_id', table: 'note', referenced: 'id' }]);
    expect(ownershipOf('list')).toEqual([{ by: 'address', column: 'email', unless: undefined }]);
    expect(ownershipOf('invoice')).toEqual([{ by: 'account', column: 'account_id' }]);
  });

  it('is told by the address only where the row names no account: somebody else’s letter to it stays theirs', () => {
    expect(ownershipOf('letter')).toEqual([
      { by: 'account', column: 'user_id' },
      { by: 'address', column: 'recipient', unless: 'user_id' },
    ]);
    const where = ownedWhere(owned.find(({ name }) => name === 'letter')!, owned, 't');
    expect(where).toBe('(t."user_id" = $1::uuid or (t."user_id" is null and lower(t."recipient") = $3::text))');
  });

  it('is not known for a table without any way to an account', () => {
    expect(unowned).toEqual(['rates']);
  });

  it('is followed through other tables', () => {
    const where = ownedWhere(owned.find(({ name }) => name === 'line')!, owned, 't').replace(/\s+/g, ' ');
    expect(where).toBe('(t."note_id" in (select tp."id" from "note" tp where (tp."workspace_id" = any ($2::text[]))))');
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
  it('is every hash, secret and byte string, in tables nobody thought of too', () => {
    const later = table('later', [
      column('id'),
      column('token_hash', 'bytea'),
      column('api_secret'),
      column('sealed', 'bytea', false),
      column('refresh_token'),
      column('tokens_left', 'integer'),
      column('description'),
    ]);
    expect(withheldColumnsOf(later)).toEqual(['token_hash', 'api_secret', 'sealed', 'refresh_token']);
    expect(isImportable(later)).toBe(false);
    expect(isImportable(note)).toBe(true);
  });
});

describe('the days of leaving', () => {
  it('count from the request', () => {
    const { dueAt, backupsGoneAt } = deletionDays(new Date('2026-11-21T10:00:00Z'));
    expect([dueAt, backupsGoneAt].map((at) => at.toISOString())).toEqual([
      '2026-12-05T10:00:00.000Z',
      '2026-12-19T10:00:00.000Z',
    ]);
  });

  it('leave time for every try of an archive within its 48 hours', () => {
    let waitedMs = 0;
    let failures = 1;
    const delayMs = () => retryDelayMs(failures, leavingRules.archiveRetries);
    for (; delayMs() !== undefined; failures++) waitedMs += delayMs()!;
    expect(failures).toBe(5);
    expect(waitedMs).toBeLessThan(leavingRules.archiveWithinMs / 24);
  });
});
