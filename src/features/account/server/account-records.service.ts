import type { AccountRecords } from '#server/account-records.ts';
import { accountRecordsRepository } from './account-records.repository.ts';

/** The account's record, for billing, and for whoever the composition root hands it. */
export const accountRecords: AccountRecords = accountRecordsRepository;
