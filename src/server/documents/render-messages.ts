import type { DocumentModel } from '#shared/document-model.ts';

export type DocumentKind = 'pdf' | 'docx';

/** What the process is asked; the next request follows its reply. */
export interface RenderRequest {
  readonly kind: DocumentKind;
  readonly model: DocumentModel;
}

export type RenderReply =
  | {
      readonly isMade: true;
      readonly bytes: Uint8Array;
      /** Resident memory of the process after the document. */
      readonly heldBytes: number;
    }
  | { readonly isMade: false; readonly message: string };
