import { expect } from '@playwright/test';
import { SMTPServer } from 'smtp-server';

/** A mail that came over SMTP, taken apart. */
export interface DeliveredMail {
  readonly to: readonly string[];
  readonly header: string;
  /** The bodies by their type: 'text/plain', 'text/html'. */
  readonly parts: ReadonlyMap<string, string>;
}

export interface MailServer {
  /** For SMTP_URL. */
  readonly url: string;
  /** Everything it accepted, oldest first. */
  readonly delivered: readonly DeliveredMail[];
  close(): Promise<void>;
}

/** A mail server on loopback that accepts everything. Close it when done. */
export async function startMailServer(): Promise<MailServer> {
  const delivered: DeliveredMail[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    onData: (stream, { envelope }, done) => {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        const to = envelope.rcptTo.map(({ address }) => address);
        delivered.push({ to, ...takeApart(Buffer.concat(chunks).toString('latin1')) });
        done();
      });
    },
  });
  server.on('error', () => undefined);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.server.address();
  return {
    url: `smtp://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`,
    delivered,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}

/** Waits for the newest mail to an address whose subject is like this. */
export async function waitForMail({ delivered }: MailServer, to: string, subject: RegExp): Promise<DeliveredMail> {
  const find = () => delivered.findLast((mail) => mail.to.includes(to) && subject.test(headerOf(mail, 'Subject')));
  await expect.poll(find, { message: `a mail to ${to} with the subject ${subject}`, timeout: 15_000 }).toBeDefined();
  return find()!;
}

/** What a header of a mail says, in one line; empty where there is none. */
export function headerOf({ header }: DeliveredMail, name: string): string {
  const unfolded = header.replaceAll(/\r\n[ \t]+/g, ' ');
  return new RegExp(`^${name}: (.*)$`, 'im').exec(unfolded)?.[1]?.trim() ?? '';
}

function takeApart(raw: string): Pick<DeliveredMail, 'header' | 'parts'> {
  const { header, body } = splitHeader(raw);
  const boundary = /^content-type: multipart\/alternative;\s*boundary="([^"]+)"/im.exec(header)?.[1];
  const pieces = boundary === undefined ? [raw] : body.split(`--${boundary}`).slice(1, -1);
  return { header, parts: new Map(pieces.map(readPart)) };
}

function readPart(piece: string): readonly [string, string] {
  const { header, body } = splitHeader(piece.replace(/^\r\n/, ''));
  const type = /^content-type: ([^;\s]+)/im.exec(header)?.[1] ?? '';
  const encoding = /^content-transfer-encoding: (\S+)/im.exec(header)?.[1]?.toLowerCase();
  if (encoding === 'base64') return [type, Buffer.from(body, 'base64').toString()];
  if (encoding !== 'quoted-printable') return [type, Buffer.from(body, 'latin1').toString()];
  const bytes = body
    .replace(/=\r\n/g, '')
    .replace(/=([0-9A-F]{2})/g, (_all, code: string) => String.fromCharCode(Number.parseInt(code, 16)));
  return [type, Buffer.from(bytes, 'latin1').toString()];
}

function splitHeader(text: string): { readonly header: string; readonly body: string } {
  const end = text.indexOf('\r\n\r\n');
  return { header: text.slice(0, end), body: text.slice(end + 4) };
}
