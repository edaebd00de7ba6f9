import { expect, it, vi } from 'vitest';
import { ApiProblemError } from '#web/api/problem-error.ts';
import { logCrash } from './log-crash.ts';

it('a crash is noted in the console, with the id of the request it came from', () => {
  const noted = vi.spyOn(console, 'error').mockReturnValue();
  const error = new ApiProblemError(500, { code: 'server.unexpected', message: 'x', requestId: 'req_1' });
  logCrash(error, { componentStack: 'at Screen' });
  expect(noted).toHaveBeenCalledWith('A part of the page crashed (request req_1).', error, 'at Screen');
  noted.mockClear();
  logCrash(new Error('x'));
  expect(noted).toHaveBeenCalledWith('A part of the page crashed.', expect.any(Error), '');
  noted.mockClear();
});
