/** The English name of a country as it stands after "in": "the Netherlands". */
export function countryName(code: string): string {
  const name = new Intl.DisplayNames(['en'], { type: 'region' }).of(code) ?? code;
  return /^United (States|Kingdom)|^Netherlands|^Philippines/.test(name) ? `the ${name}` : name;
}
