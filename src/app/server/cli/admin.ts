import { readPassword } from './read-password.ts';
import { runAdmin } from './run-admin.ts';

// `npm run admin -- help`
process.exitCode = await runAdmin(process.argv.slice(2), {
  environment: process.env,
  now: new Date(),
  say: (line) => void process.stdout.write(`${line}\n`),
  complain: (line) => void process.stderr.write(`${line}\n`),
  readPassword,
});
