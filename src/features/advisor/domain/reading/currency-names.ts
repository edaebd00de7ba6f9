import type { Language } from '#shared/languages.ts';
import { byLanguage } from './by-language.ts';
import { signs } from './currency-words.ts';

/** A way to write a currency, and which ones it can mean, the likeliest first. */
type CurrencyNames = ReadonlyMap<string, readonly string[]>;

/** So many currencies of one sign are worth offering. */
const alikeOffered = 5;

/** The currencies that a sign can mean which stands for this one first, this one before the others: "kr" for SEK, NOK and DKK. */
export function currenciesAlike(code: string): readonly string[] {
  const sharing = Object.values(signs).find((codes) => codes.length > 1 && codes[0] === code);
  return sharing?.slice(0, alikeOffered) ?? [code];
}

/** Of currencies that share a word the ones most is paid in stand first. */
const leading = ['USD', 'EUR', 'GBP', 'JPY', 'CNY', 'CHF', 'SEK', 'NOK', 'DKK', 'INR', 'MXN', 'XOF', 'KES', 'KRW'];

const retired =
  /^(?:DEM|FRF|ITL|ESP|NLG|BEF|ATS|IEP|PTE|FIM|GRD|TRL|ROL|BGL|PLZ|MXP|ARP|ARA|ARL|ARM|BRB|BRC|BRE|BRN|BRR|BRZ|YUD|YUM|YUN|YUR|ZRN|ZRZ|ZWD|ZWR|ZWL|SUR|CSK|CSD|DDM|ECS|EEK|LTL|LVL|SKK|SIT|MTL|CYP|HRD|HRK|MZM|MZE|GHC|SDD|SDP|UYP|UYI|UYW|PEI|PES|NIC|LUF|LUC|LUL|BEC|BEL|ADP|AFA|ALK|AOK|AON|AOR|AZM|BAD|BAN|BGM|BGO|BOL|BOP|BOV|BUK|CHE|CHW|CLE|CLF|CNX|COU|ECV|ESA|ESB|GEK|GNS|GQE|GWE|GWP|ILP|ILR|ISJ|KRH|KRO|LSM|LTT|LVR|MAF|MCF|MDC|MGF|MKN|MLF|MRO|MVP|MXV|RHD|SRG|STD|TJR|TMM|TPE|UAK|UGS|USN|USS|UYI|UZS|VEB|VEF|VNN|XFO|YDD|ZAL)$/;
const codes = new Set(Intl.supportedValuesOf('currency').filter((code) => !isRetired(code)));
/** Whether a text is the code of a currency in use, in capitals. */
export const isCode = (text: string): boolean => codes.has(text);

/** Every name of a currency in a language and in English, from the runtime's locale data: its signs, the words of its name. */
export const currencyNames = byLanguage((language): CurrencyNames => {
  const found = new Map<string, string[]>();
  const add = (name: string, code: string): void => {
    const key = name.toLowerCase();
    const codes = found.get(key) ?? [];
    if (!codes.includes(code)) found.set(key, [...codes, code]);
  };
  for (const [name, codes] of Object.entries(signs)) for (const code of codes) add(name, code);
  const order = (code: string): number => (leading.includes(code) ? leading.indexOf(code) : leading.length);
  for (const code of [...codes].sort((one, other) => order(one) - order(other))) {
    for (const locale of new Set<Language>(['en', language]))
      for (const count of [1, 2]) {
        const format = new Intl.NumberFormat(locale, {
          style: 'currency',
          currency: code,
          currencyDisplay: 'name',
          maximumFractionDigits: 0,
        });
        const name = format.formatToParts(count).find(({ type }) => type === 'currency')?.value ?? '';
        for (const word of new Set([name, name.split(/[\s-]/).at(-1)!, name.split(/[\s-]/)[0]!]))
          if (/^\p{L}{3,}$/u.test(word) && !adjectives.test(word)) add(word, code);
      }
  }
  return found;
});

/** Codes of money that nobody is paid in any more, and of what is no money. */
function isRetired(code: string): boolean {
  return retired.test(code) || /^X(?!OF|AF)/.test(code);
}
const adjectives =
  /^(?:US|new|neue|nuevo|nouveau|British|Canadian|Australian|Swiss|Hong|Chinese|Japanese|South|North|East|West|Central|Costa|Saudi|Sri|special|gold|testing)$/i;
