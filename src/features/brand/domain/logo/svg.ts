import { type PathStep, pathData } from '../geometry/path-data.ts';
import { move } from '../geometry/shapes.ts';
import { palettes } from '../palette/palettes.ts';
import type { Lockup } from './lockup.ts';
import { coloursOf, type LogoTemplate, paint } from './paint.ts';

const rounded = (value: number): number => Math.round(value * 100) / 100;

/** Bytes a logo may have; of its text only the title is not ASCII, and a UTF-16 unit takes three bytes at most. */
const mostBytes = 12 * 1024;
const steps: readonly PathStep[] = [1, 2, 5, 10];

/** A logo without its colours, as exact as the allowance of bytes of its file lets it be. */
export function templateOf({ parts, box }: Lockup, title: string): LogoTemplate {
  let template: LogoTemplate | undefined;
  for (const step of steps) {
    template = {
      width: rounded(box.width),
      height: rounded(box.height),
      parts: parts.map(({ role, shape }) => ({ role, data: pathData(move(shape, -box.x, -box.y), step) })),
    };
    // Colours are written alike long.
    const file = paint(template, coloursOf('positive', palettes.modern), title);
    if (file.length + 3 * title.length <= mostBytes) break;
  }
  return template!;
}
