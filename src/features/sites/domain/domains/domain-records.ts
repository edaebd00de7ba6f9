/** A record that the owner of a domain sets where it is managed. */
export interface DomainRecord {
  readonly type: 'TXT' | 'CNAME' | 'A' | 'AAAA';
  readonly name: string;
  readonly value: string;
}

/** Where the text record of a domain stands. */
export const proofName = (host: string): string => `_groundwork.${host}`;

const proofStart = 'groundwork-site=';

/** What it says, by which a domain is told to be somebody's. */
const proofText = (token: string): string => proofStart + token;

/** The tokens in the texts that stand at one name. */
export const tokensIn = (texts: readonly string[]): readonly string[] =>
  texts
    .map((text) => text.trim())
    .filter((text) => text.startsWith(proofStart))
    .map((text) => text.slice(proofStart.length));

/** The records by which a domain is proven and leads here: to a name, or where there is none to addresses. */
export function recordsFor(
  { host, token }: { readonly host: string; readonly token: string },
  target: { readonly name: string | null; readonly addresses: readonly string[] } | undefined,
): DomainRecord[] {
  const proof: DomainRecord = { type: 'TXT', name: proofName(host), value: proofText(token) };
  if (!target) return [proof];
  if (target.name !== null) return [proof, { type: 'CNAME', name: host, value: target.name }];
  return [
    proof,
    ...target.addresses.map((value): DomainRecord => ({ type: value.includes(':') ? 'AAAA' : 'A', name: host, value })),
  ];
}
