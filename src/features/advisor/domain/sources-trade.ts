const readOn = '2026-11-21';

/** What trading costs and how long money takes: card fees, payment times, tools and lost customers. */
export const tradeSources = [
  {
    id: 'square-payment-pricing',
    publisher: 'Square',
    title: 'Payments Pricing with Square APIs and SDKs',
    year: 2026,
    address: 'https://developer.squareup.com/docs/payments-pricing',
    readOn,
    finding:
      'For cards that are present Square keeps 2.6 % and 15 cents ($0.15) of a payment in the United States and 3.25 % in Japan (undated page, read in a mirrored copy).',
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
    id: 'square-au-fees',
    publisher: 'Square',
    title: "Learn about Square's fees (Australia)",
    year: 2024,
    address: 'https://squareup.com/help/au/en/article/5068-what-are-square-s-fees',
    readOn,
    finding:
      'Sellers who signed up from 30 May 2024 on pay 1.6 % for each payment with the card present (read in a mirrored copy of the page).',
  },
  {
    id: 'stripe-eea-pricing',
    publisher: 'Stripe',
    title: 'Pricing updates for businesses based in the European Economic Area (EEA)',
    year: 2023,
    address:
      'https://support.stripe.com/questions/pricing-updates-for-businesses-based-in-the-european-economic-area-(eea)',
    readOn,
    finding:
      'From 10 April 2023 on a payment with a standard European card costs 1.5 % and €0.25, or 1.80 kr in Denmark and Sweden.',
  },
  {
    id: 'stripe-ca-pricing',
    publisher: 'Five Square Design',
    title: 'Payment gateway integration',
    year: 2026,
    address: 'https://fivesquaredesign.com/en/blog/payment-gateway-integration',
    readOn,
    finding: 'Reports that Stripe and PayPal keep 2.9 % and C$0.30 of a payment in Canada (undated page).',
  },
  {
    id: 'stripe-nz-pricing',
    publisher: 'Stripe',
    title: 'October 2023 pricing updates for global standard pricing users',
    year: 2023,
    address:
      'https://support.stripe.com/questions/october-2023-pricing-updates-for-global-standard-pricing-users?locale=es-ES',
    readOn,
    finding: 'The fee for a domestic card in New Zealand is 2.7 %; the fixed part of a payment is 0.30 dollars.',
  },
  {
    id: 'kmu-card-costs',
    publisher: 'State Secretariat for Economic Affairs (Switzerland)',
    title: 'Payment service providers',
    year: 2023,
    address:
      'https://www.kmu.admin.ch/kmu/en/home/concrete-know-how/sme-management/e-commerce/creating-own-website/online-payment-methods/payment-service-providers.html',
    readOn,
    finding:
      'Credit card payments typically cost 2.5 to 3.5 % of the price in Switzerland; the middle of the two is 3 %.',
  },
  {
    id: 'clip-commission',
    publisher: 'Clip',
    title: 'What is a commission and how does it work in Clip?',
    year: 2026,
    address: 'https://payclip.com/blog/what-is-a-commission-and-how-does-it-work-in-clip',
    readOn,
    finding: 'A card payment through the Mexican reader costs 3.6 %, and value added tax on it (undated page).',
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
    id: 'us-payment-times',
    publisher: 'Grey Journal',
    title: 'U.S. Small Businesses Witness Faster Payments Amid Sluggish Sales',
    year: 2023,
    address: 'https://greyjournal.net/news/u-s-small-businesses-witness-faster-payments-amid-sluggish-sales/',
    readOn,
    finding:
      'Reports figures of Xero: small businesses in the United States waited 27.6 days on average for their money in the second quarter of 2023.',
  },
  {
    id: 'au-payment-times',
    publisher: 'SmartCompany',
    title: 'Payment times regulator report on small business',
    year: 2022,
    address: 'https://coreuat-cdn.smartcompany.com.au/finance/cashflow/payment-times-regulator-report-small-business',
    readOn,
    finding:
      'Reports the Australian regulator: in January to June 2022 big businesses paid small ones after 35.66 calendar days on average, half of them within 30.',
  },
  {
    id: 'squarespace-business-mail',
    publisher: 'Squarespace',
    title: 'Google Workspace pricing, billing, and invoices',
    year: 2026,
    address:
      'https://support.squarespace.com/hc/en-us/articles/205812258-Google-Workspace-pricing-billing-and-invoices',
    readOn,
    finding:
      'Business e-mail with documents and calendar costs $6, €5.20, £4.60 or A$8.40 a month for each person, before tax (undated page; a later list asks $7.20).',
  },
  {
    id: 'recurly-churn',
    publisher: 'Recurly',
    title: 'Churn Rate Benchmarks',
    year: 2026,
    address: 'https://recurly.com/research/churn-rate-benchmarks/',
    readOn,
    finding:
      'Of the subscribers of over 1,500 sites, 4.91 % leave in a month where firms buy and 6.77 % where people do (undated edition over 19 months; a later one shows 3.27 % overall).',
  },
];
