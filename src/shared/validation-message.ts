/** Makes a validator's message about a text that is too long readable; other messages are not changed. */
export function readableValidationMessage(message: string): string {
  const most = /^Too big: expected string to have <=(\d+) characters$/.exec(message)?.[1];
  return most === undefined ? message : `is longer than ${most} characters`;
}
