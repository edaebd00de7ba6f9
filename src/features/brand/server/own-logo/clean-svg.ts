import sanitizeHtml from 'sanitize-html';
import {
  deepest,
  keptAttributes,
  keptElements,
  looks,
  mostElements,
  plainValue,
  shapes,
} from '#features/brand/domain/logo/safe-svg.ts';

/** Why a file cannot be used as a logo. */
export type LogoRefusal =
  | 'unreadable'
  /** It has texts, pictures, effects or copies: what it looks like hangs on something else, or cannot be kept. */
  | 'not_outlines'
  | 'too_complex'
  | 'too_small'
  | 'empty';

/** What stands inside an SVG once it is cleaned, and the box it is drawn in. */
export interface CleanSvg {
  readonly markup: string;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Without these it would look otherwise: said, not left out. */
const unkeepable =
  /<(?:[\w-]+:)?(text|tspan|textPath|image|foreignObject|use|symbol|filter|mask|pattern|marker|switch|tref|a)[\s/>]/i;

const mostBytes = 150 * 1024;

/**
 * Reads an SVG and keeps outlines, fills and what places them; nothing of it can run, ask for something, or refer to anything but
 * itself. What is kept looks as it did, or the file is refused.
 */
export function cleanSvg(source: string): CleanSvg | LogoRefusal {
  if (/<!ENTITY/i.test(source)) return 'unreadable';
  if (unkeepable.test(source)) return 'not_outlines';
  const classes = readClasses(source);
  if (!classes) return 'not_outlines';
  let box: Omit<CleanSvg, 'markup'> | undefined;
  let svgs = 0;
  let elements = 0;
  const markup = sanitizeHtml(source, {
    allowedTags: [...keptElements],
    allowedAttributes: { '*': [...keptAttributes] },
    allowedSchemes: [],
    parser: { xmlMode: true, lowerCaseTags: false, lowerCaseAttributeNames: false, decodeEntities: true },
    parseStyleAttributes: false,
    nestingLimit: deepest,
    nonTextTags: ['script', 'style', 'metadata', 'title', 'desc'],
    selfClosing: [...shapes, 'stop'],
    textFilter: () => '',
    transformTags: {
      '*': (tagName, attribs) => {
        elements++;
        if (tagName !== 'svg') return { tagName, attribs: cleanAttributes(attribs, classes) };
        if (svgs++ === 0) box = readBox(attribs);
        const { x: _x, y: _y, width: _width, height: _height, ...rest } = cleanAttributes(attribs, classes);
        return { tagName: 'g', attribs: rest };
      },
    },
  });
  if (svgs === 0 || !box) return 'unreadable';
  if (svgs > 1) return 'not_outlines';
  if (elements > mostElements || markup.length > mostBytes) return 'too_complex';
  return { markup, ...box };
}

/** Styles become attributes; a value that could ask for something is left out. */
function cleanAttributes(attribs: Readonly<Record<string, string>>, classes: Classes): Record<string, string> {
  const names = (attribs.class ?? '').split(/\s+/).slice(0, mostClassesOfElement);
  const styled = names.flatMap((name) => [...(classes.get(name) ?? [])]);
  const all = [...Object.entries(attribs), ...styled, ...declarationsOf(attribs.style ?? '')];
  return Object.fromEntries(
    all
      .filter(([name, value]) => keptAttributes.has(name) && plainValue.test(value.trim()))
      .map(([name, value]) => [name, value.trim()]),
  );
}

type Declarations = readonly (readonly [name: string, value: string])[];
type Classes = ReadonlyMap<string, Declarations>;

const declarationsOf = (text: string): Declarations =>
  text.split(';').flatMap((declaration) => {
    const [name, ...value] = declaration.split(':');
    const property = name!.trim();
    return looks.includes(property) ? [[property, value.join(':').trim()] as const] : [];
  });

/** What the style sheets of a drawing may have: programs write some dozens of classes, each with a handful of declarations. */
const mostSheetBytes = 40_000;
const mostClasses = 500;
const mostDeclarations = 40;
const mostClassesOfElement = 8;

/**
 * The classes of its style sheets, as drawing programs write them; nothing where a rule is of another kind, or where there are more of them
 * than any program writes. Read from one end to the other, so that what it takes grows with its length alone.
 */
function readClasses(source: string): Classes | undefined {
  const classes = new Map<string, Declarations>();
  for (const sheet of sheetsOf(source)) {
    if (sheet.length > mostSheetBytes) return;
    for (const rule of withoutComments(sheet).split('}').slice(0, -1)) {
      const at = rule.indexOf('{');
      const names = rule.slice(0, Math.max(0, at)).split(',');
      if (at < 0 || rule.includes('{', at + 1)) return;
      for (const selector of names) {
        const name = /^\.([\w-]{1,60})$/.exec(selector.trim())?.[1];
        if (name === undefined) return;
        const declared = [...(classes.get(name) ?? []), ...declarationsOf(rule.slice(at + 1))];
        classes.set(name, declared);
        if (declared.length > mostDeclarations || classes.size > mostClasses) return;
      }
    }
    const rest = withoutComments(sheet).split('}').at(-1)!;
    if (rest.trim() !== '') return;
  }
  return classes;
}

/** What stands in the style elements of a source. */
function* sheetsOf(source: string): Generator<string> {
  const lower = source.toLowerCase();
  for (let from = lower.indexOf('<style'); from >= 0; from = lower.indexOf('<style', from)) {
    const begin = lower.indexOf('>', from) + 1;
    const end = lower.indexOf('</style>', begin);
    if (begin === 0 || end < 0) return;
    // An element that is empty has no end of its own.
    if (lower[begin - 2] !== '/') yield source.slice(begin, end);
    from = lower[begin - 2] === '/' ? begin : end;
  }
}

function withoutComments(sheet: string): string {
  const parts = sheet.replaceAll('<![CDATA[', '').replaceAll(']]>', '').split('/*');
  return parts
    .map((part, at) => (at === 0 ? part : part.includes('*/') ? part.slice(part.indexOf('*/') + 2) : '/*'))
    .join('');
}

/** The box of a drawing, by its view box or its sides. */
function readBox(attribs: Readonly<Record<string, string>>): Omit<CleanSvg, 'markup'> | undefined {
  const numbers = (attribs.viewBox ?? '')
    .trim()
    .split(/[\s,]+/)
    .map(Number);
  const [x, y, width, height] =
    numbers.length === 4
      ? numbers
      : [0, 0, Number.parseFloat(attribs.width ?? ''), Number.parseFloat(attribs.height ?? '')];
  const isBox = [x, y, width, height].every((value) => Number.isFinite(value) && Math.abs(value!) < 1e6);
  return isBox && width! > 0 && height! > 0 ? { x: x!, y: y!, width: width!, height: height! } : undefined;
}
