/** How a number stands before what it counts. */
export const unitTexts = {
  counted: /*i18n*/ { id: 'advisor.unit.counted', message: '{shown} {name}' },
  /** Where no name was confirmed. */
  sales: /*i18n*/ { id: 'advisor.unit.sales', message: '{count, plural, one {{shown} sale} other {{shown} sales}}' },
};
