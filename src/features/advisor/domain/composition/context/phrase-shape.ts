const plainStarts = new Set(
  (
    'a an the our some all most many new old busy young large small big local independent organic fresh handmade ' +
    'families parents students people homeowners dentists doctors runners cyclists owners women men children kids ' +
    'schools restaurants cafés cafes shops offices teams firms companies businesses freelancers tourists visitors ' +
    'retired seniors pensioners neighbours couples dog cat pet hobby gardeners professionals commuters employees ' +
    'workers landlords tenants farmers makers artists designers musicians athletes gyms hotels guests travellers ' +
    'startups founders agencies clinics practices municipalities councils public private first working single ' +
    'custom natural home online weekly daily monthly mobile fast cheap simple free open same soy bread software ' +
    'booking loaves loaf sourdough coffee furniture vegetables candles lessons repairs repair cleaning tutoring'
  ).split(' '),
);

/** Lower-cases the first letter of a phrase that was only capitalised because it began the answer. */
export function midSentence(phrase: string): string {
  const trimmed = phrase.trim().replace(/[.!?,;:\s]+$/, '');
  const first = /^[\p{L}]+/u.exec(trimmed)?.[0] ?? '';
  const isPlain = plainStarts.has(first.toLowerCase()) || /^[A-Z][a-z]+(ing|made|ed)$/.test(first);
  return isPlain && /^\p{Lu}\p{Ll}*$/u.test(first) ? first.toLowerCase() + trimmed.slice(first.length) : trimmed;
}

const ventures =
  /\b(bakery|shop|store|studio|agency|caf[eé]|restaurant|school|salon|practice|company|business|firm|academy|gym|clinic|consultancy|brewery|bar|hotel|hostel|guest ?house|farm|nursery|kitchen|truck|boutique|workshop|cinema|theatre|centre|center|bookshop|start-?up|space|marketplace)$/i;

/** Whether the offer names a venture ("a yoga studio") rather than a thing to buy. */
export function isVenture(offer: string): boolean {
  const [head] = offer.split(/ (?:for|that|with|in|near|where|which|from|at|to) /i);
  return ventures.test(head!.trim());
}

/** The core of a long noun phrase: what stands before its first qualifying clause. */
export function shortPhrase(phrase: string, maxWords = 5): string {
  const [head] = phrase.split(
    /,| (?:for|that|with|in|near|where|which|from|at|to|made|baked|delivered|and delivered) /i,
  );
  const words = head!.trim().split(/\s+/);
  return words.length <= maxWords && words.length > 0 && words[0] !== '' ? head!.trim() : phrase;
}

const plurals = /(?:[^s]s|people|women|men|children|folk|staff|police)$/i;

/** Whether a noun phrase takes plural verbs, by the ending of its head. */
export function isPlural(phrase: string): boolean {
  const [head] = phrase.split(/ (?:of|in|for|with|within|that|who|from|at|aged|near|on|without) /i);
  return / and /.test(phrase) || plurals.test(head!.trim());
}

/** A phrase in quotation marks, its own marks and final stop removed. */
export function quoted(phrase: string): string {
  return `“${phrase
    .trim()
    .replace(/[“”"]/g, '')
    .replace(/[.!?,;:\s]+$/, '')}”`;
}
