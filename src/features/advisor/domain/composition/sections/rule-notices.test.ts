import { describe, expect, it } from 'vitest';
import { authorityInSentence } from './rule-notices.ts';

describe('an authority in a sentence', () => {
  it.each([
    ['Food Standards Agency', 'the Food Standards Agency'],
    ['EU acrylamide regulation', 'the EU acrylamide regulation'],
    ['county health department', 'the county health department'],
    ['HM Revenue & Customs', 'HM Revenue & Customs'],
    ['Ofsted', 'Ofsted'],
    ['EU rules on timber and deforestation', 'EU rules on timber and deforestation'],
    ['the local food authority', 'the local food authority'],
    ['state tax departments', 'state tax departments'],
    ['courts and foreign ministries', 'courts and foreign ministries'],
  ])('%s has the article it needs', (authority, shown) => {
    expect(authorityInSentence(authority)).toBe(shown);
  });
});
