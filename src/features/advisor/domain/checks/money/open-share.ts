import { amountsOf, type Business } from '../../business/business.ts';
import { choiceOf } from '../../coach/question.ts';

/** Whether somebody may keep a share of each sale that is not taken off yet: then more seems to be left of it than is. */
export const isShareOpen = (business: Business): boolean =>
  amountsOf(business, 'share.commission').some(
    ({ mention }) => choiceOf(business.answers, `commission/${mention}`) === undefined,
  );
