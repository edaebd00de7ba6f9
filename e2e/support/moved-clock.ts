/**
 * Loaded before the product (`node --import`): its clock runs on by as many milliseconds as the file CLOCK_FILE says, so
 * that a week passes in a test without a week. Timers keep their own time.
 */
import { readFileSync } from 'node:fs';

const file = process.env.CLOCK_FILE;
if (file === undefined) throw new Error('CLOCK_FILE is not set');

const readRealMs = Date.now.bind(Date);
const readMovedMs = (): number => readRealMs() + Number(readFileSync(file, 'utf8'));

Date.now = readMovedMs;
globalThis.Date = new Proxy(Date, {
  construct: (target, args, newTarget) =>
    Reflect.construct(target, args.length === 0 ? [readMovedMs()] : args, newTarget),
});
