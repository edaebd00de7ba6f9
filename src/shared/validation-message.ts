/** A validator's own words for a text that is too long, as a person can read them; other words stay as they are. */
export function readableValidationMessage(message: string): string {
  const most = /^Too big: expected string to have <=(\d+) characters$/.exec(message)?.[1];
  return most === undefined ? message : `is longer than ${most} characters`;
}
