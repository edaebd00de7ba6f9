import sanitizeHtml from 'sanitize-html';

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

const shapes = ['path', 'rect', 'circle', 'ellipse', 'line', 'polyline', 'polygon'];
const kept = [...shapes, 'svg', 'g', 'defs', 'clipPath', 'linearGradient', 'radialGradient', 'stop'];
/** Without these it would look otherwise: said, not left out. */
const unkeepable =
  /<(?:[\w-]+:)?(text|tspan|textPath|image|foreignObject|use|symbol|filter|mask|pattern|marker|switch|tref|a)[\s/>]/i;

const drawn = ['fill', 'fill-rule', 'fill-opacity', 'stroke', 'stroke-width', 'stroke-opacity', 'stroke-linecap'];
const drawnToo = ['stroke-linejoin', 'stroke-miterlimit', 'stroke-dasharray', 'stroke-dashoffset', 'opacity', 'color'];
const looks = [...drawn, ...drawnToo, 'clip-path', 'clip-rule', 'stop-color', 'stop-opacity', 'display', 'visibility'];
const places = [
  'd',
  'points',
  'x',
  'y',
  'x1',
  'y1',
  'x2',
  'y2',
  'cx',
  'cy',
  'r',
  'rx',
  'ry',
  'fx',
  'fy',
  'width',
  'height',
];
const others = ['id', 'transform', 'offset', 'gradientTransform', 'gradientUnits', 'spreadMethod', 'clipPathUnits'];
const allowed = new Set([...looks, ...places, ...others]);

/** Values that ask for nothing: numbers, colours, outlines, and names of what stands in the file itself. */
const plainValue =
  /^(?:url\(\s*['"]?#[\w.:-]{1,80}['"]?\s*\)|[^()\\<>&@:;]*|(?:(?:rgb|rgba|hsl|hsla|matrix|translate|scale|rotate|skewX|skewY)\([\d\s.,%eE+-]*\)[\s,]*)+)$/;

const mostElements = 3000;
const mostBytes = 150 * 1024;
const deepest = 60;

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
    allowedTags: kept,
    allowedAttributes: { '*': [...allowed] },
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
  const styled = (attribs.class ?? '').split(/\s+/).flatMap((name) => [...(classes.get(name) ?? [])]);
  const all = [...Object.entries(attribs), ...styled, ...declarationsOf(attribs.style ?? '')];
  return Object.fromEntries(
    all
      .filter(([name, value]) => allowed.has(name) && plainValue.test(value.trim()))
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

/** The classes of its style sheets, as drawing programs write them; nothing where a rule is of another kind. */
function readClasses(source: string): Classes | undefined {
  const classes = new Map<string, Declarations>();
  for (const [, sheet] of source.matchAll(/<style[^>]*>([\s\S]*?)<\/style>/gi)) {
    const rules = sheet!.replace(/<!\[CDATA\[|\]\]>/g, '').replace(/\/\*[\s\S]*?\*\//g, '');
    const rest = rules.replace(/([^{}]*)\{([^{}]*)\}/g, (_, selectors: string, body: string) => {
      const names = selectors.split(',').map((selector) => selector.trim());
      if (!names.every((name) => /^\.[\w-]{1,60}$/.test(name))) return '@';
      for (const name of names)
        classes.set(name.slice(1), [...(classes.get(name.slice(1)) ?? []), ...declarationsOf(body)]);
      return '';
    });
    if (rest.trim() !== '') return;
  }
  return classes;
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
