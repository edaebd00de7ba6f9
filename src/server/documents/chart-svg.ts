import type { ChartLayout } from './chart-layout.ts';
import { type DocumentColors, lineStyles } from './chart-style.ts';

/** The chart as an SVG of its own: no scripts, no references, texts escaped. */
export function chartSvg(layout: ChartLayout, title: string, colors: DocumentColors): string {
  const styles = lineStyles(colors);
  const { width, height, plot } = layout;
  const text = (x: number, y: number, words: string, rest: string): string =>
    `<text x="${round(x)}" y="${round(y)}" ${rest}>${escapeXml(words)}</text>`;
  const small = `font-size="8.5" fill="${colors.ink2}"`;
  const parts = [
    ...layout.yTicks.map(
      ({ y, isZero }) =>
        `<path d="M${plot.left} ${y}H${plot.right}" stroke="${isZero ? colors.lineStrong : colors.line}" stroke-width="0.6"/>`,
    ),
    ...layout.yTicks.map(({ y, label }) => text(plot.left - 6, y + 3, label, `${small} text-anchor="end"`)),
    ...layout.xTicks.map(({ x, label }) => text(x, plot.bottom + 14, label, `${small} text-anchor="middle"`)),
    ...layout.lines.map((line) => {
      const style = styles[line.style];
      const dash = style.dash.length > 0 ? ` stroke-dasharray="${style.dash.join(' ')}"` : '';
      const points = line.points.map((point) => point.join(' ')).join('L');
      return `<path d="M${points || '0 0'}" fill="none" stroke="${style.color}" stroke-width="${style.width}" stroke-linecap="round" stroke-linejoin="round"${dash}/>`;
    }),
    ...layout.lines.map((line) =>
      text(plot.right + 6, line.end.y + 3, line.end.label, `font-size="8.5" fill="${styles[line.style].color}"`),
    ),
  ];
  if (layout.marker) {
    const { x, y, label, labelY, isLeft } = layout.marker;
    parts.push(
      `<path d="M${x} ${y}V${labelY}" stroke="${colors.lineStrong}" stroke-width="0.6"/>`,
      `<circle cx="${x}" cy="${y}" r="3" fill="#FFFFFF" stroke="${colors.green}" stroke-width="1.6"/>`,
      text(
        x + (isLeft ? -6 : 6),
        labelY + 3,
        label,
        `font-size="8.5" fill="${colors.ink}" text-anchor="${isLeft ? 'end' : 'start'}"`,
      ),
    );
  }
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}pt" height="${height}pt" viewBox="0 0 ${width} ${height}" font-family="Calibri, Carlito, Arial, sans-serif"><title>${escapeXml(title)}</title>${parts.join('')}</svg>`;
}

function escapeXml(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);
}

const round = (length: number): number => Math.round(length * 100) / 100;
