/** The styles a brand may have. Source: docs/brand.md, "From a business to a logo". */
export const brandStyles = ['Modern', 'Elegant', 'Playful', 'Minimalist', 'Bold', 'Vintage'] as const;
export type BrandStyle = (typeof brandStyles)[number];
