import { describe, expect, it } from 'vitest';
import { readLabelledAnswers } from '#features/advisor/testing/labelled-answers/labelled-answers.ts';
import type { Language } from '#shared/languages.ts';
import { spotAmounts } from './amounts.ts';
import { isFunctionWord } from './function-words.ts';
import { type SpottedPhrase, spotPhrases } from './phrases.ts';

const spot = (language: Language, answer: string): readonly SpottedPhrase[] =>
  spotPhrases(answer, language, spotAmounts(answer, { language }));
const quotes = (language: Language, answer: string): readonly string[] =>
  spot(language, answer).map(({ quote }) => quote);

describe('phrases are found by their form', () => {
  it.each<[Language, string, readonly string[]]>([
    [
      'en',
      'Same-day dental lab courier for 140 practices in Lyon',
      ['Same-day dental lab courier', 'practices', 'Lyon'],
    ],
    ['en', 'La Poste, taxi, the lab technician’s own car.', ['La Poste', 'taxi', 'lab technician’s own car']],
    ['en', 'Parents in Cork', ['Parents', 'Cork']],
    ['en', 'Back Market; IT asset disposal firms (or nothing)', ['Back Market', 'IT asset disposal firms', 'nothing']],
    ['en', 'Courier in Lyon with insulated boxes', ['Courier', 'Lyon', 'insulated boxes']],
    ['en', 'One-to-one tutors at €45 an hour', ['One-to-one tutors']],
    ['es', 'La lavandería industrial no los quiere', ['lavandería industrial']],
    ['en', 'salons in the mall', ['salons in the mall']],
    ['en', 'We sell honey and candles plus wax', ['honey', 'candles', 'wax']],
    ['en', 'Halls in St. Gallen. Smith & Sons', ['Halls', 'St. Gallen', 'Smith & Sons']],
    ['en', 'Nobody does handover and inspection together', ['Nobody does handover and inspection together']],
    ['en', '€7.90 per pick-up, €290 a month', ['pick-up']],
    ['de', 'Die Eltern zahlen, die Schüler sitzen drin', ['Eltern', 'Schüler sitzen drin']],
    ['de', 'Grabpflege und Bepflanzung in Wien', ['Grabpflege', 'Bepflanzung', 'Wien']],
    [
      'fr',
      'Les salons de la rue Saint-Hubert, l’optique du centre-ville',
      ['salons de la rue Saint-Hubert', 'optique du centre-ville'],
    ],
    ['fr', 'examen, choix de la monture et ajustage', ['examen', 'choix de la monture', 'ajustage']],
    [
      'es',
      'Comida fresca para perro, por suscripción en Guadalajara y Zapopan',
      ['Comida fresca para perro', 'suscripción', 'Guadalajara', 'Zapopan'],
    ],
    ['ja', '測量会社、屋根点検の業者。', ['測量会社', '屋根点検の業者']],
    ['ja', 'マッサージと歩行訓練', ['マッサージ', '歩行訓練']],
    ['zh', '义乌的货代；小贩和咖啡店', ['义乌的货代', '小贩', '咖啡店']],
  ])('%s: %s', (language, answer, expected) => {
    expect(quotes(language, answer)).toEqual(expected);
  });

  it('keeps to the answer, letter by letter, from left to right, in every labelled answer', () => {
    const wrong: string[] = [];
    for (const { answers, language } of readLabelledAnswers())
      for (const answer of Object.values(answers)) {
        let last = 0;
        for (const { from, to, quote } of spot(language, answer)) {
          const isSmall = isFunctionWord(quote.toLowerCase(), language) && !/^\p{Lu}+$/u.test(quote);
          if (from < last || quote !== answer.slice(from, to) || isSmall || !/\p{L}/u.test(quote)) wrong.push(quote);
          last = to;
        }
      }
    expect(wrong).toEqual([]);
  });

  it('finds the same phrases each time', () => {
    const answer = 'Families with 2 children in Leeds, and two nurseries nearby';
    expect(spot('en', answer)).toEqual(spot('en', answer));
  });

  it.each<[string, string]>([
    ['letters', 'a'.repeat(10_000)],
    ['small words', 'in the '.repeat(1430)],
    ['words and small ones', 'shop in town with '.repeat(560)],
    ['signs', '.,;-–()/&\'"'.repeat(1000)],
    ['spaces', ' '.repeat(10_000)],
    ['joined words', "a-b'c&d.e".repeat(1100)],
    ['markup', '<script>alert("shop")</script><b>'.repeat(300)],
    ['right to left', '\u202eمتجر في المدينة، وخبز '.repeat(400)],
    ['halves of characters', '\ud83d \udc36'.repeat(3000)],
    ['Han characters', '咖啡店和小贩的货代在义乌'.repeat(830)],
  ])('neither fails nor takes long over ten thousand characters of %s', (_name, answer) => {
    for (const language of ['en', 'fr', 'ja'] as const) {
      const begun = performance.now();
      const phrases = spotPhrases(answer, language, []);
      expect(phrases.every(({ from, to, quote }) => answer.slice(from, to) === quote)).toBe(true);
      expect(performance.now() - begun).toBeLessThan(2000);
    }
  });

  it.each(['', ' ', '...', '—', '123', '€ 5', '\n\n'])('finds nothing in %j', (answer) => {
    expect(spot('en', answer)).toEqual([]);
  });
});
