// @vitest-environment happy-dom
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import type { Builder, SiteDomain, SiteDomains } from '#features/sites/sites.contract.ts';
import { completeWindow, inspector, openEditor, siteServer, write } from '../../../testing/open-editor.tsx';
import { refusal, type SitesServer } from '../../../testing/render-sites.tsx';
import { proOpen, sampleRelease, sampleSite, twoPages } from '../../../testing/sample-site.ts';

beforeAll(completeWindow);
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const sampleDomain = (own: Partial<SiteDomain> = {}): SiteDomain => ({
  id: 'dom_00000000000000000000000001',
  host: 'www.levain.example',
  state: 'waiting',
  isMain: false,
  leadsHere: false,
  checkedAt: null,
  records: [
    { type: 'TXT', name: '_groundwork.www.levain.example', value: 'groundwork-site=abc' },
    { type: 'CNAME', name: 'www.levain.example', value: 'target.example' },
  ],
  ...own,
});

/** A server that keeps the domains of a site on Pro; a check finds them proven and leading here. */
function domainServer(first: readonly SiteDomain[] = [], builder: Partial<Builder> = { open: proOpen }) {
  let domains = [...first];
  const { url } = sampleSite();
  const answer = (): SiteDomains => {
    const main = domains.find(({ isMain }) => isMain);
    return { domains, url: main ? `https://${main.host}/` : url };
  };
  const change = (id: string, values: Partial<SiteDomain>): SiteDomains => {
    domains = domains.map((one) => (one.id === id ? { ...one, ...values } : one));
    return answer();
  };
  const online = sampleRelease({ isCurrent: false });
  return {
    ...siteServer(sampleSite({ document: twoPages, online }), builder),
    listDomains: async () => answer(),
    addDomain: vi.fn<SitesServer['addDomain']>(async ({ host }) => {
      domains = [...domains, sampleDomain({ host })];
      return answer();
    }),
    checkDomain: vi.fn<SitesServer['checkDomain']>(async ({ domainId }) =>
      change(domainId, { state: 'proven', leadsHere: true, checkedAt: '2026-11-29T10:00:00.000Z' }),
    ),
    chooseMainDomain: vi.fn<SitesServer['chooseMainDomain']>(async ({ domainId }) => {
      domains = domains.map((one) => ({ ...one, isMain: one.id === domainId }));
      return answer();
    }),
    removeDomain: vi.fn<SitesServer['removeDomain']>(async ({ domainId }) => {
      domains = domains.filter(({ id }) => id !== domainId);
      return answer();
    }),
  };
}

async function open(server: Partial<SitesServer>) {
  await openEditor(server);
  await userEvent.click(inspector().getByRole('tab', { name: 'General' }));
  return within(await inspector().findByRole('region', { name: 'Custom domain' }));
}
const press = async (panel: Awaited<ReturnType<typeof open>>, name: string | RegExp): Promise<void> =>
  userEvent.click(await panel.findByRole('button', { name }));

describe('a domain', () => {
  it('is added, shown with the records to set, checked, and made the address', async () => {
    const server = domainServer();
    const panel = await open(server);
    await press(panel, 'Add a domain');
    await write(panel.getByRole('textbox', { name: 'Your domain' }), 'www.levain.example');
    await press(panel, 'Add it');
    expect(await panel.findByText('Waiting')).toBeTruthy();
    expect(server.addDomain.mock.calls[0]![0]).toMatchObject({ host: 'www.levain.example' });
    const records = within(panel.getByRole('list', { name: 'Records of www.levain.example' }));
    for (const text of ['_groundwork.www.levain.example', 'groundwork-site=abc', 'target.example'])
      expect(records.getByText(text)).toBeTruthy();

    await press(panel, 'Check now: www.levain.example');
    expect(await panel.findByText('Yours')).toBeTruthy();
    expect(panel.queryByRole('list', { name: /Records of/ })).toBeNull();
    await press(panel, 'Make it the address: www.levain.example');
    expect(await panel.findByText('Main address')).toBeTruthy();
    // What is online was published before.
    expect(panel.getByText('Publish again, so that the pages name this address.')).toBeTruthy();
    await press(panel, 'Use the first address again');
    await waitFor(() => expect(panel.queryByText('Main address')).toBeNull());
    expect(server.chooseMainDomain.mock.calls.map(([{ domainId }]) => domainId)).toEqual([sampleDomain().id, null]);
  });

  it('can be copied record by record', async () => {
    const panel = await open(domainServer([sampleDomain()]));
    const writeText = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    await press(panel, 'Copy the value of the TXT record');
    await press(panel, 'Copy the name of the CNAME record');
    expect(writeText.mock.calls.flat()).toEqual(['groundwork-site=abc', 'www.levain.example']);
    expect((await panel.findAllByText('Copied')).length).toBe(2);
  });

  it('that can be none is said so at the field, and what was typed stays', async () => {
    const addDomain: SitesServer['addDomain'] = async () => {
      const refused = refusal('request.invalid', 400);
      throw Object.assign(refused, { problem: { ...refused.problem, fields: { host: 'needs to be a domain' } } });
    };
    const panel = await open({ ...domainServer(), addDomain });
    await press(panel, 'Add a domain');
    await press(panel, 'Add it');
    expect(await panel.findByText('Type a domain first.')).toBeTruthy();
    const field = panel.getByRole('textbox', { name: 'Your domain' }) as HTMLInputElement;
    await write(field, 'localhost');
    await press(panel, 'Add it');
    expect(await panel.findByText(/This cannot be the domain of a website/)).toBeTruthy();
    expect([field.value, field.getAttribute('aria-invalid')]).toEqual(['localhost', 'true']);
  });

  it('that another website has is said so where it is checked', async () => {
    const checkDomain: SitesServer['checkDomain'] = async () => {
      throw refusal('sites.domain_taken');
    };
    const panel = await open({ ...domainServer([sampleDomain()]), checkDomain });
    await press(panel, 'Check now: www.levain.example');
    expect((await panel.findByRole('alert')).textContent).toBeTruthy();
    expect(panel.getByText('Waiting')).toBeTruthy();
  });

  it('is removed once that was asked', async () => {
    const server = domainServer([sampleDomain({ state: 'lost' })]);
    const panel = await open(server);
    expect(panel.getByText(/Its records are not there any more/)).toBeTruthy();
    await press(panel, 'Remove: www.levain.example');
    const question = within(await screen.findByRole('dialog', { name: 'Remove the domain www.levain.example?' }));
    await userEvent.click(question.getByRole('button', { name: 'Keep it' }));
    expect(server.removeDomain).not.toHaveBeenCalled();
    await press(panel, 'Remove: www.levain.example');
    const again = within(await screen.findByRole('dialog', { name: 'Remove the domain www.levain.example?' }));
    await userEvent.click(again.getByRole('button', { name: 'Remove it' }));
    await waitFor(() => expect(panel.queryByText('www.levain.example')).toBeNull());
  });

  it('is one of three', async () => {
    const domains = ['1', '2', '3'].map((at) =>
      sampleDomain({ id: `dom_0000000000000000000000000${at}` as SiteDomain['id'], host: `www${at}.levain.example` }),
    );
    const panel = await open(domainServer(domains));
    expect(await panel.findByText('www3.levain.example')).toBeTruthy();
    expect(panel.queryByRole('button', { name: 'Add another domain' })).toBeNull();
    cleanup();
    const two = await open(domainServer(domains.slice(1)));
    expect(await two.findByRole('button', { name: 'Add another domain' })).toBeTruthy();
  });
});

describe('where there is none to be had', () => {
  it('the plan that opens it is named, and what is there can be let go', async () => {
    const starter = { open: { ...proOpen, domains: false } };
    const server = domainServer([sampleDomain({ state: 'proven', leadsHere: true })], starter);
    const panel = await open(server);
    expect(panel.getByText(/Pro puts your website at a domain of your own/)).toBeTruthy();
    expect(panel.getByRole('link', { name: 'See plans' }).getAttribute('href')).toBe('/platform/pricing');
    expect((await panel.findAllByRole('button')).map(({ textContent }) => textContent)).toEqual(['Remove']);
  });

  it('an installation that offers none says so', async () => {
    const panel = await open(domainServer([], { open: proOpen, customDomains: false }));
    expect(panel.getByText('This installation does not offer domains of your own.')).toBeTruthy();
    expect(panel.queryByRole('button')).toBeNull();
  });
});
