/** Writes `.env.example` from the variables' own documentation. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { environmentExample } from '../src/server/config.ts';

writeFileSync(join(import.meta.dirname, '..', '.env.example'), environmentExample());
