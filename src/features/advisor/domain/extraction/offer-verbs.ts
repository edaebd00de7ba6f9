import { gerundOf, thirdPersonOf } from './gerund.ts';

/** `sells`: the object is what one can buy; `serves`: the work on the object is; `founds`: the object is the business. */
export type OfferVerbKind = 'sells' | 'serves' | 'founds';

export interface OfferVerb {
  readonly base: string;
  readonly kind: OfferVerbKind;
  readonly form: 'base' | 'third' | 'gerund';
}

const lists: Readonly<Record<OfferVerbKind, string>> = {
  sells:
    'sell cater make bake offer provide build create produce roast brew craft grow import export print sew cook design develop deliver publish ' +
    'write host serve supply knit weave carve forge stitch ferment distil press boil pour pack ship give do breed bottle cure smoke ' +
    'embroider crochet compose manufacture organise organize',
  serves:
    'repair fix clean wash teach train coach walk groom install translate photograph restore rent renovate film tune treat convert maintain ' +
    'transport fold iron move feed record edit paint mend service decorate tutor mentor tailor alter sharpen polish refurbish upcycle recycle ' +
    'collect store manage digitise digitize scan inspect test audit insure insulate wire lay mow prune trim cut shave massage babysit guide ' +
    'lead match hire lease lend curate style dress review proofread illustrate animate advise consult counsel diagnose remodel refill ' +
    'remove dismantle weld engrave frame varnish upholster tattoo pierce dye detail pick harvest prepare automate migrate help plan groom ' +
    'rebuild raise show bring send',
  founds: 'open start run launch set',
};

const table: ReadonlyMap<string, OfferVerb> = new Map(
  (Object.entries(lists) as [OfferVerbKind, string][]).flatMap(([kind, list]) =>
    list.split(' ').flatMap((base): [string, OfferVerb][] => [
      [base, { base, kind, form: 'base' }],
      [thirdPersonOf(base), { base, kind, form: 'third' }],
      [gerundOf(base), { base, kind, form: 'gerund' }],
    ]),
  ),
);

/** The verb a lower-case word is a form of, where businesses say with it what they do. */
export function findOfferVerb(word: string): OfferVerb | undefined {
  return table.get(word);
}

/** Verbs after "we" or "I" that tell of the person, of plans or of the way there, never of what is sold. */
const personal = new Set(
  (
    'love like want need believe think know have hope expect plan use live work come go drive travel find found see feel wish try mean aim ' +
    'intend target focus specialise specialize charge earn get take keep meet call guess say promise care stand exist become begin continue ' +
    'hear miss enjoy understand realise realize notice dream decide look wonder want buy spend save invest hate prefer own speak ride cycle ' +
    'respond answer reply reach visit ran was had saw sat got went met made sold built bought grew began worked lost left came did said heard took gave knew thought'
  ).split(' '),
);

/** Whether a base form can be the work of a business although no list has it: no adverb, past or personal verb. */
export function isPlainWorkVerb(word: string): boolean {
  return word.length >= 3 && /^[a-z]+$/.test(word) && !personal.has(word) && !/(ly|ed|ing|s|er|est)$/.test(word);
}
