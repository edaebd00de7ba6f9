import { createMailI18n, type MailMessage, mailText } from '#server/mail/mail-text.ts';
import type { Language } from '#shared/languages.ts';

/** What the guidelines of a brand say. */
const guidelineTexts = {
  title: /*i18n*/ { id: 'brand.guidelines.title', message: 'Brand guidelines for {name}' },
  edition: /*i18n*/ { id: 'brand.guidelines.edition', message: 'Edition {revision}, {day}' },
  logo: /*i18n*/ { id: 'brand.guidelines.logo', message: 'Logo' },
  onGround: /*i18n*/ {
    id: 'brand.guidelines.onGround',
    message: 'On the ground of the palette: svg/wide-positive.svg',
  },
  onDark: /*i18n*/ { id: 'brand.guidelines.onDark', message: 'On dark grounds: svg/wide-reversed.svg' },
  oneColour: /*i18n*/ {
    id: 'brand.guidelines.oneColour',
    message: 'In one color, for stamps, faxes and engraving: svg/wide-one-colour.svg',
  },
  stacked: /*i18n*/ {
    id: 'brand.guidelines.stacked',
    message: 'Where there is little width: svg/stacked-positive.svg',
  },
  icon: /*i18n*/ {
    id: 'brand.guidelines.icon',
    message: 'The mark alone, for profile pictures: svg/icon-positive.svg',
  },
  clearSpace: /*i18n*/ { id: 'brand.guidelines.clearSpace', message: 'Clear space' },
  clearSpaceText: /*i18n*/ {
    id: 'brand.guidelines.clearSpace.text',
    message:
      'Nothing else stands within the dashed line, which is half the height of a capital away. Every file holds this space already.',
  },
  clearSpaceOwn: /*i18n*/ {
    id: 'brand.guidelines.clearSpace.own',
    message:
      'Nothing else stands within the dashed line, a twelfth of the longer side away. Every file holds this space already.',
  },
  smallest: /*i18n*/ { id: 'brand.guidelines.smallest', message: 'Smallest size' },
  smallestText: /*i18n*/ {
    id: 'brand.guidelines.smallest.text',
    message: 'Below these widths the name cannot be read. Use the mark alone there.',
  },
  colours: /*i18n*/ { id: 'brand.guidelines.colours', message: 'Colors' },
  cmykNote: /*i18n*/ {
    id: 'brand.guidelines.cmyk',
    message: 'CMYK is computed from RGB without the profile of a press. Ask your printer for a proof.',
  },
  contrastText: /*i18n*/ {
    id: 'brand.guidelines.contrast',
    message: 'These pairs can be read as running text: their contrast is 4.5 to 1 or more.',
  },
  type: /*i18n*/ { id: 'brand.guidelines.type', message: 'Type' },
  noFonts: /*i18n*/ { id: 'brand.guidelines.noFonts', message: 'No pair of fonts is chosen.' },
  doDont: /*i18n*/ { id: 'brand.guidelines.doDont', message: 'Do and don’t' },
  doGround: /*i18n*/ { id: 'brand.guidelines.do.ground', message: 'Do: on a calm, light ground' },
  doDark: /*i18n*/ { id: 'brand.guidelines.do.dark', message: 'Do: the reversed file on a dark ground' },
  dontStretch: /*i18n*/ { id: 'brand.guidelines.dont.stretch', message: 'Don’t stretch it' },
  dontTurn: /*i18n*/ { id: 'brand.guidelines.dont.turn', message: 'Don’t turn it' },
  dontColour: /*i18n*/ { id: 'brand.guidelines.dont.colour', message: 'Don’t give it other colors' },
  dontBusy: /*i18n*/ { id: 'brand.guidelines.dont.busy', message: 'Don’t place it on a restless ground' },
  limits: /*i18n*/ { id: 'brand.guidelines.limits', message: 'What nobody has checked' },
  limitsText: /*i18n*/ {
    id: 'brand.guidelines.limits.text',
    message:
      'No other logo made here has this mark. Whether somebody elsewhere uses one like it, or has registered a trademark of this name or mark, has not been checked. Search the trademark registers of your countries before you print, and ask a lawyer where much depends on it.',
  },
  limitsOwn: /*i18n*/ {
    id: 'brand.guidelines.limits.own',
    message:
      'This logo is one you brought. Whether you may use it, whether somebody else uses one like it, or has registered a trademark of this name or mark, has not been checked. Search the trademark registers of your countries before you print, and ask a lawyer where much depends on it.',
  },
} as const satisfies Readonly<Record<string, MailMessage>>;

const roleNames = {
  primary: /*i18n*/ { id: 'brand.guidelines.role.primary', message: 'First' },
  secondary: /*i18n*/ { id: 'brand.guidelines.role.secondary', message: 'Second' },
  accent: /*i18n*/ { id: 'brand.guidelines.role.accent', message: 'Accent' },
  ink: /*i18n*/ { id: 'brand.guidelines.role.ink', message: 'Text' },
  paper: /*i18n*/ { id: 'brand.guidelines.role.paper', message: 'Ground' },
} as const;

const readmeText = /*i18n*/ {
  id: 'brand.readme',
  message:
    'The brand of {name}, edition {revision}, {day}\n\nlogos/    each logo as SVG, PNG (1 to 4 times), PDF and ICO, in all layouts and colors\npalette/  the colors for style sheets, Tailwind, design programs (ASE) and as data\nfonts/    the fonts with their licenses\nsocial/   pictures for networks at their exact sizes\nguidelines.pdf  how all of it is used',
};

type GuidelineTexts = Readonly<Record<keyof typeof guidelineTexts, string>>;

/** What is written into the files of a package, in a language. */
export function packTexts(
  language: Language,
  of: { readonly name: string; readonly revision: number; readonly day: string },
) {
  const i18n = createMailI18n(language);
  const say = (message: MailMessage): string => mailText(i18n, message, of);
  const guidelines = Object.fromEntries(
    Object.entries(guidelineTexts).map(([key, message]) => [key, say(message)]),
  ) as unknown as GuidelineTexts;
  const roles = Object.fromEntries(Object.entries(roleNames).map(([role, message]) => [role, say(message)])) as Record<
    keyof typeof roleNames,
    string
  >;
  return { guidelines, roles, readme: `${say(readmeText)}\n\n${guidelines.limits}\n${guidelines.limitsText}\n` };
}
