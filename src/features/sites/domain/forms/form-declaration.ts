import { z } from 'zod';
import { threadForms } from '#features/threads/domain/thread.ts';
import { languages } from '#shared/languages.ts';
import type { Block, SiteDocument } from '../document/site-document.ts';
import { siteWordsOf } from '../words/all-words.ts';
import { type FormType, formInputs, formTypes, inputNames } from './form-inputs.ts';

const inputSchema = z.object({
  name: z.enum(inputNames),
  kind: z.enum(['line', 'mail', 'phone', 'text', 'choice', 'count']),
  label: z.string(),
  isRequired: z.boolean(),
  max: z.number().int(),
  options: z.array(z.string()),
});

const declarationSchema = z.object({
  id: z.string(),
  form: z.enum(threadForms),
  language: z.enum(languages),
  /** The name of the site. */
  site: z.string(),
  inputs: z.array(inputSchema),
  /** The very words that have to be agreed to; empty where nothing has. */
  consent: z.string(),
  /** Where else the business can be written to; empty where the site says nothing of that. */
  mail: z.string(),
});

/** A form of a release, as what is sent by it is read and answered: kept with the release, so that page and answer belong together. */
export type FormDeclaration = z.infer<typeof declarationSchema>;

/** Reads the declarations that a release was published with. Throws for what was not written by this. */
export const readDeclarations = (text: string): readonly FormDeclaration[] =>
  z.array(declarationSchema).parse(JSON.parse(text));

export type FormBlock = Extract<Block, { readonly type: FormType }>;

const isForm = (block: Block): block is FormBlock => Object.hasOwn(formTypes, block.type);

/** Every form of a site with the page it stands on. */
export const formsOf = ({ pages }: Pick<SiteDocument, 'pages'>) =>
  pages.flatMap((page) => page.blocks.filter(isForm).map((block) => ({ page, block })));

/** What a form of a site asks and how it is answered. */
export function declareForm(document: SiteDocument, { id, type, props }: FormBlock): FormDeclaration {
  const { language, title, pages } = document;
  const form = formTypes[type];
  const contact = pages.flatMap(({ blocks }) => blocks).find((block) => block.type === 'contact');
  const choices = {
    asksPhone: 'phone' in props && props.phone === 'with-phone',
    products: 'items' in props ? props.items : [],
  };
  return {
    id,
    form,
    language,
    site: title,
    inputs: formInputs(form, choices, siteWordsOf(language).forms).map((input) => ({
      ...input,
      options: [...input.options],
    })),
    consent: props.consent.trim(),
    mail: contact?.type === 'contact' ? contact.props.mail.trim() : '',
  };
}
