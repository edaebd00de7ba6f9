import type { Page } from '@playwright/test';

/** The plain pieces of a text, between the accented words of the test language. */
export function plainPieces(text: string): readonly string[] {
  return text
    .split(/[^\s\p{P}\p{S}]*[\u0100-\u024F\u1E00-\u1EFFÀ-ÖØ-öø-ÿ][^\s\p{P}\p{S}]*/u)
    .map(trimmed)
    .filter((piece) => /[A-Za-z]{2,}/.test(piece));
}

/**
 * Keeps every text the server sends, so that content can be told from interface: the words of the advisor, of plans and
 * of people are not translated by the interface.
 */
export function collectContent(page: Page): {
  readonly has: (piece: string) => boolean;
  readonly ready: () => Promise<void>;
} {
  const texts = new Set<string>();
  const reading: Promise<void>[] = [];
  page.on('response', (response) => {
    const isData = response.url().includes('/api/') && (response.headers()['content-type'] ?? '').includes('json');
    if (isData)
      reading.push(
        response
          .text()
          .then((body) => keepTexts(body, texts))
          .catch(() => undefined),
      );
  });
  const isSent = (piece: string): boolean => {
    // What a person named stands with its price, which the browser words.
    const small = trimmed(piece.toLowerCase().replace(/: \p{Sc}[\d.,–\p{Sc}]+$/u, ''));
    return texts.has(small) || (small.length >= 8 && [...texts].some((one) => one.includes(small)));
  };
  return {
    ready: async () => void (await Promise.all(reading)),
    // A hit stands with where it was found, several things beside each other.
    has: (piece) =>
      isSent(piece) ||
      [...piece.matchAll(/[,;] /g)].some(
        ({ index }) => isSent(piece.slice(0, index)) && isSent(piece.slice(index + 2)),
      ),
  };
}

/** Each string of an answer, each named value, each name of one and of several, each list as the browser words it, and each paragraph sent in parts as one. */
function keepTexts(body: string, texts: Set<string>): void {
  const keep = (text: string) => texts.add(trimmed(text).toLowerCase());
  const list = new Intl.ListFormat('en-GB');
  JSON.parse(body, (_key, value: unknown) => {
    if (typeof value === 'string') keep(value);
    const { label, shown, one, many } = Object(value);
    if (typeof shown === 'string') keep(`${label}: ${shown}`);
    if (typeof one === 'string' && typeof many === 'string') keep(`${one}, ${many}`);
    if (!Array.isArray(value) || value.length === 0) return value;
    if (value.every((part) => typeof part === 'string')) keep(list.format(value));
    if (value.every((part) => typeof part?.text === 'string')) {
      keep(value.map((part: { text: string }) => part.text).join(''));
    }
    return value;
  });
}

/** Without spaces and marks around it, and without a number before it. */
function trimmed(text: string): string {
  return text
    .replace(/\s+/g, ' ')
    .replace(/^[\s\p{P}\d]+|[\s\p{P}]+$/gu, '')
    .trim();
}

/** Texts on the page, shown or spoken, in which plain letters stand. Runs inside the page. */
export function plainTexts(): string[] {
  const found = new Set<string>();
  const keep = (text: string | null | undefined) => {
    if (/[A-Za-z]{2,}/.test(text ?? '')) found.add(text ?? '');
  };
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    const element = node.parentElement;
    if (element?.closest('script, style, template, noscript, textarea, [aria-hidden="true"]') === null)
      keep(node.textContent);
  }
  for (const element of document.body.querySelectorAll('*')) {
    for (const attribute of ['aria-label', 'placeholder', 'title', 'alt', 'aria-valuetext', 'aria-description']) {
      keep(element.getAttribute(attribute));
    }
  }
  keep(document.title);
  return [...found];
}
