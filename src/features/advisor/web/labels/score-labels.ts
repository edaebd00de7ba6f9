import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { CriterionId } from '#features/advisor/domain/score/rubric.ts';

/** Said beside lost points: what is missing in the answers, and what would help. */
export const lossReasons: Readonly<Record<CriterionId, MessageDescriptor>> = {
  offer: msg`The idea does not name what is sold. Name the thing or the service.`,
  place: msg`No place is named. Say where you work, or that you work online or remotely.`,
  difference: msg`Nothing checkable sets the business apart. Name an hour, a distance or a way of making it.`,
  industry: msg`The trade stays open. Name the industry in the words its people use.`,
  trade: msg`The answer on the industry names none. One or two words are enough.`,
  'market-size': msg`No number of possible customers. A count, even a rough one, lets the plan calculate.`,
  'buys-today': msg`It is not said what people use today. Somebody solves this for them now, or they do without.`,
  group: msg`No group is named that one could make a list of. "Everyone" cannot be reached first.`,
  'group-detail': msg`The group has no edges. Add where they are, how many, or of what age or size.`,
  habit: msg`What this group does today is missing. Say what they buy or use now.`,
  price: msg`No price is named. A first price, even a guess, is worth more than the name of a model.`,
  'price-unit': msg`It is not said what the price buys. Add "a loaf", "an hour" or "a month".`,
  model: msg`The way of charging is open: one-off, subscription, day rate or another.`,
  rival: msg`No rival is named. Doing nothing, or doing it oneself, is a rival too.`,
  'rival-weakness': msg`It is not said what the rivals do worse, or what they charge.`,
  'money-in': msg`Without a price the projection rests on estimates alone.`,
  scale: msg`No volume, cost or number of customers ties the projection to this business.`,
  ground: msg`Without an industry no change in it can be followed.`,
  moment: msg`No place, time or habit is named that a trend could touch.`,
};
