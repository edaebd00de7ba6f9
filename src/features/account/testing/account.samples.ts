import { decodeJwt } from 'jose';
import { makeWorkspace } from '#features/workspaces/testing/workspaces.samples.ts';
import type { Samples, Scene } from '#testing/sweep/sample.ts';

const toggles = { email_updates: true, marketing_emails: false, product_tips: true, security_alerts: true };
/** A PNG of one pixel. */
const onePixel = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==';

const revisionOf = async ({ world, person }: Scene, part: 'profile' | 'notifications' | 'preferences') =>
  (await world.call('GET', '/api/account/settings', { as: person })).body[part].revision;

export const samples: Samples = {
  getAccount: { input: () => ({}) },
  dismissBanner: { input: () => ({ banner: 'free-plan' }), bad: { input: { banner: 'x' }, field: 'banner' } },
  getSettings: { input: () => ({}) },
  saveProfile: {
    input: async (scene) => ({
      revision: await revisionOf(scene, 'profile'),
      name: 'Marieke',
      timezone: 'Europe/Paris',
      business: { ...(await makeWorkspace(scene)), name: scene.canary },
    }),
    bad: { input: { revision: 1, name: 'Marieke', timezone: 'Europe/Amsterdam' }, field: 'timezone' },
  },
  saveNotifications: {
    input: async (scene) => ({ revision: await revisionOf(scene, 'notifications'), ...toggles }),
    bad: { input: { revision: 1, ...toggles, product_tips: 'yes' }, field: 'product_tips' },
  },
  savePreferences: {
    input: async (scene) => ({
      revision: await revisionOf(scene, 'preferences'),
      language: null,
      layout: 'Compact',
      theme: 'Dark',
    }),
    bad: { input: { revision: 1, language: 'nl', layout: 'Default', theme: 'System' }, field: 'language' },
  },
  setPicture: { input: () => ({ image: onePixel }), bad: { input: { image: '*' }, field: 'image' } },
  removePicture: { input: () => ({}) },
  restorePicture: {
    input: async ({ world, person }) => {
      await world.call('PUT', '/api/account/picture', { as: person, body: { image: onePixel } });
      return (await world.call('DELETE', '/api/account/picture', { as: person })).body;
    },
  },
  getSecurity: { input: () => ({}) },
  listSessions: { input: () => ({}) },
  endSession: {
    input: async ({ world, person }) => {
      const body = { email: person.email, password: 'correct horse battery' };
      const other = await world.call('POST', '/auth/v1/token?grant_type=password', { body });
      return { sessionId: decodeJwt(other.body.access_token).session_id };
    },
  },
  endOtherSessions: { input: () => ({}) },
  listSecurityEvents: {
    input: async ({ world, person }) => {
      const { body } = await world.call('GET', '/api/account/security-events', { as: person });
      return { before: body.events[0].id };
    },
    others: [() => ({})],
  },
};

export const plainRoutes = ['GET /pictures/:token'];
