// `npm run build`, and a phase of the tests: builds the browser side if any of its sources changed since the last build.
import { ensureBuilt, ensureInstalled, findNode } from './setup.mjs';

ensureInstalled();
ensureBuilt(findNode());
