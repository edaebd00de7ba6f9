import { chooseLanguage, findLanguage, LANGUAGE_COOKIE, type Language } from '#shared/languages.ts';
import { readCookie } from './request-cookie.ts';

/** The headers of an answer that depends on `readLanguage`. */
export const languageVary = 'accept-language, cookie';

/**
 * The language of an answer: the one the address names (`?lang=de`), else the one they chose in this
 * browser, else the best of those their browser asks for, else English.
 */
export function readLanguage(request: Request): Language {
  return (
    findLanguage(new URL(request.url).searchParams.get('lang')) ??
    findLanguage(readCookie(request, LANGUAGE_COOKIE)) ??
    chooseLanguage(request.headers.get('accept-language'))
  );
}

/** As `readLanguage`; in development the test language `pseudo` may be asked for as well. */
export function readPageLocale(request: Request, isDevelopment: boolean): Language | 'pseudo' {
  const asked = new URL(request.url).searchParams.get('lang') ?? readCookie(request, LANGUAGE_COOKIE);
  return isDevelopment && asked === 'pseudo' ? asked : readLanguage(request);
}

/** Whether a request says anything about languages: programs do not. */
export function saysLanguage(request: Request): boolean {
  return request.headers.has('accept-language') || readCookie(request, LANGUAGE_COOKIE) !== undefined;
}
