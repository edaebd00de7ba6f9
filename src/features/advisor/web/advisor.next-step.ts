import { msg, plural } from '@lingui/core/macro';
import { FileText } from 'lucide-react';
import type { NextStep } from '#web/feature.ts';
import { paths } from '#web/routes/paths.ts';

const href = paths.platform.businessGeneration;

/** From the first answer to the complete plan. Its progress counts answers, 0 to 5. */
export const advisorNextStep: NextStep = {
  icon: FileText,
  title: msg`Generate Business Plan`,
  step: 'plan',
  wordsOf: (progress) => {
    const answers = progress?.count ?? 0;
    const left = 5 - answers;
    if (left <= 0)
      return {
        sentence: msg`Every number in it shows where it comes from. Check the assumptions first: only you can confirm them.`,
        action: msg`Open your plan`,
        href: `${href}?tab=plan`,
      };
    const isBegun = answers > 0;
    return {
      sentence: isBegun
        ? msg`${plural(left, {
            one: '# answer is left before the numbers can be trusted.',
            other: '# answers are left before the numbers can be trusted.',
          })}`
        : msg`Five answers make the plan. They are kept as you go, so you can stop after any of them.`,
      action: isBegun ? msg`Answer` : msg`Start here`,
      href,
    };
  },
};
