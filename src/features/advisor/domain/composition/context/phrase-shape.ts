const properWord =
  /(?:[^f]ish|ese|ian|ean|ench|utch|erman|reek|wiss|zech|merican|frican|sian|orean|apanese|exican)s?$|^(?:Airbnb|Amazon|Etsy|Facebook|Google|Instagram|LinkedIn|Shopify|TikTok|YouTube|I)$/;

/**
 * Lower-cases the first letter of a phrase that was only capitalised because it began the answer. Names, peoples and
 * abbreviations keep theirs, as far as their shape tells.
 */
export function midSentence(phrase: string): string {
  const trimmed = phrase.trim().replace(/[.!?,;:\s]+$/, '');
  const [first = '', second = ''] = trimmed.split(/[\s’']+/);
  const isCapitalised = /^\p{Lu}\p{Ll}+(?:-\p{Ll}+)*$/u.test(first) || /^(?:A|It)$/.test(first);
  const isName = properWord.test(first.split('-')[0]!) || /^\p{Lu}/u.test(second);
  return isCapitalised && !isName ? first[0]!.toLowerCase() + trimmed.slice(1) : trimmed;
}

const clause = /^(\p{Lu}[\p{L}\d’'&-]*(?: (?:&|and|\p{Lu}[\p{L}\d’'-]*))*) (\p{Ll}+s) (\p{L}.*)$/u;

/** "Lean Harvest advises wineries" as its subject and what it does; undefined for a plain noun phrase. */
export function splitClause(offer: string): { readonly subject: string; readonly does: string } | undefined {
  const found = clause.exec(offer.trim());
  return found ? { subject: found[1]!, does: `${found[2]} ${found[3]}` } : undefined;
}

/** Words in "-ing" that name a thing when they come first: "booking software", "wedding flowers". */
const thingStarts =
  /^(?:booking|clothing|climbing|dancing|driving|evening|fishing|hiking|knitting|lighting|living|morning|running|sewing|spring|swimming|training|wedding) /i;

/** Whether the phrase names work ("repairing bikes") rather than a thing. */
export function isWork(offer: string): boolean {
  return /^\p{L}{2,}ing \p{Ll}/u.test(offer) && !thingStarts.test(offer);
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
