/** What a site asks its founder for where it is not known. The words of each stand in the interface, in its language. */
const gapQuestions = [
  'name',
  'headline',
  'offers',
  'prices',
  'mail',
  'address',
  'hours',
  'about',
  'team',
  'quote',
  'quote-by',
  'questions',
  'steps',
  'products',
  'privacy',
  'title',
  'photo',
  'photos',
  'photo-before',
  'photo-after',
] as const;
export type GapQuestion = (typeof gapQuestions)[number];
