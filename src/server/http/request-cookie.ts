import { parse } from 'hono/utils/cookie';

/** The value of a cookie the request sent, the first of that name; undefined where there is none. */
export function readCookie(request: Request, name: string): string | undefined {
  return parse(request.headers.get('cookie') ?? '', name)[name];
}

/** The names of the cookies the request sent. */
export function listCookieNames(request: Request): readonly string[] {
  return Object.keys(parse(request.headers.get('cookie') ?? ''));
}
