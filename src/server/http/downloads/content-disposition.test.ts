import { describe, expect, it } from 'vitest';
import { attachmentHeader } from './content-disposition.ts';

describe('the name a file is saved under', () => {
  it.each([
    ['TEST-2026-000042.pdf', 'attachment; filename="TEST-2026-000042.pdf"'],
    [
      'Brødhuset Žižkov.pdf',
      `attachment; filename="Br_dhuset Zizkov.pdf"; filename*=UTF-8''Br%C3%B8dhuset%20%C5%BDi%C5%BEkov.pdf`,
    ],
    ['面包.zip', `attachment; filename="__.zip"; filename*=UTF-8''%E9%9D%A2%E5%8C%85.zip`],
    ["it's (1)*.pdf", `attachment; filename="it's (1)*.pdf"`],
    ["é'(1)*.pdf", `attachment; filename="e'(1)*.pdf"; filename*=UTF-8''%C3%A9%27%281%29%2A.pdf`],
  ])('%s is %s', (name, header) => {
    expect(attachmentHeader(name)).toBe(header);
  });

  it.each([
    'a"; filename="b.exe',
    'a\r\nset-cookie: x=1',
    '../../etc/passwd',
    'C:\\windows\\x.exe',
    'half \ud800 a pair',
    '100%41.pdf',
    'a\u0000b',
  ])('%j neither ends the header nor leads elsewhere', (name) => {
    const header = attachmentHeader(name);
    expect(new Headers({ 'content-disposition': header }).get('content-disposition')).toBe(header);
    expect(header).toMatch(/^attachment; filename="[^"\\/%]*"(; filename\*=UTF-8''[A-Za-z0-9%._~!$&+^`|{}-]*)?$/);
    expect(header).not.toMatch(/%2F|%5C|%0|%1/i);
  });
});
