/** How a file is sent: compressed one way or the other, or as it is. */
export type ContentCoding = 'br' | 'gzip' | 'plain';

/** No browser sends more than this; what follows is not read. */
const longestHeader = 1000;
/** What is taken where nothing is said of it: it is always acceptable, but anything asked for goes first. */
const unasked = 0.0001;

/** What to send by `Accept-Encoding` (RFC 9110, 12.5.3): the best coding that is not refused; as it is where none is asked for. */
export function chooseCoding(header: string | null): ContentCoding {
  const weights = new Map(
    (header ?? '')
      .slice(0, longestHeader)
      .split(',')
      .map((entry) => {
        const [name = '', ...parameters] = entry.split(';').map((part) => part.trim().toLowerCase());
        const weight = parameters.find((parameter) => parameter.startsWith('q='))?.slice(2);
        return [name, weight === undefined ? 1 : Number(weight) || 0] as const;
      }),
  );
  const others = weights.get('*') ?? 0;
  const candidates = [
    ['br', weights.get('br') ?? others],
    ['gzip', weights.get('gzip') ?? weights.get('x-gzip') ?? others],
    ['plain', weights.get('identity') || unasked],
  ] as const;
  return candidates.reduce((best, one) => (one[1] > best[1] ? one : best))[0];
}

/** Whether `If-None-Match` names a tag (RFC 9110, 13.1.2): what the client has is what it would get. */
export function namesTag(header: string | null, tag: string): boolean {
  if (header === null) return false;
  return header.trim() === '*' || header.split(',').some((one) => one.trim().replace(/^W\//, '') === tag);
}
