/** A text as a part of an address or a file name: small Latin letters and digits with hyphens between; empty where it has none of them. */
export const slugOf = (text: string, longest = 60): string =>
  text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, longest);
