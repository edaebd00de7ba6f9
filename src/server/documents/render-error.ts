/** Why a document could not be made. */
export type RenderFailure = 'time_limit' | 'crashed' | 'failed' | 'closed' | 'busy';

/** A document could not be made; `failure` says why, the message says it in words for the log. */
export class DocumentRenderError extends Error {
  readonly failure: RenderFailure;

  constructor(failure: RenderFailure, message: string) {
    super(message);
    this.name = 'DocumentRenderError';
    this.failure = failure;
  }
}
