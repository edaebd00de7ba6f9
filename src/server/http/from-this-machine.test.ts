import { describe, expect, it } from 'vitest';
import { isFromThisMachine } from './from-this-machine.ts';

const ask = (remoteAddress: string, origin = 'http://localhost:18400', headers: Record<string, string> = {}): boolean =>
  isFromThisMachine(new Request(`${origin}/metrics`, { headers }), { remoteAddress });

describe('a request', () => {
  it.each([
    ['127.0.0.1', 'http://localhost:18400', {}],
    ['::1', 'http://[::1]:18400', {}],
    ['127.0.0.1', 'http://outbox.localhost:18400', { host: 'outbox.localhost:18400' }],
    ['in-process', 'http://127.0.0.1', {}],
  ])('from %s to %s with %j is of this machine', (peer, origin, headers) => {
    expect(ask(peer, origin, headers)).toBe(true);
  });

  it.each(['203.0.113.5', '10.0.0.1', '2001:db8::1', 'unknown', ''])('from the peer %j is not', (peer) => {
    expect(ask(peer)).toBe(false);
  });

  it.each([
    ['http://groundwork.example', {}],
    ['http://127.0.0.1.groundwork.example', {}],
    ['http://localhost', { host: 'groundwork.example' }],
    ['http://localhost', { host: 'localhost@groundwork.example' }],
    ['http://localhost', { host: 'a b' }],
  ])('to another name, %s with %j, is not', (origin, headers) => {
    expect(ask('127.0.0.1', origin, headers)).toBe(false);
  });

  it.each([
    'Forwarded',
    'Via',
    'X-Forwarded-For',
    'X-Forwarded-Host',
    'X-Forwarded-Proto',
    'X-Real-IP',
    'X-Original-Host',
    'CF-Connecting-IP',
    'True-Client-IP',
  ])('that a proxy passes on is not, whoever it says it comes from: %s', (name) => {
    expect(ask('127.0.0.1', 'http://localhost', { [name]: '127.0.0.1' })).toBe(false);
    expect(ask('127.0.0.1', 'http://localhost', { [name]: '' })).toBe(false);
  });
});
