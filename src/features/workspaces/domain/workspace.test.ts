import { describe, expect, it } from 'vitest';
import { findDefaultWorkspace } from './workspace.ts';
import { workspaceNameSchema } from './workspace-schema.ts';

const one = (id: string, more: { isArchived?: boolean; lastUsedAt?: string } = {}) => ({
  id,
  isArchived: false,
  ...more,
});

describe('where a session begins', () => {
  it.each([
    ['the only one', [one('a')], 'a'],
    ['the one switched to last', [one('a', { lastUsedAt: '2026-11-20' }), one('b', { lastUsedAt: '2026-11-21' })], 'b'],
    ['the first where nobody ever switched', [one('a'), one('b')], 'a'],
    ['one that was used before one that was not', [one('a'), one('b', { lastUsedAt: '2026-11-21' })], 'b'],
    ['an open one before an archived one', [one('a', { isArchived: true, lastUsedAt: '2026-11-21' }), one('b')], 'b'],
    ['an archived one where there is no other', [one('a', { isArchived: true })], 'a'],
  ])('is %s', (_what, workspaces, id) => {
    expect(findDefaultWorkspace(workspaces)?.id).toBe(id);
  });

  it('is nowhere without workspaces', () => {
    expect(findDefaultWorkspace([])).toBeUndefined();
  });
});

describe('the name of a workspace', () => {
  it('is one line of 1 to 200 characters', () => {
    expect(workspaceNameSchema.parse('  Levain \n & Rye ')).toBe('Levain & Rye');
    for (const bad of ['', ' \t ', 'x'.repeat(201)]) expect(workspaceNameSchema.safeParse(bad).success).toBe(false);
  });
});
