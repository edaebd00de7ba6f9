import { z } from 'zod';
import { isKnownMark } from '#features/brand/domain/logo/known-mark.ts';
import { fontsOfBody, fontsOfHeadings } from './site-fonts.ts';

const color = z.string().regex(/^#[\da-f]{6}$/, 'A color such as #2547d0');
const side = z.number().positive().max(1_000_000);

/** Reads a look that comes from elsewhere. Its mark is drawn within pages: it is one as this product writes them, or refused. */
export const siteLookSchema = z.strictObject({
  colors: z.strictObject({ primary: color, secondary: color, accent: color, ink: color, paper: color }),
  logo: z
    .strictObject({
      svg: z.string().refine(isKnownMark, 'Only a mark that the branding kit drew or took in can be brought along'),
      width: side,
      height: side,
    })
    .nullable(),
  fonts: z.strictObject({ heading: z.enum(fontsOfHeadings), body: z.enum(fontsOfBody) }).nullable(),
});
