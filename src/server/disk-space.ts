import { statfs } from 'node:fs/promises';
import type { Logger } from './logger.ts';

/** The disk under a folder, as somebody who is not root may use it. */
export interface DiskFigures {
  readonly totalBytes: number;
  readonly freeBytes: number;
}

/** Whether there is room to store something. */
export interface DiskSpace {
  /** False once little more than what the database needs to go on is left, until there is room again. */
  readonly hasRoom: boolean;
  /** The last look; undefined before the first, and where the disk cannot be read. */
  readonly figures: DiskFigures | undefined;
  close(): void;
}

const mebibyte = 2 ** 20;
/**
 * What is left to the database when nothing is stored any more: it writes its log in files of 16 MiB and ends where it cannot
 * (PostgreSQL's manual, "Disk Full Failure"), and signing in, ending and deleting go on.
 */
const reserveBytes = 64 * mebibyte;
/** Of a very small disk the reserve is no more than this part. */
const reserveShareMax = 0.2;
/** How much more than the reserve has to be free until storing begins again, so that it does not come and go. */
const regainedBytes = 16 * mebibyte;
/** Requests bring a few MiB at most, so little is stored between two looks. */
const lookEveryMs = 500;
/** From these shares on the operator is told. */
const tellingShares = [0.95, 0.8] as const;

/** How much of a disk is used, from 0 to 1, as `df` counts it. */
export const usedShare = ({ totalBytes, freeBytes }: DiskFigures): number =>
  totalBytes === 0 ? 0 : 1 - freeBytes / totalBytes;

/** Reads the disk a folder lies on. Throws where there is no such folder. */
export async function readDisk(folder: string): Promise<DiskFigures> {
  const { bsize, blocks, bfree, bavail } = await statfs(folder);
  // What is kept for root is neither used nor free.
  return { totalBytes: (blocks - bfree + bavail) * bsize, freeBytes: bavail * bsize };
}

/** "12.3 GB of 40.0 GB are free (69 % used)". */
export function describeDisk(figures: DiskFigures): string {
  const gigabytes = (bytes: number): string => `${(bytes / 1e9).toFixed(1)} GB`;
  const { freeBytes, totalBytes } = figures;
  return `${gigabytes(freeBytes)} of ${gigabytes(totalBytes)} are free (${Math.round(usedShare(figures) * 100)} % used)`;
}

/** The share that was passed: 0.95, 0.8, or 0 for neither. */
export const tellingShareOf = (figures: DiskFigures): number =>
  tellingShares.find((share) => usedShare(figures) >= share) ?? 0;

/**
 * Watches the disk of a folder: tells the log when a share is passed and when the disk is full, and again when that is over.
 * A disk that cannot be read counts as one with room: what is written then says for itself whether it fits.
 */
export async function watchDisk(
  log: Logger,
  read: () => Promise<DiskFigures>,
  lookEvery = lookEveryMs,
): Promise<DiskSpace> {
  let figures: DiskFigures | undefined;
  let hasRoom = true;
  let toldShare = 0;
  const look = async (): Promise<void> => {
    figures = await read().catch(() => undefined);
    if (!figures) {
      hasRoom = true;
      return;
    }
    const { totalBytes, freeBytes } = figures;
    const reserve = Math.min(reserveBytes, totalBytes * reserveShareMax);
    const hadRoom = hasRoom;
    hasRoom = freeBytes >= reserve + (hadRoom ? 0 : Math.min(regainedBytes, reserve));
    const disk = describeDisk(figures);
    if (hadRoom && !hasRoom) log.error({ disk }, 'the disk is full: nothing more is stored until there is room');
    if (!hadRoom && hasRoom) log.warn({ disk }, 'the disk has room again');
    const share = tellingShareOf(figures);
    if (share > toldShare) log.warn({ disk }, `the disk is ${share * 100} % full`);
    toldShare = share;
  };
  await look();
  let isLooking = false;
  const timer = setInterval(() => {
    if (isLooking) return;
    isLooking = true;
    void look().finally(() => {
      isLooking = false;
    });
  }, lookEvery);
  timer.unref();
  return {
    get hasRoom() {
      return hasRoom;
    },
    get figures() {
      return figures;
    },
    close: () => clearInterval(timer),
  };
}

const fullCodes = ['ENOSPC', 'EDQUOT', '53100'];

/** Whether something failed because a disk is full: a file's, or the database's. */
export function isDiskFull(error: unknown): boolean {
  const code = (error as { code?: unknown } | undefined)?.code;
  return typeof code === 'string' && fullCodes.includes(code);
}
