import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { Database } from '../db/database.ts';
import { type DiskSpace, usedShare } from '../disk-space.ts';
import { jobFiguresRepository } from '../jobs/job-figures.repository.ts';

export interface Metrics {
  readonly registry: Registry;
  observeRequest(method: string, route: string, status: number, seconds: number): void;
}

/** Figures for operators in the Prometheus text format: requests, event loop, memory, disk, waiting events, jobs. No personal data. */
export function createMetrics(database: Database, disk: Pick<DiskSpace, 'figures'>): Metrics {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry, prefix: 'groundwork_' });
  const requests = new Histogram({
    name: 'groundwork_http_request_seconds',
    help: 'Time to answer, by route pattern',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5],
    registers: [registry],
  });
  new Gauge({
    name: 'groundwork_disk_free_bytes',
    help: 'What is free on the disk of DATA_DIR',
    registers: [registry],
    collect() {
      this.set(disk.figures?.freeBytes ?? Number.NaN);
    },
  });
  new Gauge({
    name: 'groundwork_disk_used_ratio',
    help: 'How much of the disk of DATA_DIR is used, from 0 to 1',
    registers: [registry],
    collect() {
      this.set(disk.figures ? usedShare(disk.figures) : Number.NaN);
    },
  });
  new Gauge({
    name: 'groundwork_events_waiting',
    help: 'Outbox events not handed to the job queue yet',
    registers: [registry],
    async collect() {
      const [row] = await database.system<
        { count: number }[]
      >`select count(*) from outbox_event where dispatched_at is null`;
      this.set(row?.count ?? 0);
    },
  });
  new Gauge({
    name: 'groundwork_oldest_event_age_seconds',
    help: 'Age of the oldest event that waits',
    registers: [registry],
    async collect() {
      const [row] = await database.system<{ age: number | null }[]>`
        select extract(epoch from clock_timestamp() - min(occurred_at))::float8 as age from outbox_event where dispatched_at is null`;
      this.set(row?.age ?? 0);
    },
  });
  new Gauge({
    name: 'groundwork_jobs',
    help: 'Jobs by kind that wait, run or were given up',
    labelNames: ['job', 'state'],
    registers: [registry],
    async collect() {
      this.reset();
      for (const { name, state, count } of await jobFiguresRepository.countByState(database.system))
        if (isOpen(state)) this.set({ job: name, state }, count);
    },
  });
  new Gauge({
    name: 'groundwork_oldest_job_age_seconds',
    help: 'How long the oldest job of a kind has been due without being begun',
    labelNames: ['job'],
    registers: [registry],
    async collect() {
      this.reset();
      for (const { name, ageSeconds } of await jobFiguresRepository.listOldest(database.system))
        this.set({ job: name }, ageSeconds);
    },
  });
  new Gauge({
    name: 'groundwork_database_connections',
    help: 'Connections by role and state',
    labelNames: ['role', 'state'],
    registers: [registry],
    async collect() {
      this.reset();
      const rows = await database.system<{ role: string; state: string; count: number }[]>`
        select usename as role, coalesce(state, 'none') as state, count(*) from pg_stat_activity
        where usename like 'groundwork%' group by 1, 2`;
      for (const { role, state, count } of rows) this.set({ role, state }, count);
    },
  });
  return {
    registry,
    observeRequest: (method, route, status, seconds) =>
      requests.observe({ method, route, status: String(status) }, seconds),
  };
}

const isOpen = (state: string): boolean => ['waiting', 'running', 'failed'].includes(state);
