/**
 * The header that has a file saved under a name (RFC 6266): in plain ASCII for every program and, where the name is more
 * than that, in full next to it. Nothing of a name can end the header or lead into another folder.
 */
export function attachmentHeader(fileName: string): string {
  const name = fileName.toWellFormed().replace(/[\p{Cc}/\\]/gu, '_');
  const plain = name
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[^\x20-\x7e]|["%]/g, '_');
  const header = `attachment; filename="${plain}"`;
  return plain === name ? header : `${header}; filename*=UTF-8''${encode(name)}`;
}

/** RFC 8187 allows fewer signs than encodeURIComponent leaves alone. */
const encode = (name: string): string =>
  encodeURIComponent(name).replace(/['()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`);
