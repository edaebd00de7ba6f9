import type { Page } from '@playwright/test';
import type { LayoutFault } from './layout-fault.ts';
import { probeBoxes } from './probe-boxes.ts';
import { probeColours } from './probe-colours.ts';

/**
 * Looks at a page as it stands: text cut off without an ellipsis, controls on top of each other, sideways scrolling,
 * targets below 24 px (with the exceptions of WCAG 2.5.8 for spacing and running text), and colours that are no token.
 */
export async function probeLayout(page: Page): Promise<readonly LayoutFault[]> {
  const boxes: readonly LayoutFault[] = await page.evaluate(probeBoxes);
  const colours: readonly LayoutFault[] = await page.evaluate(probeColours);
  return [...boxes, ...colours];
}
