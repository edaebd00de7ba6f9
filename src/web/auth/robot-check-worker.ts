import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2';
import { handler } from 'altcha-lib/workers/shared';

// Runs in a worker: tries counters until one solves the challenge it was sent.
handler({ deriveKey });
