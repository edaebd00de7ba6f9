import { describe, expect, it } from 'vitest';
import { coachOf, englishSpeaker } from '#features/advisor/testing/coach-of.ts';
import { askingIn, collectedDuties, dutiesFor, knownDuties, leaveRows, traitQuestion } from './duties.ts';
import { traits } from './traits.ts';

const today = '2026-11-23';
const day = /^\d{4}-\d{2}-\d{2}$/;

describe('the collected duties', () => {
  it('name office, source, the words that carry them and their days', () => {
    expect(new Set(collectedDuties.map(({ id }) => id)).size).toBe(collectedDuties.length);
    for (const { id, country, appliesTo, ask, source, support, readOn, validUntil } of collectedDuties) {
      expect([id, country]).toEqual([id, expect.stringMatching(/^[A-Z]{2}$/)]);
      expect([id, source.address]).toEqual([id, expect.stringMatching(/^https?:\/\/\S+$/)]);
      for (const text of [ask.office, ask.whether, support, source.publisher, source.title])
        expect([id, text.trim().length > 2]).toEqual([id, true]);
      expect([id, ask.whether.split(/\s+/).length <= 32]).toEqual([id, true]);
      expect([id, /[.?]$/.test(ask.whether)]).toEqual([id, false]);
      expect([id, appliesTo.length > 0]).toEqual([id, true]);
      expect([id, readOn, validUntil]).toEqual([id, expect.stringMatching(day), expect.stringMatching(day)]);
      expect([id, readOn < validUntil]).toEqual([id, true]);
    }
  });

  it('are also written in the language of their country, and shown in no other', () => {
    const languageOf: Readonly<Record<string, string>> = { DE: 'de', AT: 'de', FR: 'fr', ES: 'es', JP: 'ja' };
    for (const duty of collectedDuties) {
      const { id, country, own } = duty;
      expect([id, own?.language]).toEqual([id, languageOf[country]]);
      if (!own) continue;
      expect([id, own.office.length > 1, own.whether.length > 5]).toEqual([id, true, true]);
      expect([id, /[.?。]$/.test(own.whether)]).toEqual([id, false]);
      // The same numbers as in English, however they are written.
      const digits = (text: string) =>
        (text.match(/\d[\d.,\s\u00a0\u202f’']*/g) ?? []).map((one) => one.replace(/\D/g, '')).sort();
      expect([id, digits(own.whether)]).toEqual([id, digits(duty.ask.whether)]);
    }
    const german = collectedDuties.find(({ country }) => country === 'DE')!;
    expect(askingIn(german, 'de')).toBe(german.own);
    expect(askingIn(german, 'en')).toBe(german.ask);
    expect(askingIn(german, 'fr')).toBeUndefined();
  });

  it('are of more than one country, each with what concerns everybody', () => {
    const countries = new Set(collectedDuties.map(({ country }) => country));
    expect(countries.size).toBeGreaterThanOrEqual(8);
    for (const country of countries)
      expect([
        country,
        collectedDuties.some((duty) => duty.country === country && duty.appliesTo.includes('all')),
      ]).toEqual([country, true]);
  });
});

describe('the duties of a business', () => {
  it('are those of its country, by what it does', () => {
    const shop = dutiesFor('IE', [], today);
    const employer = dutiesFor('IE', ['employs'], today);
    expect(shop.length).toBeGreaterThan(0);
    expect(employer.length).toBeGreaterThan(shop.length);
    for (const { country } of employer) expect(country).toBe('IE');
    expect(shop.some(({ appliesTo }) => appliesTo.includes('employs') && !appliesTo.includes('all'))).toBe(false);
  });

  it('leave out the scheme of those who charge no sales tax where its founder charges it', () => {
    const traits = { kind: 'choices', choices: [] } as const;
    const idsOf = (charges: string) =>
      knownDuties(coachOf({ country: 'DE', answers: { traits, 'tax.in': charges } }).business, today).map(
        ({ id }) => id,
      );
    expect(idsOf('none')).toEqual(expect.arrayContaining(['de-vat-small-business', 'de-tax-registration']));
    for (const charges of ['inside', 'top']) {
      expect(idsOf(charges)).not.toContain('de-vat-small-business');
      // Whoever passes it on to the tax office is known there.
      expect(idsOf(charges)).not.toContain('de-tax-registration');
      expect(idsOf(charges).length).toBeGreaterThan(0);
    }
  });

  it('need everything that has to hold at once', () => {
    const online = collectedDuties.find(({ id }) => id === 'de-distance-selling')!;
    expect(online.needs).toEqual(['sells-to-consumers']);
    const idsFor = (...traits: string[]) => dutiesFor('DE', traits, today).map(({ id }) => id);
    expect(idsFor('sells-online')).not.toContain(online.id);
    expect(idsFor('sells-online', 'sells-to-consumers')).toContain(online.id);
  });

  it('are none where nothing was read, none after their day, and none with a figure of an unknown age', () => {
    expect(dutiesFor('SE', ['employs'], today)).toEqual([]);
    expect(dutiesFor('IE', ['employs'], '2030-01-01')).toEqual([]);
    const undated = collectedDuties.filter(({ figure, source }) => figure && source.copyDate === null);
    expect(undated.length).toBeGreaterThan(0);
    for (const { id, country, appliesTo } of undated)
      expect(dutiesFor(country, appliesTo, today).map((duty) => duty.id)).not.toContain(id);
  });
});

describe('what needs somebody’s yes', () => {
  const businessOf = (choices: readonly string[], country?: string) =>
    coachOf({ ...(country && { country }), answers: { traits: { kind: 'choices', choices } } }).business;
  const optionsIn = (country?: string) => {
    const { field } = traitQuestion(coachOf(country ? { country } : {}).business, today);
    return field.kind === 'choices' ? field.options.map(({ id }) => id) : [];
  };

  it('is asked everywhere, and beside it what has a duty in the country', () => {
    expect(optionsIn()).toEqual(Object.keys(traits).filter((id) => traits[id]!.ask));
    expect(optionsIn()).not.toContain('sells-to-consumers');
    expect(optionsIn('DE')).toContain('sells-to-consumers');
  });

  it('says of each whom to ask what', () => {
    expect(leaveRows(businessOf(['beauty', 'outdoors']), []).map((row) => row.map(englishSpeaker.text))).toEqual([
      [
        'do hair, nails, skin or tattoos',
        'Ask the health authority whether the work needs a qualification, a licence or rooms of a certain kind.',
      ],
      [
        'work or trade on land, water or streets that are not yours',
        'Ask the owner and the authority for leave in writing: for which times, how long, at what price, and who pays for damage.',
      ],
    ]);
    expect(leaveRows(coachOf({}).business, [])).toEqual([]);
  });

  it('leaves out what a source of the country says already', () => {
    const business = businessOf(['employs', 'waste'], 'IE');
    const told = knownDuties(business, today);
    expect(told.some(({ appliesTo }) => appliesTo.includes('employs'))).toBe(true);
    expect(leaveRows(business, told).map(([does]) => englishSpeaker.text(does))).toEqual([
      englishSpeaker.text({ text: traits.waste!.does, values: {} }),
    ]);
    expect(leaveRows(business, [])).toHaveLength(2);
  });

  it('is a question to somebody, and says of no law what it is', () => {
    for (const { ask } of Object.values(traits)) if (ask) expect(ask.message).toMatch(/^Ask /);
  });
});
