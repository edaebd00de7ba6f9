import type { TestProject } from 'vitest/node';
import type { ConnectionTarget } from '#server/db/connect.ts';

/** What the run around it provides to each run of a killing test, as JSON in this variable. */
export const sharedDatabaseVariable = 'MUTANTS_DATABASE';

export interface SharedDatabase {
  readonly template: ConnectionTarget;
  readonly appSecret: string;
}

/** Takes the template of the run around it; the databases cloned from it are dropped when that run ends. */
export default function setup(project: TestProject): void {
  const shared = JSON.parse(process.env[sharedDatabaseVariable] ?? '') as SharedDatabase;
  project.provide('template', shared.template);
  project.provide('appSecret', shared.appSecret);
}
