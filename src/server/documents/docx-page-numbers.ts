import type { PageNumberEstimator } from 'docx';
import { estimatePageNumbersWith } from 'docx/layout';

const estimate = estimatePageNumbersWith({ guess: true });

/**
 * Works out on which pages the headings stand, by laying out the document as Word does; that takes longer than all else
 * about a document. Nothing in the contents stands behind the table that ends the appendix, so that table is not laid
 * out, and how many pages there are is left to the program that shows them (it always counts itself).
 */
export function headingPages(hasAppendix: boolean): PageNumberEstimator {
  return (body, context) => {
    const { bookmarks } = estimate(hasAppendix ? withoutLastTable(body) : body, context);
    return { bookmarks };
  };
}

type Body = Parameters<PageNumberEstimator>[0];

function withoutLastTable(body: Body): Body {
  const content: unknown = body['w:body'];
  if (!Array.isArray(content)) return body;
  const at = content.findLastIndex((one: unknown) => typeof one === 'object' && one !== null && 'w:tbl' in one);
  return at < 0 ? body : { ...body, 'w:body': content.toSpliced(at, 1) };
}
