import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { HeldReason, ThreadForm } from '#features/threads/domain/thread.ts';

/** What somebody wrote by. */
export const formWords: Readonly<Record<ThreadForm, MessageDescriptor>> = {
  contact: msg`Contact form`,
  newsletter: msg`Newsletter`,
  order: msg`Order`,
};

/** Why something is held. */
export const heldWords: Readonly<Record<HeldReason, MessageDescriptor>> = {
  'hidden-field': msg`A field was filled in that people do not see.`,
  links: msg`It has many links.`,
  'same-words': msg`The same words came from another address just before.`,
  marked: msg`You said that it is spam.`,
};
