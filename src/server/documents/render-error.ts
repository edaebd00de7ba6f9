/** Why a document could not be made. */
export type RenderFailure = 'time_limit' | 'crashed' | 'failed' | 'closed' | 'busy' | 'abandoned';

/** A document could not be made; `failure` is the reason, the message explains it for the log. */
export class DocumentRenderError extends Error {
  readonly failure: RenderFailure;

  constructor(failure: RenderFailure, message: string) {
    super(message);
    this.name = 'DocumentRenderError';
    this.failure = failure;
  }
}
