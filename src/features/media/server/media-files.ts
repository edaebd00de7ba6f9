/** What files of pictures are for: an upload waits to be encoded, a rendition is shown. */
export const filePurposes = { upload: 'media-upload', rendition: 'media' } as const;
