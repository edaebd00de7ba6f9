import { describe, expect, it } from 'vitest';
import { englishSpeaker } from '#features/advisor/testing/coach-of.ts';
import { op } from '#shared/formula-build.ts';
import { formatNode } from '#shared/formula-format.ts';
import type { Answer } from '../business/business.ts';
import { askFor } from '../coach/question.ts';
import { say } from '../say/message.ts';
import { createLedger, ownKey, type Term } from './ledger.ts';

const words = (text: string) => say({ id: `test.${text}`, message: text });
const ledgerWith = (answers: Record<string, Answer> = {}) =>
  createLedger({ currency: 'EUR', answers: new Map(Object.entries(answers)) }, englishSpeaker.text);
const money = (id: string) => ({ id, label: words(id), unit: 'money' }) as const;
const said = { mention: 'm', question: 'revenue', quote: '€6.50' } as const;
const question = askFor('cost', { asks: words('?'), because: words('!') }, { unit: 'money', min: 0, max: 1 });
const shown = ({ node, value }: Term) => formatNode(node!, value!);

describe('The ledger', () => {
  it('keeps what is open open, with the questions it waits for, each once', () => {
    const ledger = ledgerWith();
    ledger.said(money('price'), 650, said);
    const cost = ledger.asked(money('cost'), question);
    ledger.formula(money('left'), op('subtract', 'price', 'cost'));
    const double = ledger.formula(money('double'), op('add', 'left', 'cost'));
    expect([cost.value, double.value, double.lacks]).toEqual([undefined, undefined, [question]]);
    expect(ledger.graph().nodes.map(({ id }) => id)).toEqual(['price']);
  });

  it('takes an answer, and leaves open what nobody knows', () => {
    expect(ledgerWith({ cost: { kind: 'amount', value: 200 } }).asked(money('cost'), question).value).toBe(200);
    expect(ledgerWith({ cost: { kind: 'unknown' } }).asked(money('cost'), question).lacks).toEqual([question]);
  });

  it('puts a number of one’s own in the place of an assumption, and remembers which', () => {
    const own = ledgerWith({ [ownKey('ramp')]: { kind: 'amount', value: 3 } });
    const spec = { id: 'ramp', label: words('ramp'), unit: 'months' } as const;
    expect(own.assumed(spec, 6, words('a guess')).node).toMatchObject({
      value: 3,
      origin: { kind: 'said' },
      replaced: { value: 6, origin: { kind: 'assumption', basis: 'a guess' } },
    });
    expect(ledgerWith().assumed(spec, 6, words('a guess')).value).toBe(6);
  });

  it('shows sums and products of what was said exactly, three digits of a quotient, two where a guess lies below', () => {
    const ledger = ledgerWith();
    ledger.said(money('price'), 790, said);
    ledger.convention({ id: 'days', label: words('days'), unit: 'count' }, 21, words('everybody'));
    ledger.assumed({ id: 'guess', label: words('guess'), unit: 'count' }, 121, words('ours'));
    expect(shown(ledger.formula(money('exact'), op('multiply', 'price', 'days')))).toBe('€165.90');
    expect(shown(ledger.formula(money('part'), op('divide', op('multiply', 'price', 1234), 'days')))).toBe('€464');
    expect(shown(ledger.formula(money('guessed'), op('multiply', 'price', 'guess')))).toBe('€960');
    expect(shown(ledger.formula(money('on'), op('add', 'guessed', 'price')))).toBe('€960');
    const count = { id: 'whole', label: words('whole'), unit: 'count' } as const;
    expect(ledger.formula(count, op('ceil', op('divide', 29_000, 'price'))).value).toBe(37);
  });

  it('refuses a second number of one name, and a number that is not there', () => {
    const ledger = ledgerWith();
    ledger.said(money('price'), 650, said);
    expect(() => ledger.said(money('price'), 700, said)).toThrow('"price" is there twice');
    expect(() => ledger.formula(money('left'), op('subtract', 'price', 'nothing'))).toThrow('no number "nothing"');
  });
});
