import { msg } from '@lingui/core/macro';
import { queryKeyOf } from '#web/api/use-api.ts';
import { defineWebFeature } from '#web/feature.ts';

/** The pictures of a business; other screens show them (web/shared/). */
export const mediaFeature = defineWebFeature({
  id: 'media',
  problems: {
    'media.kind': msg`This is no picture that can be read. Choose a JPEG, PNG, WebP, AVIF or GIF.`,
    'media.kind_svg': msg`An SVG is a drawing that can hold programs, so it is not taken. Save it as a PNG, and choose that.`,
    'media.kind_heic': msg`This photo is in the format HEIC, which few programs read. Save it as a JPEG, and choose that.`,
    'media.empty': msg`This file is empty.`,
    'media.too_many_waiting': msg`Many pictures are being prepared already. Wait until some are ready, and try again.`,
    'media.busy': msg`Too many pictures are being read right now. Try again in a few seconds.`,
    'media.library_full': msg`A business keeps 500 pictures at most. Delete some first; those that are online count as long as they are shown.`,
  },
  live: { media: [queryKeyOf('media')] },
});
