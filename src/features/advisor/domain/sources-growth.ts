const readOn = '2026-11-21';

/** How prices and pay rise: targets of central banks and measured wages. */
export const growthSources = [
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
    id: 'rba-inflation-target',
    publisher: 'Reserve Bank of Australia',
    title: "Australia's Inflation Target (explainer)",
    year: 2023,
    address: 'https://www.rba.gov.au/education/resources/explainers/australias-inflation-target.html',
    readOn,
    finding:
      'Yearly inflation is to lie between 2 and 3 %; since December 2023 the board aims for the middle of the two, which is 2.5 %.',
  },
  {
    id: 'boc-inflation-target',
    publisher: 'Boursorama (AOF)',
    title: "La Banque du Canada maintient son ciblage de 2% d'inflation",
    year: 2021,
    address:
      'https://www.boursorama.com/bourse/actualites/la-banque-du-canada-maintient-son-ciblage-de-2-d-inflation-5f44e0cd2d7647d26247451c3e960083',
    readOn,
    finding:
      'Reports the agreement that runs until 31 December 2026: the Bank of Canada keeps inflation at 2 %, the middle of 1 to 3 %.',
  },
  {
    id: 'riksbank-inflation-target',
    publisher: 'Sveriges Riksbank',
    title: 'Monetary policy',
    year: 2021,
    address: 'https://www.riksbank.se/en-gb/monetary-policy/',
    readOn,
    finding:
      'The bank holds the rise of consumer prices, at a fixed interest rate, around 2 % a year (page of September 2021).',
  },
  {
    id: 'dst-consumer-prices',
    publisher: 'Statistics Denmark',
    title: 'Forbruger- og nettoprisindeks august 2025',
    year: 2025,
    address: 'https://ontheroad.dst.dk/da/search?q=statistikbanken&r=25&ui=dstdk',
    readOn,
    finding: 'Consumer prices in Denmark rose by 2.0 % from August 2024 to August 2025.',
  },
  {
    id: 'snb-price-stability',
    publisher: 'MarketScreener',
    title: 'Präsident der Schweizerischen Nationalbank: Fokus auf Preisstabilität absolut unerlässlich',
    year: 2023,
    address:
      'https://de.marketscreener.com/kurs/aktie/SCHWEIZERISCHE-NATIONALBA-73764/news/Prasident-der-Schweizerischen-Nationalbank-Fokus-auf-Preisstabilitat-absolut-unerlasslich-42774414',
    readOn,
    finding: 'The Swiss National Bank calls prices stable that rise by 0 to 2 % a year; the middle of the two is 1 %.',
  },
  {
    id: 'rbnz-inflation-target',
    publisher: 'National Tribune',
    title: 'The Monetary Policy Remit and 2% inflation – Reserve Bank of New Zealand',
    year: 2024,
    address:
      'https://www.nationaltribune.com.au/the-monetary-policy-remit-and-2-inflation-reserve-bank-of-new-zealand-te-putea-matua/',
    readOn,
    finding:
      "Prints the bank's release on a speech of its governor: the target is 1 to 3 % with its middle, 2 %, as the aim.",
  },
  {
    id: 'banxico-inflation-target',
    publisher: 'Expansión',
    title: 'Banxico sube tasa de interés',
    year: 2023,
    address: 'https://expansion.mx/economia/2023/03/30/banxico-sube-tasa-de-interes',
    readOn,
    finding: 'The Bank of Mexico aims for 3 % inflation, one percentage point more or less.',
  },
  {
    id: 'central-bank-news-targets',
    publisher: 'Central Bank News',
    title: 'Inflation Targets (table for 2015)',
    year: 2015,
    address: 'http://www.centralbanknews.info/p/inflation-targets.html',
    readOn,
    finding:
      'Lists the targets of central banks in 2015, among them Japan 2 %, the Czech Republic 2 % and Hungary 3 %.',
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
    id: 'ons-weekly-earnings',
    publisher: 'Office for National Statistics',
    title: 'Average weekly earnings in Great Britain: June 2025',
    year: 2025,
    address:
      'https://www.ons.gov.uk/employmentandlabourmarket/peopleinwork/employmentandemployeetypes/bulletins/averageweeklyearningsingreatbritain/june2025',
    readOn,
    finding: 'Regular earnings, without bonuses, were 5.2 % higher in February to April 2025 than a year before.',
  },
  {
    id: 'abs-wage-price-index',
    publisher: 'Australian Bureau of Statistics',
    title: 'Wage Price Index, Australia, June 2025',
    year: 2025,
    address:
      'https://www.abs.gov.au/statistics/economy/price-indexes-and-inflation/wage-price-index-australia/latest-release',
    readOn,
    finding: 'Wages rose by 3.4 % over the twelve months to the June quarter of 2025.',
  },
  {
    id: 'statcan-weekly-earnings',
    publisher: 'Statistics Canada',
    title: 'The Daily: Payroll employment, earnings and hours, and job vacancies, September 2025',
    year: 2025,
    address: 'https://www150.statcan.gc.ca/n1/daily-quotidien/251127/dq251127c-eng.htm',
    readOn,
    finding: 'Average weekly earnings in Canada were 3.1 % higher in September 2025 than twelve months before.',
  },
  {
    id: 'swedish-industry-agreement',
    publisher: 'Dagens PS',
    title: 'Nya löner - blir vägledande för miljontals',
    year: 2025,
    address: 'https://dagensps.se/privatekonomi/nya-loner-blir-vagledande-for-miljontals',
    readOn,
    finding:
      'The agreement of the Swedish industry, which leads the others, raises wages by 3.4 % in its first year and 3 % in its second.',
  },
  {
    id: 'dst-wage-index',
    publisher: 'Statistics Denmark',
    title: 'Lønningerne er steget 3,4 pct. det seneste år (Lønindeks 1. kvt. 2024)',
    year: 2024,
    address: 'https://snyf.dst.dk/nyt/47454',
    readOn,
    finding: 'Wages in Denmark were 3.4 % higher in the first quarter of 2024 than a year before.',
  },
  {
    id: 'bfs-nominal-wages',
    publisher: 'cash.ch',
    title: 'Nominallöhne 2025 laut neuer Schätzung um 2,0 Prozent gestiegen',
    year: 2025,
    address: 'https://www.cash.ch/news/top-news/nominallohne-2025-laut-neuer-schatzung-um-20-prozent-gestiegen-886932',
    readOn,
    finding:
      'Reports the estimate of the Swiss Federal Statistical Office of December 2025: nominal wages rose by 2.0 % in 2025.',
  },
  {
    id: 'nz-labour-cost-index',
    publisher: 'CME Group',
    title: 'New Zealand labour market, third quarter of 2024',
    year: 2024,
    address: 'https://www.cmegroup.com/education/events/econoday/2024/11/feed619799.html',
    readOn,
    finding:
      'Reports the labour cost index: private wages were 3.4 % higher in the third quarter of 2024 than a year before.',
  },
  {
    id: 'banxico-contract-wages',
    publisher: 'Banco de México',
    title: 'Revisión de salarios contractuales (cuadro CA14)',
    year: 2025,
    address:
      'https://www.banxico.org.mx/SieInternet/consultarDirectorioInternetAction.do?sector=10&accion=consultarCuadroAnalitico&idCuadro=CA14&locale=es',
    readOn,
    finding: 'Wages agreed by contract in April 2025 rose by 7.02 %, weighted by the workers concerned.',
  },
];
