import { describe, expect, it } from 'vitest';
import { textFaults, wordCount } from './text-faults.ts';

const english = '{count, plural, one {# code is left for {name}.} other {# codes are left for {name}.}}';

describe('a translation', () => {
  it.each([
    ['de', 'Hello {name}', 'Hallo {name}'],
    ['de', english, '{count, plural, one {# Code für {name}.} other {# Codes für {name}.}}'],
    [
      'fr',
      english,
      '{count, plural, one {# code pour {name}.} many {# codes pour {name}.} other {# codes pour {name}.}}',
    ],
    ['es', english, '{count, plural, one {# código para {name}.} other {# códigos para {name}.}}'],
    ['ja', english, '{count, plural, other {{name}さんのコードはあと # 個です。}}'],
    ['zh', '{n, plural, =0 {None} one {# code} other {# codes}}', '{n, plural, =0 {无} other {# 个代码}}'],
    ['de', 'Read <0>the {what}</0> now', '<0>Das {what}</0> jetzt lesen'],
    ['de', 'More than 1,000 people', 'Mehr als 1.000 Menschen'],
    ['fr', 'Groundwork makes a PDF', 'Groundwork fait un PDF'],
  ])('in %s that keeps what %j is made of is sound', (locale, source, translation) => {
    expect(textFaults(locale, source, translation)).toEqual([]);
  });

  it.each([
    ['de', 'Hello {name}', 'Hallo {nome}', 'argument name is missing'],
    ['de', 'Hello {name}', 'Hallo', 'argument name is missing'],
    ['de', 'Hello', 'Hallo {name}', 'argument name is missing in the English'],
    ['de', english, '{count, plural, other {# Codes für {name}.}}', 'plural form one is missing of count'],
    ['ja', english, '{count, plural, one {{name} #} other {{name} #}}', 'plural form one of count is never used in ja'],
    ['fr', english, '{count} codes pour {name}', 'argument count:plural is missing'],
    ['de', '<0>Read</0> it', '<1>Lies</1> es', 'tag <0> is missing'],
    ['de', '<0>Read</0> it', '</0>Lies<0> es', 'tag </0> closes nothing'],
    ['de', 'Wait 10 minutes', 'Warte zehn Minuten', 'number 10 is missing'],
    ['de', 'Open Groundwork', 'Öffne Grundwerk', 'name Groundwork is missing'],
    ['de', 'Wait', 'Warte ', 'begins or ends with other white space than the English'],
    ['de', 'Hello {name}', 'Hallo {name', 'cannot be read'],
  ])('in %s that breaks %j is refused', (locale, source, translation, fault) => {
    expect(textFaults(locale, source, translation).join('; ')).toContain(fault);
  });

  it('is counted in words of the English, without arguments and tags', () => {
    expect(wordCount('Hello {name}, <0>you</0> have')).toBe(3);
  });
});
