import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { RequestCost } from '#shared/endpoint.ts';
import type { Database } from '../db/database.ts';
import { type DiskSpace, usedShare } from '../disk-space.ts';
import type { FairQueue } from '../fair-queue.ts';
import { jobFiguresRepository } from '../jobs/job-figures.repository.ts';

export interface Metrics {
  readonly registry: Registry;
  observeRequest(method: string, route: string, status: number, seconds: number): void;
  /** A request to an endpoint of the contracts, its waiting not counted. */
  observeEndpoint(cost: RequestCost, status: number, seconds: number): void;
  /** A request that was refused for now, by the code of its problem. */
  countRefusal(code: string): void;
}

/** What figures are read from whenever they are asked for. */
interface MetricsSources {
  readonly database: Pick<Database, 'system'>;
  readonly disk: Pick<DiskSpace, 'figures'>;
  /** By what waits in them. */
  readonly queues: Readonly<Record<'requests' | 'documents', Pick<FairQueue, 'waiting' | 'oldestSeconds'>>>;
}

/** Figures for operators in the Prometheus text format: requests, event loop, memory, disk, waiting events, jobs. No personal data. */
export function createMetrics({ database, disk, queues }: MetricsSources): Metrics {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry, prefix: 'groundwork_' });
  const requests = new Histogram({
    name: 'groundwork_http_request_seconds',
    help: 'Time to answer, by route pattern',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5],
    registers: [registry],
  });
  const endpoints = new Histogram({
    name: 'groundwork_endpoint_seconds',
    help: 'Time to answer endpoints of /api by what they do, waiting for a turn not counted',
    labelNames: ['cost', 'status'],
    buckets: [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5],
    registers: [registry],
  });
  const refusals = new Counter({
    name: 'groundwork_refused_requests_total',
    help: 'Requests refused for now, by the code of the answer',
    labelNames: ['code'],
    registers: [registry],
  });
  new Gauge({
    name: 'groundwork_queue_waiting',
    help: 'Requests that wait for their turn, and documents that wait to be made, in this process',
    labelNames: ['queue'],
    registers: [registry],
    collect() {
      for (const [queue, { waiting }] of Object.entries(queues)) this.set({ queue }, waiting);
    },
  });
  new Gauge({
    name: 'groundwork_queue_oldest_seconds',
    help: 'How long the first of them has been waiting',
    labelNames: ['queue'],
    registers: [registry],
    collect() {
      for (const [queue, { oldestSeconds }] of Object.entries(queues)) this.set({ queue }, oldestSeconds);
    },
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
    observeEndpoint: (cost, status, seconds) => endpoints.observe({ cost, status: String(status) }, seconds),
    countRefusal: (code) => refusals.inc({ code }),
  };
}

const isOpen = (state: string): boolean => ['waiting', 'running', 'failed'].includes(state);
