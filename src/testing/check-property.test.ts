import { existsSync, globSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { checkProperty } from './check-property.ts';

const root = join(import.meta.dirname, '../..');
const examples = join(import.meta.dirname, 'check-property.examples.json');
const seen: number[] = [];
const small = fc.property(fc.integer(), (value) => {
  seen.push(value);
  expect(value).toBeLessThan(1_000_000);
});
const forget = (): void => {
  rmSync(examples, { force: true });
  vi.unstubAllEnvs();
  vi.resetModules();
  seen.length = 0;
};
beforeEach(forget);
afterEach(forget);

/** The helper as a run with this environment has it. */
async function importWith(seed: string | undefined): Promise<typeof checkProperty> {
  vi.stubEnv('PROPERTY_SEED', seed);
  vi.resetModules();
  return (await import('./check-property.ts')).checkProperty;
}
const withFreshSeed = (seed: number) => importWith(String(seed));
const withGateSeed = () => importWith(undefined);

describe('a property', () => {
  it('is tried with the same values each time in the gate, and with others by another seed', async () => {
    const checkProperty = await withGateSeed();
    const any = fc.property(fc.integer(), (value) => void seen.push(value));
    checkProperty(any);
    const first = seen.splice(0);
    checkProperty(any);
    expect(first).toHaveLength(100);
    expect(seen.splice(0)).toEqual(first);
    (await withFreshSeed(7))(any);
    expect(seen).not.toEqual(first);
  });

  it('that fails says with which seed and value, and keeps nothing in the gate', async () => {
    const checkProperty = await withGateSeed();
    expect(() => checkProperty(small)).toThrow(/seed: 20261118[\s\S]*1000000/);
    expect(existsSync(examples)).toBe(false);
  });

  it('that fails in a deep run is tried with that very value first, from then on', async () => {
    const checkFresh = await withFreshSeed(7);
    expect(() => checkFresh(small)).toThrow('seed: 7');
    const kept = JSON.parse(readFileSync(examples, 'utf8'));
    expect(Object.values(kept).flat()).toEqual([{ seed: 7, path: expect.any(String), value: '[1000000]' }]);
    seen.length = 0;
    const checkInGate = await withGateSeed();
    expect(() => checkInGate(small)).toThrow('1000000');
    expect(seen).toEqual([1_000_000]);
  });

  it('that waits is waited for, examples included', async () => {
    const checkProperty = await withGateSeed();
    const slow = fc.asyncProperty(fc.integer(), async (value) => {
      await Promise.resolve();
      seen.push(value);
      expect(value).toBeLessThan(1_000_000);
    });
    await expect(checkProperty(slow)).rejects.toThrow('1000000');
    const name = expect.getState().currentTestName ?? '';
    writeFileSync(examples, JSON.stringify({ [name]: [{ seed: 1, path: '0', value: '[]' }] }));
    seen.length = 0;
    await expect(checkProperty(fc.asyncProperty(fc.constant(3), async (value) => void seen.push(value)))).resolves.toBe(
      undefined,
    );
    expect(seen).toHaveLength(101);
  });
});

it('no test leaves its seed to chance', () => {
  const tests = globSync('{src,e2e,bench,scripts}/**/*.{ts,tsx}', { cwd: root });
  const asserting = tests.filter((path) => /\bfc\.(?:assert|check)\(/.test(readFileSync(join(root, path), 'utf8')));
  expect(asserting).toEqual(['src/testing/check-property.ts']);
});
