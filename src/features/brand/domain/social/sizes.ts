/** What networks show a picture at, in pixels; in the order in which plans open them (docs/billing.md, "Brand"). */
export const socialSizes = [
  { id: 'facebook-cover', name: 'Facebook Cover', width: 851, height: 315 },
  { id: 'instagram-post', name: 'Instagram Post', width: 1080, height: 1080 },
  { id: 'twitter-header', name: 'Twitter Header', width: 1500, height: 500 },
  { id: 'instagram-story', name: 'Instagram Story', width: 1080, height: 1920 },
  { id: 'linkedin-banner', name: 'LinkedIn Banner', width: 1584, height: 396 },
  { id: 'youtube-thumbnail', name: 'YouTube Thumbnail', width: 1280, height: 720 },
] as const;
export type SocialId = (typeof socialSizes)[number]['id'];
