import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { Role } from '#features/advisor/domain/reading/label.ts';
import { amountRoles, wordRoles } from '#features/advisor/domain/reading/roles.ts';
import { ownersFor } from '../reading/mention-state.ts';
import { sampleAmount, sampleMention, takenAs } from '../testing/sample-reading.ts';
import { amountGroups, roleNames, roleUses, wordGroups } from './role-labels.ts';

/** What the files of a folder say, but for the tests. */
const sourcesBelow = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts') && !name.endsWith('fold.ts'))
    .map((name) => readFileSync(join(folder, name), 'utf8'));

describe('the groups of roles', () => {
  it('hold every role of their kind, each once', () => {
    expect(amountGroups.flatMap(({ roles }) => roles).toSorted()).toEqual([...amountRoles].toSorted());
    expect(wordGroups.flatMap(({ roles }) => roles).toSorted()).toEqual([...wordRoles].toSorted());
  });

  it('have a name of its own for every role, in words that stand on their own', () => {
    const names = [...amountRoles, ...wordRoles].map((role) => roleNames[role].message);
    expect(new Set(names).size).toBe(names.length);
    for (const role of [...amountRoles, ...wordRoles]) expect(roleUses[role].message).not.toBe('');
  });

  it('are used somewhere by what reckons, writes or scores, or said to be listed alone', () => {
    const folders = ['business', 'checks', 'coach', 'gates', 'reckoning', 'score', 'writing'];
    const code = folders
      .flatMap((folder) => sourcesBelow(join(import.meta.dirname, '../../domain', folder)))
      .join('\n');
    const unused = [...amountRoles, ...wordRoles].filter((role) => !code.includes(`'${role}'`));
    const isListed = (role: Role) => roleUses[role].message === 'this list only';
    expect(unused.filter((role) => !isListed(role))).toEqual([]);
    expect(unused.length).toBeGreaterThan(0);
  });
});

describe('what something can belong to', () => {
  const offer = sampleMention('pick-ups', { taken: takenAs('offer') });
  const guessed = sampleMention('rounds');
  const rival = sampleMention('La Poste', { taken: takenAs('rival') });
  const all = [offer, guessed, rival, sampleAmount('€7.90', { taken: takenAs('price') })];

  it('is what is certainly sold for prices and costs of one, an alternative for its price, and nothing else', () => {
    for (const role of ['price', 'cost.direct', 'sales.expected'] as const)
      expect([role, ownersFor(role, all)]).toEqual([role, [offer]]);
    expect(ownersFor('rival.price', all)).toEqual([rival]);
    for (const role of ['cost.period', 'own.money', 'offer', 'none', null] as const)
      expect([role, ownersFor(role, all)]).toEqual([role, []]);
  });
});
