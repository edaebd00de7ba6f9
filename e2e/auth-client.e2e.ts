import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { build } from 'vite';
import { runAuthClient, type ScriptInput, type ScriptResult } from './support/auth-client-script.ts';
import { newFounder, productOrigin } from './support/founder.ts';
import { solveRobotCheck } from './support/robot.ts';
import { expect, test } from './support/test.ts';

/** What the script comes to wherever it runs. */
const steps = [
  ['user before', 'AuthSessionMissingError'],
  ['sign up', 'ok'],
  ['user', 'ok'],
  ['refresh', 'ok'],
  ['claims', 'ok'],
  ['own data', 'ok'],
  ['enrol', 'ok'],
  ['challenge', 'ok'],
  ['verify', 'ok'],
  ['level', 'ok'],
  ['recovery codes', 'ok'],
  ['sign out', 'ok'],
  ['user after', 'AuthSessionMissingError'],
  ['wrong password', 'captcha_failed'],
  ['sign in', 'ok'],
  ['level', 'ok'],
  ['second level needed', 'insufficient_aal'],
  ['recovery code', 'ok'],
  ['level', 'ok'],
  ['refresh at the second level', 'ok'],
  ['level', 'ok'],
];
/** Security keys are nothing Node knows of; a browser asks the server, which refuses. */
const keysInNode = ['passkey', 'passkey to be added'].map((step) => [step, 'AuthUnknownError']);
const keysInBrowser = ['passkey', 'passkey to be added'].map((step) => [step, 'passkey_disabled']);

async function makeInput(): Promise<ScriptInput> {
  const origin = productOrigin();
  const { email, password } = newFounder();
  const signUp = await solveRobotCheck(origin, 'sign-up');
  return { origin, email, password, tokens: { signUp, signIn: await solveRobotCheck(origin, 'sign-in') } };
}

/** Runs the script in a page of the product, bundled with the client as a site would bundle it. */
async function runInPage(page: Page, input: ScriptInput): Promise<ScriptResult> {
  const bundled = await build({
    configFile: false,
    logLevel: 'silent',
    build: {
      write: false,
      minify: false,
      lib: {
        entry: join(import.meta.dirname, 'support/auth-client-script.ts'),
        formats: ['iife'],
        name: 'authClientScript',
      },
    },
  });
  const [output] = [bundled].flat();
  const code = output && 'output' in output ? output.output[0].code : '';
  await page.goto('/favicon.svg');
  return page.evaluate(`(() => { ${code}; return authClientScript.runAuthClient(${JSON.stringify(input)}); })()`);
}

const refreshAlone = async (refreshToken: string) => {
  const answer = await fetch(`${productOrigin()}/auth/v1/token?grant_type=refresh_token`, {
    method: 'POST',
    body: JSON.stringify({ refresh_token: refreshToken }),
  });
  return { status: answer.status, code: ((await answer.json()) as { error_code?: string }).error_code };
};

test('The public client works in Node and in a page of ours alike', async ({ page, complaints }) => {
  complaints.expect(/status of 4\d\d/);
  const [inNode, inBrowser] = [await makeInput(), await makeInput()];
  const node = await runAuthClient(inNode);
  const browser = await runInPage(page, inBrowser);
  expect(node.steps).toEqual([...steps, ...keysInNode, ['security key', 'AuthError']]);
  expect(browser.steps).toEqual([...steps, ...keysInBrowser, ['security key', 'mfa_webauthn_enroll_not_enabled']]);
  for (const { levels, events } of [node, browser]) {
    expect(levels).toEqual(['aal2', 'aal1', 'aal2', 'aal2']);
    expect(events).toEqual(expect.arrayContaining(['SIGNED_IN', 'TOKEN_REFRESHED', 'USER_UPDATED', 'SIGNED_OUT']));
  }
  // A page of ours keeps half of its refresh token in a cookie; other clients notice nothing of that.
  expect(await refreshAlone(browser.refreshToken)).toEqual({ status: 400, code: 'refresh_token_not_found' });
  expect((await refreshAlone(node.refreshToken)).status).toBe(200);
});
