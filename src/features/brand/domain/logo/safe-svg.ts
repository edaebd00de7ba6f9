/** Elements that draw by themselves. */
export const shapes = ['path', 'rect', 'circle', 'ellipse', 'line', 'polyline', 'polygon'];
/** What a drawing may be made of: outlines, fills, and what places them. */
export const keptElements = [...shapes, 'svg', 'g', 'defs', 'clipPath', 'linearGradient', 'radialGradient', 'stop'];

const drawn = ['fill', 'fill-rule', 'fill-opacity', 'stroke', 'stroke-width', 'stroke-opacity', 'stroke-linecap'];
const drawnToo = ['stroke-linejoin', 'stroke-miterlimit', 'stroke-dasharray', 'stroke-dashoffset', 'opacity', 'color'];
/** Attributes that say how something looks; a style sheet may say them too. */
export const looks: readonly string[] = [
  ...drawn,
  ...drawnToo,
  'clip-path',
  'clip-rule',
  'stop-color',
  'stop-opacity',
  'display',
  'visibility',
];
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
/** Every attribute that is kept. */
export const keptAttributes: ReadonlySet<string> = new Set([...looks, ...places, ...others]);

/** Values that ask for nothing: numbers, colours, outlines, and names of what stands in the file itself. */
export const plainValue =
  /^(?:url\(\s*['"]?#[\w.:-]{1,80}['"]?\s*\)|[^()\\<>&@:;]*|(?:(?:rgb|rgba|hsl|hsla|matrix|translate|scale|rotate|skewX|skewY)\([\d\s.,%eE+-]*\)[\s,]*)+)$/;

/** The most elements of a drawing, and how deep they may stand within each other. */
export const mostElements = 3000;
export const deepest = 60;
