import { describe, expect, it } from 'vitest';
import { readLabelledAnswers } from '#features/advisor/testing/labelled-answers/labelled-answers.ts';
import { languages } from '#shared/languages.ts';
import { languageOf } from './language-of.ts';

describe('the language of answers', () => {
  it.each(languages)('%s is told from its own sets, and never taken for another one', (language) => {
    const sets = readLabelledAnswers().filter((set) => set.language === language);
    const found = sets.map(({ answers }) => languageOf(Object.values(answers)));
    expect(found.filter((one) => one !== undefined && one !== language)).toEqual([]);
    expect(found.filter((one) => one === language).length / sets.length).toBeGreaterThan(0.95);
  });

  it.each<[string, readonly string[]]>([
    ['nothing', []],
    ['a few names', ['Coca-Cola', 'Pepsi']],
    ['another script', ['مخبز في بيروت نبيع الخبز كل صباح للعائلات في الحي']],
    ['another language', ['Vendo pão artesanal numa loja; os clientes não querem pão industrial, mas sim pão fresco']],
  ])('is not known of %s', (_, answers) => {
    expect(languageOf(answers)).toBeUndefined();
  });

  it('is told from one sentence', () => {
    expect(languageOf(['We sew swimwear for women who have had surgery, and we sell it online'])).toBe('en');
    expect(languageOf(['Wir nähen Bademode für Frauen nach einer Operation und verkaufen sie im Netz'])).toBe('de');
    expect(languageOf(['京都の町家を使った小さな宿です'])).toBe('ja');
  });
});
