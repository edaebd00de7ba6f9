import type { StoredRange } from '#server/storage/storage-driver.ts';

/**
 * What a `Range` header asks of a file of this size (RFC 9110, section 14). Undefined: the whole file, which is also the
 * answer to several ranges and to units or forms that are not known. `unsatisfiable`: nothing of it is there (416).
 */
export function readRange(header: string | null, size: number): StoredRange | 'unsatisfiable' | undefined {
  const [, from = '', to = ''] = /^bytes=(\d*)-(\d*)$/i.exec(header?.trim() ?? '') ?? [];
  if (from === '' && to === '') return undefined;
  if (from === '') {
    const length = Math.min(Number(to), size);
    return length === 0 ? 'unsatisfiable' : { first: size - length, last: size - 1 };
  }
  const [first, last] = [Number(from), to === '' ? size - 1 : Math.min(Number(to), size - 1)];
  if (to !== '' && Number(to) < first) return undefined;
  return first >= size ? 'unsatisfiable' : { first, last };
}
