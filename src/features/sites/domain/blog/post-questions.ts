/** What a post asks its founder for where it is not known. The words of each stand in the interface, in its language. */
export const postQuestions = [
  'title',
  'text',
  'included',
  'for-whom',
  'order',
  'pay',
  'first-step',
  'next-step',
  'duration',
  'find-us',
  'when',
  'why-here',
  'why',
  'notice',
  'occasion',
  'learned',
] as const;
export type PostQuestion = (typeof postQuestions)[number];
