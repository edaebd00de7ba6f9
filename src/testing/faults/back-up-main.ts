/** A process that copies a running embedded database, as an upgrade does before it migrates. */
import { z } from 'zod';
import { backUpEmbedded } from '#server/db/backup.ts';

const settings = z
  .object({ superuser: z.looseObject({}), clusterDir: z.string(), dataDir: z.string() })
  .parse(JSON.parse(process.env.SETTINGS ?? '{}'));
await backUpEmbedded(settings as unknown as Parameters<typeof backUpEmbedded>[0], settings.dataDir);
