import { shownDocument } from '../blog/blog-content.ts';
import type { Block, Page, SiteDocument } from '../document/site-document.ts';
import { declareForm, type FormBlock, formsOf } from '../forms/form-declaration.ts';
import { formTypes } from '../forms/form-inputs.ts';
import { siteWordsOf } from '../words/all-words.ts';
import { formsFolder } from './page-view.ts';

/** What a release says of its forms; it is never sent to anybody. */
export const declarationsPath = `${formsFolder}.json`;

/** Whether a file of a release is for the server alone: the declarations, and pages that have to be filled first. */
export const isForServer = (path: string): boolean => path === declarationsPath || path.startsWith(`${formsFolder}/`);

/** The page that shows a form again, with room for what was typed. It answers where the form is sent. */
export const againPath = (formId: string): string => `${formsFolder}/${formId}`;

/** The page that thanks for what was sent. */
export const sentPath = (formId: string): string => sentFolder + formId;

/** Below this path of a site lie the pages that thank for what was sent. */
export const sentFolder = '_sent/';

/** A page of a site that is about one form, below the address of the site by one step. */
export interface FormPage {
  readonly path: string;
  readonly title: string;
  readonly page: Page;
  readonly hasSlots: boolean;
}

/** What the server reads of the forms of a site. */
export const declarationsOf = (document: SiteDocument): string =>
  JSON.stringify(formsOf(document).map(({ block }) => declareForm(document, block)));

/** The pages that forms of a site need beside those of the site; none where it has no form. */
export const formPages = (document: SiteDocument): readonly FormPage[] =>
  formsOf(document).flatMap(({ page, block }) => [againPage(document, page, block), sentPage(document, page, block)]);

function againPage(document: SiteDocument, page: Page, block: FormBlock): FormPage {
  const { forms } = siteWordsOf(document.language);
  const title = block.props.title.trim() || forms.titles[formTypes[block.type]];
  const untitled = { ...block, props: { ...block.props, title: '' } } as FormBlock;
  return {
    path: againPath(block.id),
    title,
    page: { ...page, blocks: [titleHero({ headline: title }), untitled] },
    hasSlots: true,
  };
}

function sentPage(document: SiteDocument, page: Page, block: FormBlock): FormPage {
  const { forms, missing } = siteWordsOf(document.language);
  const { title, text } = forms.sent[formTypes[block.type]];
  const link = `#${document.pages[0]!.kind}`;
  return {
    path: sentPath(block.id),
    title,
    page: { ...page, blocks: [titleHero({ headline: title, lead: text, action: missing.action, link })] },
    hasSlots: false,
  };
}

/** What such a page begins with. Its id has an underscore, which no block of a founder has. */
const titleHero = (said: Partial<Block<'hero'>['props']>): Block => ({
  id: 'top_of_form',
  type: 'hero',
  props: { shape: 'title', eyebrow: '', headline: '', lead: '', action: '', link: '', photo: null, ...said },
});

/**
 * A form that is sent has to say what happens to what is written: by the founder's own link, or by a legal text of the site. One on the blog page
 * is not counted, as that page is not there without posts.
 */
export const undisclosedForms = (document: SiteDocument) => {
  const hasLegal = shownDocument(document, undefined).pages.some(({ blocks }) =>
    blocks.some(({ type }) => type === 'legal'),
  );
  return hasLegal ? [] : formsOf(document).filter(({ block }) => block.props.privacy === '');
};
