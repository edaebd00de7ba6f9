import { AuthError } from '../auth-errors.ts';

const defaultPerPage = 50;
const maxPerPage = 1000;

export interface UserPage {
  /** Counted from one. */
  readonly page: number;
  readonly perPage: number;
}

/** Which page a request asks for; empty values count as absent. Throws validation_failed. */
export function readUserPage(query: URLSearchParams): UserPage {
  const read = (name: string, fallback: number, max: number): number => {
    const text = query.get(name) ?? '';
    if (text === '') return fallback;
    const value = /^\d{1,9}$/.test(text) ? Number(text) : 0;
    if (value >= 1 && value <= max) return value;
    throw new AuthError('validation_failed', { message: `Bad Pagination Parameters: ${name} is 1 to ${max}` });
  };
  return { page: read('page', 1, 999_999_999), perPage: read('per_page', defaultPerPage, maxPerPage) };
}

/**
 * The `Link` header of a page. The page number comes first in the query and nothing before it has an equals sign: the
 * public client looks for it there.
 */
export function linkToPages(address: string, { page, perPage }: UserPage, total: number): string {
  const last = Math.ceil(total / perPage);
  const to = (target: number, rel: 'next' | 'last'): string =>
    `<${address}?page=${target}&per_page=${perPage}>; rel="${rel}"`;
  return [...(page < last ? [to(page + 1, 'next')] : []), to(last, 'last')].join(', ');
}
