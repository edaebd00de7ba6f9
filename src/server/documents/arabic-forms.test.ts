import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkProperty } from '#testing/check-property.ts';
import { arabicForms } from './arabic-forms.ts';

describe('arabic letters as joined forms', () => {
  it('take the shape their neighbours ask for', () => {
    expect(arabicForms('مخبز')).toBe('\ufee3\ufea8\ufe92\ufeb0');
    expect(arabicForms('لا')).toBe('\ufefb');
    expect(arabicForms('سلام')).toBe('\ufeb3\ufefc\ufee1');
    expect(arabicForms('مُحَمَّد')).toBe('\ufee3\u064f\ufea4\u064e\ufee4\u064e\u0651\ufeaa'.normalize('NFC'));
  });

  it('read back as the letters they were, whatever the word', () => {
    const letters = fc.constantFrom(...'ابتثجحخدذرزسشصضطظعغفقكلمنهويءآأإئؤةىپچژکگی ـ');
    checkProperty(
      fc.property(fc.string({ unit: letters, maxLength: 12 }), (word) => {
        expect(arabicForms(word).normalize('NFKC')).toBe(word.normalize('NFKC'));
      }),
    );
  });

  it('leave other scripts alone', () => {
    expect(arabicForms('bread לחם 面包 12')).toBe('bread לחם 面包 12');
  });
});
