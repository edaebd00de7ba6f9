import { describe, expect, it } from 'vitest';
import { type Inline, inlineText } from '#shared/prose.ts';
import { said, words } from './combinators.ts';
import { nameSparingly } from './name-sparingly.ts';

const name: Inline = { kind: 'said', factKey: 'business.name', text: 'Levain & Rye' };
const price: Inline = { kind: 'figure', nodeId: 'stream.1.price', text: '€6.50' };
const text = (part: string): Inline => ({ kind: 'text', text: part });
const names = {
  name,
  noun: words('the bakery'),
  placed: { content: [text('the '), ...said('business.place', 'Ghent').content, text(' bakery')], facts: [] },
};

describe('the name of a business', () => {
  it('stands once; later the noun does where a fact remains, with a capital at the start', () => {
    const [run] = nameSparingly([[name, text(' sells bread. '), name, text(' asks '), price, text('.')]], names);
    expect(inlineText(run!)).toBe('Levain & Rye sells bread. The bakery asks €6.50.');
  });

  it('gives way to the noun with its place where no other fact remains, every second time', () => {
    const runs = [0, 1, 2].map(() => [name, text(' waits.')]);
    expect(nameSparingly(runs, names).map(inlineText)).toEqual([
      'Levain & Rye waits.',
      'The Ghent bakery waits.',
      'Levain & Rye waits.',
    ]);
  });

  it('stays where there is no place', () => {
    const runs = [0, 1].map(() => [name, text(' waits.')]);
    expect(nameSparingly(runs, { ...names, placed: undefined }).map(inlineText)).toEqual([
      'Levain & Rye waits.',
      'Levain & Rye waits.',
    ]);
  });

  it('gives way to a shorter noun where it is only what the trade is called', () => {
    const firm: Inline = { kind: 'text', text: 'the software firm' };
    const runs = [[text('The software firm waits, and the software firm learns.')], [text('The software firm sells.')]];
    const short = { name: firm, noun: words('the firm'), placed: undefined };
    expect(nameSparingly(runs, short).map(inlineText)).toEqual([
      'The software firm waits, and the firm learns.',
      'The firm sells.',
    ]);
  });
});
