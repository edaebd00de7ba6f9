import type { LayoutFault } from './layout-fault.ts';

/** Runs inside the page, so it may use nothing but its own body. */
export function probeColours(): LayoutFault[] {
  const tokens = [
    'paper',
    'surface',
    'sunken',
    'line',
    'line-strong',
    'ink',
    'ink-2',
    'ink-3',
    'green',
    'on-green',
    'green-soft',
    'clay',
    'clay-soft',
    'gold',
    'gold-soft',
    'veil',
  ];
  const canvas = document.createElement('canvas');
  canvas.width = 1;
  canvas.height = 1;
  const context = canvas.getContext('2d', { willReadFrequently: true });
  const known = new Map<string, readonly number[]>();
  /** Any notation of a colour as red, green, blue and opacity, 0 to 255. */
  const read = (colour: string): readonly number[] => {
    const before = known.get(colour);
    if (before !== undefined || context === null) return before ?? [];
    context.clearRect(0, 0, 1, 1);
    context.fillStyle = '#000000';
    context.fillStyle = colour;
    context.fillRect(0, 0, 1, 1);
    const parts = [...context.getImageData(0, 0, 1, 1).data];
    known.set(colour, parts);
    return parts;
  };
  const palettes = new Map<Element | null, readonly (readonly number[])[]>();
  const paletteOf = (element: Element): readonly (readonly number[])[] => {
    const theme = element.closest('[data-theme]');
    const before = palettes.get(theme);
    if (before !== undefined) return before;
    const style = getComputedStyle(theme ?? document.documentElement);
    const token = (one: string) => read(style.getPropertyValue(`--${one}`).trim());
    // The middle bar of the mark is the one mixture of the design.
    const [green, surface] = [token('green'), token('surface')];
    const mark = green.map((part, index) => part * 0.66 + (surface[index] ?? 0) * 0.34);
    const palette = [...tokens.map(token), mark];
    palettes.set(theme, palette);
    return palette;
  };
  const isToken = (colour: string, element: Element): boolean => {
    const parts = read(colour);
    const opacity = parts[3] ?? 0;
    if (opacity < 8) return true;
    // The fainter a colour, the fewer steps its parts are stored in.
    const slack = 3 + (255 - opacity) / 24;
    return paletteOf(element).some((token) =>
      [0, 1, 2].every((at) => Math.abs((parts[at] ?? 0) - (token[at] ?? 0)) <= slack),
    );
  };

  const found = new Map<string, string>();
  for (const element of document.body.querySelectorAll('*')) {
    if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
    // Colours that are shown because they are somebody's: content, not the look of the product.
    if (element.closest('[data-brand-colours]')) continue;
    // Beyond the page's start nothing can be scrolled to: there charts measure their words.
    const box = element.getBoundingClientRect();
    if (box.right + scrollX <= 0 || box.bottom + scrollY <= 0) continue;
    const style = getComputedStyle(element);
    const used: [string, string][] = [['background', style.backgroundColor]];
    const hasText = [...element.childNodes].some(
      (node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim(),
    );
    if (hasText && !(element instanceof SVGElement)) used.push(['text', style.color]);
    for (const side of ['top', 'right', 'bottom', 'left']) {
      const width = Number.parseFloat(style.getPropertyValue(`border-${side}-width`));
      const look = style.getPropertyValue(`border-${side}-style`);
      if (width > 0 && look !== 'none') used.push(['border', style.getPropertyValue(`border-${side}-color`)]);
    }
    if (style.outlineStyle !== 'none' && Number.parseFloat(style.outlineWidth) > 0)
      used.push(['outline', style.outlineColor]);
    if (element instanceof SVGGeometryElement || element instanceof SVGTextContentElement) {
      for (const paint of [style.fill, style.stroke]) if (paint !== 'none') used.push(['drawing', paint]);
    }
    for (const [what, colour] of used) {
      if (isToken(colour, element)) continue;
      const words = (element.textContent ?? '').replace(/\s+/g, ' ').trim().slice(0, 40);
      found.set(`${what} ${colour}`, `${what} ${colour} of <${element.tagName.toLowerCase()}> “${words}”`);
    }
  }
  return [...found.values()].map((what) => ({ rule: 'colour', what }));
}
