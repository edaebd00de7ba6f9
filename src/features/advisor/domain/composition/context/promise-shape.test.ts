import { describe, expect, it } from 'vitest';
import { asGerund, asThirdPerson, isWeakClause, promiseShape } from './promise-shape.ts';

describe('a stated difference', () => {
  it.each([
    ['before 7 am', 'manner'],
    ['by cargo bike', 'manner'],
    ['while the owner watches', 'manner'],
    ['organic', 'quality'],
    ['British-grown', 'quality'],
    ['cut the same morning', 'made'],
    ['planned in one visit', 'made'],
    ['fixed price', 'thing'],
    ['cut dry', 'made'],
    ['open until 9 pm', 'open'],
    ['free of music', 'open'],
    ['measures each step', 'act'],
    ['each guest holds a bird', 'clause'],
    ['a play corner', 'thing'],
    ['beans roasted in the window', 'thing'],
    ['always the same person', 'thing'],
    ['coaches trained for older bodies', 'thing'],
  ])('“%s” enters a sentence as %s', (text, shape) => {
    expect(promiseShape(text)).toBe(shape);
  });

  it.each([
    ['measures each step', 'measuring each step'],
    ['opens at ten', 'opening at ten'],
    ['plans the day', 'planning the day'],
    ['soaks up rain', 'soaking up rain'],
  ])('“%s” becomes “%s”', (act, gerund) => {
    expect(asGerund(act)).toBe(gerund);
  });
});

describe('work named by a gerund', () => {
  it.each([
    ['cleaning homes', 'cleans homes'],
    ['repairing bikes', 'repairs bikes'],
    ['renting out pottery kilns', 'rents out pottery kilns'],
    ['baking bread', 'bakes bread'],
    ['planning weddings', 'plans weddings'],
    ['teaching Spanish', 'teaches Spanish'],
    ['delivering parcels', 'delivers parcels'],
    ['making desks', 'makes desks'],
    ['writing texts', 'writes texts'],
    ['carrying samples', 'carries samples'],
    ['tuning pianos', 'tunes pianos'],
    ['tuning and repairing church bells', 'tunes and repairs church bells'],
    ['folding and delivering laundry', 'folds and delivers laundry'],
    ['washing, drying and folding laundry', 'washes, dries and folds laundry'],
    ['cleaning products and building materials', 'cleans products and building materials'],
    ['planning and design', 'plans and design'],
  ])('“%s” becomes “%s”', (work, finite) => {
    expect(asThirdPerson(work)).toBe(finite);
  });
});

describe('a stated weakness', () => {
  it('is a clause or a thing', () => {
    expect(isWeakClause('they open only at 7:30')).toBe(true);
    expect(isWeakClause('agencies take three months')).toBe(true);
    expect(isWeakClause('no coach watches the form')).toBe(true);
    expect(isWeakClause('no place for a wet bike')).toBe(false);
    expect(isWeakClause('a two-week wait')).toBe(false);
  });
});
