import type { ReactNode } from 'react';
import { accountContract } from '#features/account/account.contract.ts';
import { advisorContract } from '#features/advisor/advisor.contract.ts';
import * as server from '#web/testing/signed-in-at.tsx';

export type { CallOptions } from '#web/testing/signed-in-at.tsx';

const { getAccount, dismissBanner } = accountContract;
const endpoints = { ...advisorContract, getAccount, dismissBanner };

/** Everything the screen asks of the server, by endpoint. Refuses with an `ApiProblemError`. */
export type AdvisorApi = server.ServerOf<typeof endpoints>;

/** Draws what is for somebody signed in, whose server is `api`. */
export const signedInAt = (api: AdvisorApi, children: ReactNode) => server.signedInAt(endpoints, api, children);
