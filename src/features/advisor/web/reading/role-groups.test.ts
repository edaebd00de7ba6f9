import { describe, expect, it } from 'vitest';
import { amountRoles, wordRoles } from '#features/advisor/domain/reading/roles.ts';
import { roleNames, roleUses } from '../labels/role-labels.ts';
import { sampleAmount, sampleMention, takenAs } from '../testing/sample-reading.ts';
import { amountGroups, ownersFor, wordGroups } from './role-groups.ts';

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
