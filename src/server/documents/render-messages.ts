import type { DocumentModel } from '#shared/document-model.ts';

export type DocumentKind = 'pdf' | 'docx';

/** What the process is asked. */
export interface RenderRequest {
  readonly kind: DocumentKind;
  readonly model: DocumentModel;
}
