const readOn = '2026-11-21';

/** What an employer pays on top of wages, by country. */
export const labourSources = [
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
  {
    id: 'de-employer-contribution',
    publisher: 'NRW.Global Business',
    title: 'Social insurance system',
    year: 2026,
    address:
      'https://nrwglobalbusiness.com/investing-in-nrw/business-guide-to-north-rhine-westphalia/employees-and-social-security/social-insurance-system',
    readOn,
    finding: "The employer's share of social insurance in Germany is about 21 % of gross pay (undated page).",
  },
  {
    id: 'at-employer-contribution',
    publisher: 'BDO Austria',
    title: 'Social Security Contributions and employer Costs 2025',
    year: 2025,
    address:
      'https://www.bdo.at/en-gb/insights/people-organisation/social-security-contributions-and-employer-costs-2025',
    readOn,
    finding:
      'The employer pays 20.98 % social security, 1.53 % to the severance fund, 3.00 % municipal tax and 3.70 % to the family fund: 29.21 % together.',
  },
  {
    id: 'ie-employer-contribution',
    publisher: 'BDO Ireland',
    title: 'Upcoming PRSI rate changes effective 1st October 2025',
    year: 2025,
    address: 'https://www.bdo.ie/en-gb/insights/2025/upcoming-prsi-rate-changes-effective-1st-october-2025',
    readOn,
    finding: "The employer's rate of class A rises to 11.25 % on 1 October 2025 for pay above €527 a week.",
  },
  {
    id: 'nl-employer-contribution',
    publisher: 'Ius Laboris',
    title: 'Social security guide: Netherlands',
    year: 2020,
    address: 'https://theword.iuslaboris.com/hrlaw/social-security-guide/netherlands',
    readOn,
    finding:
      "The employer's contributions are on average 18.19 % of pay for people employed without a time limit (April 2020).",
  },
  {
    id: 'pt-employer-contribution',
    publisher: 'Doutor Finanças',
    title: 'Tabela de desconto para a Segurança Social dos trabalhadores por conta de outrem',
    year: 2026,
    address: 'https://doutorfinancas.pt/?p=140153',
    readOn,
    finding: 'Employers in Portugal pay 23.75 % of the wage of most employees (undated page).',
  },
  {
    id: 'es-employer-contribution',
    publisher: 'Accounting in Spain',
    title: 'Social Security contributions',
    year: 2013,
    address: 'https://www.accountinginspain.com/social-security-contributions/',
    readOn,
    finding: 'Employers in Spain pay 29.9 % of the wage and an accident premium by trade on top (rates of 2013).',
  },
  {
    id: 'se-employer-contribution',
    publisher: 'Skatteverket',
    title: 'Rättslig vägledning: arbetsgivaravgifter (utgåva 2024.3)',
    year: 2024,
    address: 'https://www4.skatteverket.se/rattsligvagledning/edition/2024.3/1333.html',
    readOn,
    finding: "Employers' contributions with the general wage tax are 31.42 % of pay in 2024 for most employers.",
  },
  {
    id: 'eu-labour-costs',
    publisher: 'Openstats (text of Eurostat)',
    title: 'EU hourly labour costs ranged from €11 to €55 in 2024',
    year: 2025,
    address: 'https://openstats.eu/en/news/eu-hourly-labour-costs-ranged-from-11-to-55-in-2024-af1d78',
    readOn,
    finding:
      "Costs beside wages, such as employers' contributions, were 24.7 % of labour costs in the EU in 2024, 32.2 % in France, 4.8 % in Romania, 5.4 % in Lithuania and 5.8 % in Malta. On top of wages that is 32.8 %, 47.5 %, 5 %, 5.7 % and 6.2 %.",
  },
  {
    id: 'dk-labour-costs',
    publisher: 'Treviso Belluno System (text of Eurostat)',
    title:
      'Eurostat: Labour costs in the EU, hourly labour costs ranged from 3.8 to 40.3 across the EU Member States in 2014',
    year: 2015,
    address:
      'https://www.trevisobellunosystem.com/tvsys/homeGB/archivio-news/9764_eurostat-labour-costs-in-the-eu--hourly-labour-costs-ranged-from-38-to-403-across-the-eu-membe.html',
    readOn,
    finding: 'Costs beside wages were 13.1 % of labour costs in Denmark in 2014, which is 15.1 % on top of wages.',
  },
  {
    id: 'au-superannuation',
    publisher: 'Australian Taxation Office',
    title: 'Key superannuation rates and thresholds: super guarantee percentage',
    year: 2023,
    address: 'https://www.ato.gov.au/rates/key-superannuation-rates-and-thresholds/?anchor=Superguaranteepercentage',
    readOn,
    finding: 'Employers in Australia pay 12.00 % of ordinary earnings into a pension fund from 1 July 2025 on.',
  },
  {
    id: 'nz-kiwisaver',
    publisher: 'Deloitte New Zealand',
    title: 'New year, new KiwiSaver rules, same you',
    year: 2026,
    address: 'https://www.deloitte.com/nz/en/services/tax/perspectives/new-year-new-kiwisaver-rules-same-you.html',
    readOn,
    finding: "The employer's usual KiwiSaver contribution rises from 3 % to 3.5 % of pay on 1 April 2026.",
  },
  {
    id: 'ca-payroll-rates',
    publisher: 'Knit',
    title: '2025 payroll legislations: EI and CPP information',
    year: 2025,
    address: 'https://knitpeople.com/payroll-legislations/ei-cpp-information',
    readOn,
    finding:
      'Employers in Canada outside Quebec pay 5.95 % to the pension plan and 2.296 % to employment insurance, 8.246 % together, up to yearly ceilings.',
  },
  {
    id: 'ch-first-pillar',
    publisher: 'Magic Heidi',
    title: 'Average and median salary in Switzerland 2026',
    year: 2026,
    address: 'https://magicheidi.ch/average-median-salary-switzerland-2026',
    readOn,
    finding:
      "The employer's half is 5.3 % for old age, disability and loss of earnings and 1.1 % for unemployment, 6.4 % together; the pension fund comes on top.",
  },
  {
    id: 'mx-employer-contribution',
    publisher: 'PwC Mexico',
    title: 'Doing Business in Mexico 2015, appendix XI: Social security contributions',
    year: 2015,
    address: 'http://read.pwc.com/i/434024-doing-business-in-mexico-2015/237',
    readOn,
    finding:
      "The employer's shares that follow the wage are 0.70, 1.05, 1.75, 2, 3.15, 1 and, for housing, 5 %: 14.65 % together, without the fixed sickness fee and the risk premium.",
  },
];
