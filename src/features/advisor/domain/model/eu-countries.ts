/** Members of the European Union by ISO 3166 code, where its figures and rules hold. */
export const euCountries: ReadonlySet<string> = new Set(
  'AT BE BG HR CY CZ DK EE FI FR DE GR HU IE IT LV LT LU MT NL PL PT RO SK SI ES SE'.split(' '),
);

/** Members of the euro area, whose figures are those of the European Central Bank. */
export const euroCountries: ReadonlySet<string> = new Set(
  'AT BE BG HR CY EE FI FR DE GR IE IT LV LT LU MT NL PT SK SI ES'.split(' '),
);
