import type { Downloads } from '#server/http/downloads/downloads.ts';
import type { DetachedContext } from '#server/use-case.ts';
import type { DocumentModel } from '#shared/document-model.ts';
import { notFound, ProblemError } from '#shared/problem.ts';
import { invoiceRepository } from './invoice.repository.ts';
import { buildInvoiceDocument } from './invoice-document.ts';
import { invoiceTicket } from './invoice-ticket.ts';
import type { Payments } from './payments.ts';

interface InvoiceDependencies {
  readonly payments: Payments | undefined;
  /** Signs the addresses of test invoices. */
  readonly downloads: Pick<Downloads, 'sign'>;
}

/** Invoices as files: ours are made here, those of the payment service come from there. */
export function createInvoiceService({ payments, downloads }: InvoiceDependencies) {
  return {
    /** A short-lived address of the PDF. Throws request.not_found, and billing.payment_unreachable. */
    async createDownload({ actor, now, transact }: DetachedContext, invoiceId: string): Promise<{ url: string }> {
      const { accountId, email } = actor;
      const invoice = await transact(({ tx }) => invoiceRepository.find(tx, accountId, invoiceId));
      if (!invoice) throw notFound();
      const { stripeInvoiceId, pdfUrl } = invoice;
      if (!stripeInvoiceId) return { url: (await downloads.sign(invoiceTicket, actor, { invoiceId }, now)).address };
      if (payments) return { url: await payments.invoicePdf({ accountId, email }, stripeInvoiceId) };
      // The payment service was switched off since: its address of then still leads there.
      if (pdfUrl) return { url: pdfUrl };
      throw new ProblemError(503, {
        code: 'billing.payment_unreachable',
        message: 'The payment service of this invoice is not set up any more',
      });
    },

    /** The document of a test invoice of this account; undefined for anything else. */
    async loadDocument(
      { actor, transact }: Pick<DetachedContext, 'actor' | 'transact'>,
      invoiceId: string,
    ): Promise<{ readonly number: string; readonly model: DocumentModel } | undefined> {
      return transact(async ({ tx }) => {
        const invoice = await invoiceRepository.find(tx, actor.accountId, invoiceId);
        if (invoice?.kind !== 'test') return undefined;
        const person = await invoiceRepository.findBilledPerson(tx, actor.accountId);
        return { number: invoice.number, model: buildInvoiceDocument(invoice, person) };
      });
    },
  };
}

export type InvoiceService = ReturnType<typeof createInvoiceService>;
