import { filterDeficiencyDeuter, filterDeficiencyProt, filterDeficiencyTrit, formatHex, parse } from 'culori';
import { colourRoles } from './contrast.ts';
import type { Palette } from './palettes.ts';

/** How a palette is seen by those who see few or no red, green or blue differences (model of Machado, Oliveira and Fernandes, 2009). */
export const colourVisions = ['protanopia', 'deuteranopia', 'tritanopia'] as const;
export type ColourVision = (typeof colourVisions)[number];

const filters = {
  protanopia: filterDeficiencyProt(1),
  deuteranopia: filterDeficiencyDeuter(1),
  tritanopia: filterDeficiencyTrit(1),
};

export function seenBy(palette: Palette, vision: ColourVision): Palette {
  const seen = colourRoles.map((role) => [role, formatHex(filters[vision](parse(palette[role])!))]);
  return Object.fromEntries(seen) as unknown as Palette;
}
