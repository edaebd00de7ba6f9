import { describe, expect, it } from 'vitest';
import { coachOf, englishSpeaker, money } from '#features/advisor/testing/coach-of.ts';
import { choose, counted, dayName, figure, figuresIn, listed, monthName, quoted, say, within } from './message.ts';
import { createSpeaker } from './speak.ts';

const { sale } = coachOf({
  amounts: [{ role: 'price', quote: '€7.90 per pick-up', form: money(7.9, 'pick-up'), unit: 'pick-up/pick-ups' }],
  answers: { volume: 12 },
});
const message = (text: string) => ({ id: `test.${text}`, message: text });

describe('A message as prose', () => {
  it('keeps figures, units and words of the person apart from ours', () => {
    const said = say(message('Of {price}, “{words}” buys {number}.'), {
      price: figure(sale.price),
      words: quoted({ mention: 'm', quote: '3 {x} <b>' }),
      number: counted(sale.volume, sale.unit),
    });
    expect(englishSpeaker.prose(said)).toEqual([
      { kind: 'text', text: 'Of ' },
      { kind: 'figure', nodeId: 'price', text: '€7.90' },
      { kind: 'text', text: ', “' },
      { kind: 'said', factKey: 'm', text: '3 {x} <b>' },
      { kind: 'text', text: '” buys ' },
      { kind: 'figure', nodeId: 'volume', text: '12' },
      { kind: 'text', text: ' ' },
      { kind: 'said', factKey: 'm:€7.90 per pick-up', text: 'pick-ups' },
      { kind: 'text', text: '.' },
    ]);
    expect(figuresIn(said)).toEqual(['price', 'volume']);
  });

  it('counts sales where no name was confirmed, and picks the form for one', () => {
    expect(englishSpeaker.text(say(message('{n}'), { n: counted(sale.volume, undefined) }))).toBe('12 sales');
    const one = { ...sale.volume, value: 1 };
    expect(englishSpeaker.text(say(message('{n}'), { n: counted(one, sale.unit) }))).toMatch(/pick-up$/);
  });

  it('chooses by a number that is not shown, joins lists, and holds messages', () => {
    const inner = say(message('{n, plural, one {one day} other {some days}}'), { n: choose(1) });
    const said = say(message('{list}: {inner}'), {
      list: listed(['a', 'b', 'c'].map((quote) => quoted({ mention: quote, quote }))),
      inner: within(inner),
    });
    expect(englishSpeaker.text(said)).toBe('a, b, and c: one day');
  });

  it('names days and months in its language', () => {
    const said = say(message('{day}, {month}'), { day: dayName('2027-03-01'), month: monthName('2026-11-23', 2) });
    expect(englishSpeaker.text(said)).toBe('1 March 2027, January 2027');
    const german = createSpeaker('de', ({ message }, values) =>
      Object.entries(values).reduce((text, [name, value]) => text.replace(`{${name}}`, String(value)), message),
    );
    expect(german.text(said)).toBe('1. März 2027, Januar 2027');
  });

  it('refuses to say a number that is open', () => {
    expect(() => englishSpeaker.text(say(message('{left}'), { left: figure(sale.left) }))).toThrow('"left" is open');
  });
});
