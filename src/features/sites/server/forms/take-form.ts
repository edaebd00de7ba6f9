import { heldReasonsOf } from '#features/threads/domain/spam.ts';
import { threadsService } from '#features/threads/server/threads.service.ts';
import type { Sql } from '#server/db/connect.ts';
import type { Database } from '#server/db/database.ts';
import type { Plumbing } from '#server/feature.ts';
import type { FilledForm } from '../../domain/forms/check-form.ts';
import type { FormDeclaration } from '../../domain/forms/form-declaration.ts';
import { siteWordsOf } from '../../domain/words/all-words.ts';
import { servedRepository, sitesRepository } from '../sites.repository.ts';

/** Counts forms for network addresses and sites, and refuses what is too much with 429 request.too_often. */
export interface FormLimits {
  assertAllowed(siteId: string, from: { readonly remoteAddress: string; readonly now: Date }): Promise<void>;
}

interface TakeDependencies {
  readonly database: Pick<Database, 'withTenant'>;
  /** Finds whose site it is: visitors are no account. */
  readonly system: Sql;
  readonly limits: FormLimits;
  readonly accountStorage: Pick<Plumbing['accountStorage'], 'admit'>;
  readonly effectivePlan: Plumbing['effectivePlan'];
}

/** What somebody sent by a form of the site at an address. */
interface SentForm {
  readonly address: string;
  readonly declaration: FormDeclaration;
  readonly filled: FilledForm;
}

/**
 * Puts what was sent into the inbox of the business. "gone": the site went offline meanwhile; "full": the inbox has no room. Throws
 * request.too_often (429) and billing.storage_full (507).
 */
export type TakeForm = (
  sent: SentForm,
  from: { readonly remoteAddress: string; readonly now: Date },
) => Promise<'taken' | 'full' | 'gone'>;

/** Takes forms in, in transactions of the account whose site it is: row-level security holds for them as for its own. */
export function createTakeForm({
  database,
  system,
  limits,
  accountStorage,
  effectivePlan,
}: TakeDependencies): TakeForm {
  return async ({ address, declaration, filled }, { remoteAddress, now }) => {
    const owner = await servedRepository.findOwner(system, address);
    if (!owner) return 'gone';
    const { siteId, workspaceId, plan, ...account } = owner;
    await limits.assertAllowed(siteId, { remoteAddress, now });
    await accountStorage.admit({ ...account, plan: effectivePlan(plan) });
    const { form, language, site } = declaration;
    const words = siteWordsOf(language).forms;
    const { fields, message } = filled;
    return database.withTenant({ accountId: account.accountId, workspaceIds: [workspaceId] }, async (tx) => {
      // It may have been taken off while this waited.
      if (!(await sitesRepository.isOnline(tx, siteId))) return 'gone';
      const outcome = await threadsService.receive({ tx, now }, account.accountId, {
        workspaceId,
        origin: 'site-form',
        originId: siteId,
        form,
        language,
        person: { name: filled.name, mail: filled.mail },
        subject: words.subjects[form](site),
        body: message,
        fields,
        consent: filled.consent,
        heldReasons: heldReasonsOf({
          texts: [message, filled.name, ...fields.map(({ value }) => value)],
          hiddenField: filled.hiddenField,
        }),
      });
      return outcome === 'full' ? 'full' : 'taken';
    });
  };
}
