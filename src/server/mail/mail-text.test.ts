import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { extractor } from '@lingui/cli/api';
import { getConfig } from '@lingui/conf';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createMailI18n, mailText } from './mail-text.ts';
import { mailCatalogue } from './read-catalogue.ts';

const subject = /*i18n*/ {
  id: 'mail.test.subject',
  message: '{count, plural, one {# code} other {# codes}} for {name}',
};

afterEach(() => vi.unstubAllEnvs());

describe('a text of a mail', () => {
  it.each(['production', 'development'])('appears in the English of its source without a catalogue (%s)', (mode) => {
    vi.stubEnv('NODE_ENV', mode);
    expect(mailText(createMailI18n('de'), subject, { count: 2, name: 'Ada' })).toBe('2 codes for Ada');
  });

  it('appears in the language whose catalogue has it', () => {
    const i18n = createMailI18n('de', { 'mail.test.subject': '{count} Codes für {name}' });
    expect(mailText(i18n, subject, { count: 2, name: 'Ada' })).toBe('2 Codes für Ada');
  });

  it('stands in the catalogues wherever the server writes it', () => {
    const root = join(import.meta.dirname, '../..');
    const files = globSync('**/server/**/*.ts', { cwd: root, exclude: (name) => name.endsWith('.test.ts') });
    const marked = files.flatMap((file) => [
      ...readFileSync(join(root, file), 'utf8').matchAll(/\/\*i18n\*\/\s*\{\s*id: '([^']+)'/g),
    ]);
    const known = mailCatalogue('de');
    expect(marked.length).toBeGreaterThan(200);
    expect(marked.map(([, id]) => id!).filter((id) => !(id in known))).toEqual([]);
  });

  it('is collected by the extraction of the catalogues', async () => {
    const found: { id: string; message?: string | undefined }[] = [];
    const source = `
      import type { MailMessage } from '#server/mail/mail-text.ts';
      export const subject: MailMessage = /*i18n*/ { id: 'mail.test.subject', message: 'Hello {name}' };
      export const unmarked = { id: 'mail.test.other', message: 'Not collected' };`;
    const linguiConfig = getConfig({ cwd: join(import.meta.dirname, '../../..') });
    await extractor.extract('mails.ts', source, (message) => found.push(message), { linguiConfig });
    expect(found.map(({ id, message }) => ({ id, message }))).toEqual([
      { id: 'mail.test.subject', message: 'Hello {name}' },
    ]);
  });
});
