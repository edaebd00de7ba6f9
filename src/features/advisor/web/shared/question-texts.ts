import { msg } from '@lingui/core/macro';
import type { QuestionId } from '#features/advisor/domain/questions.ts';
import type { FourWays } from '../labels/reply-texts.ts';

/** The questions as they are asked; the first is the plain one. */
export const questionTexts: Readonly<Record<QuestionId, FourWays>> = {
  idea: [
    msg`What do you want to build? Say what you sell, where, and what makes it different.`,
    msg`What is the business? A sentence on what you sell, where, and why it is different is enough.`,
    msg`Tell me about the business: what you sell, where, and what others do not do.`,
    msg`What will you sell, and where? If something sets it apart, say that too.`,
  ],
  industry: [
    msg`Which industry is it? Use the words people in the trade use; your years in it count too.`,
    msg`What industry does this belong to? Name the trade, and how long you have worked in it.`,
    msg`Which trade is this? One or two words will do, with your experience if you have some.`,
    msg`What industry would you file it under? If you have worked in it, say for how long.`,
  ],
  audience: [
    msg`Who is it for? Name the kind of customer you would start with, and what they buy today.`,
    msg`Who are the target customers? Say who comes first, how many there are, and what they use now.`,
    msg`Which customers would you start with? A group one could make a list of, and what it does today.`,
    msg`Who buys first? Name the group, roughly how many there are, and what they make do with now.`,
  ],
  revenue: [
    msg`How will you earn money? Prices help more than names.`,
    msg`What are the revenue streams? Give a price for each, and what it buys.`,
    msg`What will people pay, and for what? Add your costs and your own money if you know them.`,
    msg`How does money come in? A first price with its unit is worth more than a perfect one.`,
  ],
  competitors: [
    msg`Who are the main competitors? Names, what they charge, and what they do worse.`,
    msg`Which competitors would a customer compare you with? Doing nothing counts as one.`,
    msg`Who else could your customers turn to? Name two or three, and where they fall short.`,
    msg`Who are the main rivals? Say who they are and what customers put up with there.`,
  ],
};
