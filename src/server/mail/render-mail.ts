import type { MailContent, MailProduct } from './mail-content.ts';
import { renderMailHtml } from './mail-html.ts';
import { renderMailText } from './mail-plain-text.ts';

/**
 * Gives a mail its two forms: HTML for mail clients (tables, inline styles, 600 px, light and dark, nothing remote) and
 * text wrapped at 72 columns with its links bare. Throws for a link that is neither http nor https.
 */
export function renderMail(
  content: MailContent,
  product: MailProduct,
): { readonly subject: string; readonly text: string; readonly html: string } {
  for (const block of content.blocks) if (block.kind === 'button') assertWebAddress(block.url);
  assertWebAddress(product.url);
  if (content.unsubscribe) assertWebAddress(content.unsubscribe.url);
  return {
    subject: content.subject,
    text: renderMailText(content, product),
    html: renderMailHtml(content, product),
  };
}

function assertWebAddress(url: string): void {
  if (!URL.canParse(url) || !/^https?:$/.test(new URL(url).protocol) || /\s/.test(url))
    throw new TypeError('A mail links to web addresses only');
}
