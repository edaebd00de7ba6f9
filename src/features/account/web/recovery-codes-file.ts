/** A code as it is read and typed: "7k2m-9xqd-…". Hyphens do not count when it is used. */
export function groupCode(code: string): string {
  return code.match(/.{1,4}/g)?.join('-') ?? code;
}

/** The codes as a text to keep: what they are, and one on each line. */
export function recoveryCodesFile(heading: string, codes: readonly string[]): string {
  return `${heading}\n\n${codes.map(groupCode).join('\n')}\n`;
}
