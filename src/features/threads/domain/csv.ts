/** What a spreadsheet would compute a cell from that begins with it. */
const computes = /^[=+\-@\t\r]/;

/**
 * A cell of a CSV file (RFC 4180), quoted. What a spreadsheet would take for a formula begins with an apostrophe, so that it stays words
 * (OWASP, "CSV Injection").
 */
export function csvCell(text: string): string {
  const plain = computes.test(text) ? `'${text}` : text;
  return `"${plain.replaceAll('"', '""')}"`;
}

/** A line of a CSV file with its end. */
export const csvLine = (cells: readonly string[]): string => `${cells.map(csvCell).join(',')}\r\n`;
