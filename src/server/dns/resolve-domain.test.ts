import { createSocket, type Socket } from 'node:dgram';
import { once } from 'node:events';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createResolveDomain, NoAnswerError, type ResolveDomain } from './resolve-domain.ts';

const types = { A: 1, CNAME: 5, TXT: 16, AAAA: 28 } as const;
type RecordType = keyof typeof types;

const nameBytes = (name: string): Buffer =>
  Buffer.concat([
    ...name.split('.').map((label) => Buffer.from([label.length, ...Buffer.from(label)])),
    Buffer.from([0]),
  ]);
const textBytes = (...parts: string[]): Buffer =>
  Buffer.concat(parts.map((part) => Buffer.from([part.length, ...Buffer.from(part)])));

/** What the name server of these tests holds: "type name" and the data of each record (RFC 1035, 3.2.1). */
const zone: Readonly<Record<string, readonly Buffer[]>> = {
  'TXT _groundwork.www.example': [textBytes('v=spf1 -all'), textBytes('groundwork-', 'site=abc')],
  'CNAME www.example': [nameBytes('target.example')],
  'A both.example': [Buffer.from([203, 0, 113, 7]), Buffer.from([203, 0, 113, 8])],
  'AAAA both.example': [Buffer.from('20010db8000000000000000000000007', 'hex')],
  'A four.example': [Buffer.from([203, 0, 113, 9])],
};
/** Codes it answers with where it holds nothing (RFC 1035, 4.1.1); others have no record of the type. */
const codes: Readonly<Record<string, number>> = { 'missing.example': 3, 'broken.example': 2, 'refused.example': 5 };

/** The answer to a question with one name in it; undefined for one that nobody answers. */
function answerTo(question: Buffer): Buffer | undefined {
  const labels: string[] = [];
  let at = 12;
  for (let length = question[at]!; length > 0; length = question[at]!) {
    labels.push(question.subarray(at + 1, at + 1 + length).toString());
    at += 1 + length;
  }
  const name = labels.join('.').toLowerCase();
  if (name === 'silent.example') return undefined;
  const type = Object.entries(types).find(([, code]) => code === question.readUInt16BE(at + 1))?.[0] as RecordType;
  const records = zone[`${type} ${name}`] ?? [];
  const head = Buffer.alloc(12);
  question.copy(head, 0, 0, 2);
  head.writeUInt16BE(0x8180 | (records.length > 0 ? 0 : (codes[name] ?? 0)), 2);
  head.writeUInt16BE(1, 4);
  head.writeUInt16BE(records.length, 6);
  const answers = records.map((data) => {
    const record = Buffer.alloc(12);
    record.writeUInt16BE(0xc00c, 0);
    record.writeUInt16BE(types[type], 2);
    record.writeUInt16BE(1, 4);
    record.writeUInt16BE(data.length, 10);
    return Buffer.concat([record, data]);
  });
  return Buffer.concat([head, question.subarray(12, at + 5), ...answers]);
}

let server: Socket;
let resolve: ResolveDomain;
beforeAll(async () => {
  server = createSocket('udp4');
  server.on('message', (question, { port, address }) => {
    const answer = answerTo(question);
    if (answer) server.send(answer, port, address);
  });
  server.bind(0, '127.0.0.1');
  await once(server, 'listening');
  resolve = createResolveDomain({ servers: [`127.0.0.1:${server.address().port}`], timeoutMs: 100 });
});
afterAll(() => void server.close());

describe('name servers', () => {
  it('tell texts, each whole, names and addresses of both kinds', async () => {
    expect(await resolve.texts('_groundwork.www.example')).toEqual(['v=spf1 -all', 'groundwork-site=abc']);
    expect(await resolve.names('www.example')).toEqual(['target.example']);
    expect(await resolve.addresses('both.example')).toEqual(['203.0.113.7', '203.0.113.8', '2001:db8::7']);
    expect(await resolve.addresses('four.example')).toEqual(['203.0.113.9']);
  });

  it.each(['missing.example', 'four.example'])('tell that there is none: %s', async (name) => {
    expect([await resolve.texts(name), await resolve.names(name)]).toEqual([[], []]);
    expect(await resolve.addresses('missing.example')).toEqual([]);
  });

  it.each(['silent.example', 'broken.example', 'refused.example'])(
    'tell nothing of %s, which is not none',
    async (name) => {
      const asked = await Promise.allSettled([resolve.texts(name), resolve.names(name), resolve.addresses(name)]);
      const reasons = asked.map((one) => (one.status === 'rejected' ? one.reason : one.value));
      for (const reason of reasons) expect(reason).toBeInstanceOf(NoAnswerError);
    },
  );
});
