import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { GapQuestion } from '#features/sites/domain/blocks/gap-questions.ts';
import type { Finding } from '#features/sites/domain/gate/score-card.ts';

/** What an empty field asks its founder. */
export const gapWords: Readonly<Record<GapQuestion, MessageDescriptor>> = {
  name: msg`What is your business called?`,
  headline: msg`What do you do, in one line?`,
  offers: msg`What do you offer?`,
  prices: msg`What does it cost?`,
  mail: msg`Where can people write to you, or call you?`,
  address: msg`What is your address?`,
  hours: msg`When are you open?`,
  about: msg`What should people know about you?`,
  team: msg`Who works with you?`,
  quote: msg`What did a customer say, word for word?`,
  'quote-by': msg`Who said it?`,
  questions: msg`What do people ask you?`,
  steps: msg`How does it go, step by step?`,
  products: msg`What can people order?`,
  privacy: msg`What does your privacy notice say?`,
  title: msg`What should people do next?`,
  photo: msg`Which picture goes here?`,
  photos: msg`Which pictures do you show?`,
  'photo-before': msg`Which picture shows how it was?`,
  'photo-after': msg`Which picture shows how it is now?`,
};

/** What a finding says where it asks nothing of a field. */
export const ruleWords: Readonly<Record<Exclude<Finding['rule'], 'gap'>, MessageDescriptor>> = {
  contrast: msg`Two colors of your brand are too close to be read on each other. Choose another palette in the branding kit.`,
  'undisclosed-form': msg`A form does not say what happens to what people write. Add the element Legal text, or link your privacy notice at the form.`,
  description: msg`The first page has no description. Search engines show it below the title.`,
  'empty-page': msg`This page is empty.`,
  headings: msg`A page reads best with one hero section, whose headline is the heading of the page.`,
  links: msg`A link leads to a part that is not there.`,
  reach: msg`Nobody can reach you from this website. Add the element Contact.`,
  picture: msg`A picture was deleted, or belongs to another business. Choose another one, or take it off the page.`,
  'many-pictures': msg`A website shows 200 different pictures at most. Take some off.`,
  alt: msg`A picture has no alt text. People who do not see it, and search engines, read what it shows.`,
  weight: msg`The pictures of this page weigh more than a megabyte on a phone. Over a slow connection that takes long.`,
  privacy: msg`There is no privacy notice. In many countries a website needs one; add the element Legal text.`,
};
