import { describe, expect, it } from 'vitest';
import type { FactKey, FactSet } from '#features/workspaces/domain/fact-value.ts';
import type { QuestionId } from '../questions.ts';
import { extractFacts } from './extract-facts.ts';
import { findBrandKind, knownBrandCount } from './rival-brands.ts';

const known: FactSet = new Map();
const read = (question: QuestionId, answer: string, key: FactKey) =>
  extractFacts(question, answer, { known, industries: [] }).find((fact) => fact.key === key)?.value;
const kinds = (answer: string) => {
  const value = read('competitors', answer, 'competitors.kinds');
  return value?.type === 'choices' ? [...value.items].toSorted() : [];
};

describe('kinds of rivals', () => {
  it('know at least 250 companies by name', () => {
    expect(knownBrandCount).toBeGreaterThanOrEqual(250);
  });

  it.each([
    ['Carrefour Express', 'chain'],
    ['the Home Depot', 'chain'],
    ["McDonald's", 'chain'],
    ['McDonald’s', 'chain'],
    ['Etsy', 'marketplace'],
    ['Uber Eats', 'marketplace'],
    ['Häagen-Dazs', 'chain'],
    ['QuickBooks', 'software'],
    ['Deloitte', 'agency'],
  ])('take %s for what it is', (name, kind) => {
    expect(findBrandKind(name)).toBe(kind);
  });

  it.each(['Target Practice Ltd', 'Paul Smits', 'Action Sports Lyon', 'Mud Dock', 'Next Level', ''])(
    'take "%s" for no company they know',
    (name) => {
      expect(findBrandKind(name)).toBeUndefined();
    },
  );

  it.each([
    ['Tesco and Mailchimp', ['chain', 'software']],
    ['Salon Marie, Garage Dupont and Smith & Sons', ['local-independent']],
    ['The bakery next door', ['local-independent']],
    ['A local garage', ['local-independent']],
    ['Wix and local agencies', ['agency', 'software']],
    ['Importers from Asia', ['importer']],
    ['Nobody yet', ['doing-nothing']],
    ['Customers do it themselves or nothing', ['do-it-yourself', 'doing-nothing']],
    ['Big agencies. They test with tools only.', ['agency']],
    ['Bunnings, and handymen found on Airtasker', ['chain', 'marketplace']],
    ['Freelancers on Upwork', ['freelancer']],
    ['Zorbix and Quillon', []],
    ['Nobody there knows your name', []],
  ])('read "%s"', (answer, expected) => {
    expect(kinds(answer)).toEqual(expected);
  });
});

describe('what founders say in passing', () => {
  it.each<[QuestionId, string, FactKey, object | undefined]>([
    [
      'audience',
      'Freelance parents, 3,500 people, who work at the kitchen table.',
      'audience.alternative',
      { type: 'text', text: 'working at the kitchen table' },
    ],
    [
      'audience',
      'Small towns, 40 of them, who patch old pages in-house.',
      'audience.alternative',
      { type: 'text', text: 'patching old pages in-house' },
    ],
    ['audience', 'Heirs, 600 families, who leave it in a drawer.', 'audience.alternative', undefined],
    ['audience', 'Dentists. They use paper diaries.', 'audience.alternative', { type: 'text', text: 'paper diaries' }],
    ['audience', 'Dentists. They use our app.', 'audience.alternative', undefined],
    ['idea', 'We deliver firewood within 20 km of Lund.', 'business.place', { type: 'text', text: 'Lund' }],
    ['idea', 'A laundrette, open all night', 'business.difference', { type: 'texts', items: ['open all night'] }],
    [
      'idea',
      'We throw plates for restaurants, matched to the menu, delivered in ten days.',
      'business.difference',
      { type: 'texts', items: ['matched to the menu', 'in ten days'] },
    ],
    ['idea', 'A bakery opening in ten days', 'business.difference', undefined],
    [
      'revenue',
      'I have a grant of €10,000 and a loan of €20,000.',
      'finance.cash',
      { type: 'money', minor: 1_000_000, currency: 'EUR' },
    ],
    ['revenue', 'We apply for a grant of €10,000.', 'finance.cash', undefined],
  ])('%s: "%s" gives %s', (question, answer, key, expected) => {
    expect(read(question, answer, key)).toEqual(expected);
  });

  it('prices a family of four and tables after a retainer as their own streams', () => {
    expect(read('revenue', 'Adults €14, children 8, families of four 36.', 'revenue.streams')).toMatchObject({
      items: [{ minor: 1400 }, { minor: 800 }, { name: 'families of four', minor: 3600, currency: 'EUR' }],
    });
    expect(
      read('revenue', 'Design retainer €1,200; tables cost €260 each after a retainer.', 'revenue.streams'),
    ).toMatchObject({
      items: [{ model: 'retainer' }, { name: 'tables', minor: 26_000, model: 'one-off' }],
    });
  });
});
