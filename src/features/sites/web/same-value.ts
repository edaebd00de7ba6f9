type Plain = Readonly<Record<string, unknown>>;

const isObject = (value: unknown): value is Plain => typeof value === 'object' && value !== null;

/** Whether two values of JSON say the same, in whatever order their names stand: what was stored may come back in another one. */
export function isSameValue(one: unknown, other: unknown): boolean {
  if (Object.is(one, other)) return true;
  if (!isObject(one) || !isObject(other)) return false;
  const names = Object.keys(one);
  return (
    Array.isArray(one) === Array.isArray(other) &&
    names.length === Object.keys(other).length &&
    names.every((name) => name in other && isSameValue(one[name], other[name]))
  );
}
