import { takedownService } from '#features/sites/server/takedown.service.ts';
import type { AdminCommand, AdminContext } from './admin-command.ts';
import { RefusedError } from './admin-errors.ts';

/** What an operator does about sites that others published. */
export const sitesCommands: readonly AdminCommand[] = [
  {
    name: 'list-sites',
    parameters: [],
    help: 'Every site that is online or was taken down, with the domains it has.',
    run: listSites,
  },
  {
    name: 'take-site-down',
    parameters: ['ADDRESS'],
    help: 'Show nothing of a site at any of its addresses, by its name; its owner can still edit it.',
    run: takeDown,
  },
  {
    name: 'bring-site-back',
    parameters: ['ADDRESS'],
    help: 'Take that back: what was online is so again.',
    run: takeBack,
  },
];

async function listSites({ database, say }: AdminContext): Promise<void> {
  const sites = await takedownService.list(database);
  if (sites.length === 0) return say('No site is online.');
  const width = Math.max(...sites.map(({ address }) => address.length));
  for (const { address, takenDownAt, hosts } of sites) {
    const state = takenDownAt ? `taken down ${takenDownAt.toISOString().slice(0, 10)}` : 'online';
    say([address.padEnd(width), state, ...(hosts.length > 0 ? [hosts.join(', ')] : [])].join('  '));
  }
}

async function takeDown({ database, now, say }: AdminContext, address = ''): Promise<void> {
  if (!(await takedownService.takeDown(database, address, now)))
    throw new RefusedError(`There is no site at ${address}`);
  say(`Nothing of ${address} is shown any more.`);
}

async function takeBack({ database, say }: AdminContext, address = ''): Promise<void> {
  if (!(await takedownService.takeBack(database, address))) throw new RefusedError(`There is no site at ${address}`);
  say(`${address} is as it was before.`);
}
