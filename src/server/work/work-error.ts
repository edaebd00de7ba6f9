/** Why a piece of work could not be done. */
export type WorkFailure = 'time_limit' | 'crashed' | 'failed' | 'closed' | 'busy' | 'abandoned';

/** A piece of work in another process could not be done; `failure` is the reason, the message explains it for the log. */
export class WorkError extends Error {
  readonly failure: WorkFailure;

  constructor(failure: WorkFailure, message: string) {
    super(message);
    this.name = 'WorkError';
    this.failure = failure;
  }
}
