/** A publication that was opened and read; nothing stands here from memory. */
export interface Source {
  readonly id: string;
  readonly publisher: string;
  readonly title: string;
  readonly year: number;
  readonly address: string;
  /** The day it was read, ISO. */
  readonly readOn: string;
  /** What it says, in our words, with the figure the model uses. */
  readonly finding: string;
}

const readOn = '2026-11-21';

/** The one list of sources. What is not in it is an assumption. */
export const sources: readonly Source[] = [
  {
    id: 'ecb-inflation-target',
    publisher: 'European Central Bank',
    title: 'Two per cent inflation target',
    year: 2021,
    address: 'https://www.ecb.europa.eu/mopo/strategy/pricestab/html/index.en.html',
    readOn,
    finding:
      'Since its strategy review of July 2021 the bank aims for 2 % inflation in the euro area over the medium term.',
  },
  {
    id: 'fed-inflation-goal',
    publisher: 'Board of Governors of the Federal Reserve System',
    title: 'Why does the Federal Reserve aim for 2 percent inflation over time?',
    year: 2015,
    address: 'https://www.federalreserve.gov/faqs/economy_14400.htm',
    readOn,
    finding:
      'The Federal Open Market Committee holds 2 % a year to be most consistent with its mandate over the longer run.',
  },
  {
    id: 'boe-inflation-target',
    publisher: 'HSBC UK',
    title: "The Bank of England's 2% Inflation Target",
    year: 2024,
    address: 'https://www.business.hsbc.uk/en-gb/insights/business-finance/the-bank-of-englands-2-inflation-target',
    readOn,
    finding:
      'The Treasury sets the target of the Bank of England at 2 % in the medium term; it was confirmed in November 2024.',
  },
  {
    id: 'ecb-wage-tracker',
    publisher: 'Debrecen Sun',
    title: 'ECB Wage Tracker Signals Easing of Negotiated Wage Pressures in 2026',
    year: 2026,
    address:
      'https://www.debrecensun.hu/uncategorized/2026/02/17/ecb-wage-tracker-signals-easing-of-negotiated-wage-pressures-in-2026/',
    readOn,
    finding:
      'Reports the tracker of 11 February 2026: agreed wages of nine euro countries, without one-off payments, rise by 2.7 % in 2026.',
  },
  {
    id: 'bls-employment-cost-index',
    publisher: 'CME Group',
    title: 'Employment Cost Index, second quarter of 2025',
    year: 2025,
    address: 'https://www.cmegroup.com/education/events/econoday/2025/07/feed636593.html',
    readOn,
    finding:
      'Reports the index of the Bureau of Labor Statistics: wages rose by 3.6 % in the twelve months to June 2025.',
  },
  {
    id: 'eu-late-payment',
    publisher: 'EUR-Lex',
    title: 'Combating late payment in business dealings (Directive 2011/7/EU, summary)',
    year: 2011,
    address: 'https://eur-lex.europa.eu/legal-content/EN/ALL/?uri=LEGISSUM:mi0074',
    readOn,
    finding:
      'Businesses pay within 60 days at most unless agreed otherwise; where nothing is agreed, interest is due 30 days after the invoice.',
  },
  {
    id: 'uk-late-payment',
    publisher: 'Menzies LLP',
    title: 'Why do we not use the Late Payment of Commercial Debt Regulations 2013',
    year: 2025,
    address: 'https://www.menzies.co.uk/why-do-we-not-use-the-late-payment-of-commercial-debt-regulations-2013',
    readOn,
    finding:
      'Without a written term a payment in the United Kingdom is late more than 30 days after invoice or delivery.',
  },
  {
    id: 'stripe-card-fee',
    publisher: 'API Evangelist',
    title: "Stripe plans and pricing, transcribed from the provider's page",
    year: 2026,
    address: 'https://raw.githubusercontent.com/api-evangelist/stripe/refs/heads/main/plans/stripe-plans-pricing.yml',
    readOn,
    finding: 'Records, read on 20 September 2026, 2.9 % and 30 cents for each successful payment with a domestic card.',
  },
  {
    id: 'square-gb-fee-schedule',
    publisher: 'Square',
    title: 'Fee Schedule (United Kingdom), updated 22 November 2024',
    year: 2024,
    address: 'https://squareup.com/gb/legal/general/fees',
    readOn,
    finding: 'Takes 1.75 % of each payment for which the card is present.',
  },
  {
    id: 'irs-employer-taxes',
    publisher: 'Internal Revenue Service',
    title: 'Publication 80, section 7: How To Figure Social Security and Medicare Taxes',
    year: 2014,
    address: 'http://taxmap.ntis.gov/taxmap/pubs/p80-007.htm',
    readOn,
    finding: 'The employer pays 6.2 % for social security and 1.45 % for Medicare on wages, 7.65 % together.',
  },
  {
    id: 'uk-employer-insurance',
    publisher: 'Lewis Brownlee',
    title: 'Spring Statement 2025: National Insurance contributions',
    year: 2025,
    address:
      'https://lewisbrownlee-co-uk.rc.clientzone.com/news/spring-statement/article/2025/March/national-insurance-contributions',
    readOn,
    finding: "The employer's rate rises from 13.8 % to 15 % on 6 April 2025, on pay above £5,000 a year.",
  },
  {
    id: 'be-employer-contribution',
    publisher: 'National Social Security Office (Belgium)',
    title: 'Paying social security contributions',
    year: 2016,
    address: 'https://onss.fgov.be/en/employers-and-nsso/paying-contributions',
    readOn,
    finding: "In the private sector the employer's contribution is about 32 % of gross pay (page of December 2016).",
  },
];
