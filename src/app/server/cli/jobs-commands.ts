import { type JobLine, jobFiguresRepository } from '#server/jobs/job-figures.repository.ts';
import { type JobStateName, jobsRepository } from '#server/jobs/jobs.repository.ts';
import type { AdminCommand, AdminContext } from './admin-command.ts';
import { RefusedError, UsageError } from './admin-errors.ts';

const states: readonly JobStateName[] = ['waiting', 'running', 'failed', 'done', 'cancelled'];
const listedAtMost = 100;

/** What an operator sees and does of work that waits, runs or was given up. */
export const jobsCommands: readonly AdminCommand[] = [
  {
    name: 'jobs',
    parameters: [],
    help: 'How many jobs of each kind wait, run and failed, and those that failed.',
    run: showJobs,
  },
  {
    name: 'jobs list',
    parameters: [states.join('|')],
    help: `The newest ${listedAtMost} jobs in one state.`,
    check: (state) => void readState(state!),
    run: (context, state) => listJobs(context, readState(state!)),
  },
  {
    name: 'jobs retry',
    parameters: ['ID'],
    help: 'Try a job again that failed or was cancelled; at once where it waits for a time.',
    run: retryJob,
  },
  {
    name: 'jobs cancel',
    parameters: ['ID'],
    help: 'A job that waits will not run; one that runs is stopped.',
    run: cancelJob,
  },
];

async function showJobs(context: AdminContext): Promise<void> {
  const { database, say } = context;
  const [counts, oldest] = await database.asSystem(async (tx) => [
    await jobFiguresRepository.countByState(tx),
    await jobFiguresRepository.listOldest(tx),
  ]);
  if (counts.length === 0) return say('There are no jobs.');
  const names = [...new Set(counts.map(({ name }) => name))];
  const width = Math.max(...names.map((name) => name.length), 'JOB'.length);
  const shown = states.slice(0, 3);
  say(`${'JOB'.padEnd(width)}  ${shown.map((state) => state.toUpperCase().padStart(7)).join('  ')}  DUE SINCE`);
  for (const name of names) {
    const cells = shown.map((state) => counts.find((one) => one.name === name && one.state === state)?.count ?? 0);
    const age = oldest.find((one) => one.name === name)?.ageSeconds;
    say(
      `${name.padEnd(width)}  ${cells.map((cell) => `${cell}`.padStart(7)).join('  ')}  ${age === undefined ? '-' : `${Math.round(age)} s`}`,
    );
  }
  if (counts.some(({ state }) => state === 'failed')) {
    say('');
    await listJobs(context, 'failed');
  }
}

async function listJobs({ database, say }: AdminContext, state: JobStateName): Promise<void> {
  const jobs = await database.asSystem((tx) => jobFiguresRepository.list(tx, state, listedAtMost));
  if (jobs.length === 0) return say(`No job is ${state}.`);
  const width = Math.max(...jobs.map(({ name }) => name.length));
  for (const job of jobs)
    say(`${job.id}  ${job.name.padEnd(width)}  ${formatTime(job.enqueuedAt)}  ${detailsOf(job).join(', ')}`);
}

function detailsOf(job: JobLine): readonly string[] {
  return [
    `attempt ${job.attempt}`,
    ...(job.total === null ? [] : [`${job.done} of ${job.total}`]),
    ...(job.state === 'waiting' && job.notBefore ? [`not before ${formatTime(job.notBefore)}`] : []),
    // What it does outside the database may have happened in each of them.
    ...(job.interruptions > 0 ? [`its process ended ${job.interruptions} times`] : []),
    ...(job.lastError ? [job.lastError] : []),
  ];
}

async function retryJob({ database, say }: AdminContext, id: string): Promise<void> {
  if (!(await database.asSystem((tx) => jobsRepository.retry(tx, id))))
    throw new RefusedError(`There is no job ${id} that could be tried again.`);
  say(`The job ${id} is tried again.`);
}

async function cancelJob({ database, now, say }: AdminContext, id: string): Promise<void> {
  if (!(await database.asSystem((tx) => jobsRepository.cancelById(tx, id, now))))
    throw new RefusedError(`There is no job ${id} that waits or runs.`);
  say(`The job ${id} is cancelled.`);
}

function readState(text: string): JobStateName {
  const state = states.find((one) => one === text);
  if (!state) throw new UsageError(`"${text}" is no state. States are ${states.join(', ')}.`);
  return state;
}

const formatTime = (time: Date): string => `${time.toISOString().slice(0, 16).replace('T', ' ')} UTC`;
