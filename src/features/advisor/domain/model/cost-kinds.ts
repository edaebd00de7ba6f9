/** What a cost is for, so that a cost the person said takes the place of the industry's line for the same thing. */
export type CostKind =
  | 'rent'
  | 'owner-pay'
  | 'wages'
  | 'insurance'
  | 'energy'
  | 'marketing'
  | 'software'
  | 'vehicle'
  | 'accounting'
  | 'phone'
  | 'equipment'
  | 'fit-out'
  | 'stock'
  | 'card-fees'
  | 'materials';

// The first pattern that fits decides, so the narrower ones stand first.
const patterns: readonly (readonly [CostKind, RegExp])[] = [
  [
    'card-fees',
    /^(?!.*\b(pitch|refunds?|affiliate|partners?)\b).*\b(cards?|payments?|debits?|till|checkout|tap-to-pay)\b.*\b(fees?|charges?|costs?|processing|reader|cut|payments?|terminal)\b|\bcard payments?\b|\b(payment|tap-to-pay) fees?\b|\bpayment processing\b|\bstripe\b/i,
  ],
  ['insurance', /\binsurance\b|\bindemnity\b|\bliability\b|\bcover (of|for|in)\b|(?<!per )\bcover$/i],
  [
    'owner-pay',
    /\b(owners?|founders?|my own|my|our own|directors?)\b.*\b(pay|salary|wages?|draw|income)\b|\b(pay|salary|wages?|draw) (of|for) (the|me|myself|us)\b|\bliving costs?\b/i,
  ],
  [
    'wages',
    /\b(wages?|salar(y|ies)|pay|payroll|staff|employees?|helpers?|assistants?|crew|apprentices?|freelancers?|developers?|editors?|consultants?|drivers?|agents?|cleaners?|planner|(?<!course )host|part-time|front desk|support desk|field hand|project manager)\b/i,
  ],
  ['rent', /\brents?\b/i],
  ['vehicle', /\b(vans?|vehicles?|cars?|fuel|petrol|diesel|trucks?|bikes?|cargo)\b/i],
  ['rent', /\b(lease|premises|mortgage)\b/i],
  ['energy', /\b(energy|electricity|power|gas|heating|heat|utilit(y|ies)|water)\b/i],
  ['marketing', /\b(marketing|advert\w*|ads?|promotion|flyers?|leaflets?|campaigns?)\b/i],
  ['accounting', /\b(accountant|accounting|bookkeep\w*|tax adviser|lawyer)\b/i],
  ['phone', /\b(phones?|internet|broadband|mobile plan)\b/i],
  ['software', /\b(software|hosting|subscriptions?|apps?|cloud|seats|servers)\b/i],
  ['stock', /\b(stock|inventory)\b/i],
  ['fit-out', /\b(fit-?out|renovat\w*|furnish\w*|furniture|counter|shelv\w*|seating|deposit)\b/i],
  ['equipment', /\b(equipment|machines?|machinery|ovens?|mixer|tools?|laptops?|computers?|cameras?|kiln|set-?up)\b/i],
  ['materials', /\b(materials?|ingredients?|flour|packaging|supplies|parts)\b/i],
];

/** The kind of a cost by its name; undefined when the words name none of ours. */
export function findCostKind(name: string): CostKind | undefined {
  return patterns.find(([, pattern]) => pattern.test(name))?.[0];
}

const onceKinds: ReadonlySet<CostKind | undefined> = new Set<CostKind>(['equipment', 'fit-out', 'stock']);

/** Whether a cost said without a time is paid once: equipment, fitting out and first stock are, the rest is monthly. */
export function isPaidOnce(name: string, per: string | undefined): boolean {
  return /^(once|one-off|one time)$/i.test(per ?? '') || (per === undefined && onceKinds.has(findCostKind(name)));
}
