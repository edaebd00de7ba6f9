/** The windows a page can be looked at in, in CSS pixels; a desktop is as high as there is room. */
export const viewports = {
  desktop: { width: 1280, height: undefined },
  tablet: { width: 768, height: 1024 },
  mobile: { width: 375, height: 667 },
} as const;
export type ViewportId = keyof typeof viewports;
