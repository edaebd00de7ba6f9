import type { BlockType } from '../blocks/all-blocks.ts';
import type { heroShapes } from '../blocks/hero.ts';

/** What the gallery is filtered by. */
export const templateCategories = ['Business', 'Portfolio', 'E-commerce'] as const;
export type TemplateCategory = (typeof templateCategories)[number];

/** A template: what a page is built like. It decides form and order, never words. */
export interface Template {
  readonly category: TemplateCategory;
  readonly hero: (typeof heroShapes)[number];
  /** As what things for sale are shown. */
  readonly sells: 'prices' | 'offers' | 'products';
  /** The order of the parts after the first one; a part of which nothing is known, and that asks for nothing, is left out. */
  readonly order: readonly Exclude<BlockType, 'hero'>[];
  /** Styles on top of those of the blocks. */
  readonly css: string;
  /** How the top of each page is built: name and pages in one row, or the name above the pages. */
  readonly top: 'row' | 'stacked';
}
