/**
 * The same client, noting which of its public methods are called: "signUp", "mfa.enroll". What the client calls of
 * itself is not noted.
 */
export function recordCalls<Target extends object>(target: Target, called: Set<string>, prefix = ''): Target {
  return new Proxy(target, {
    get: (object, name) => {
      const value: unknown = Reflect.get(object, name, object);
      if (typeof name === 'symbol' || name.startsWith('_')) return value;
      const path = prefix === '' ? name : `${prefix}.${name}`;
      if (typeof value === 'function')
        return (...input: unknown[]): unknown => {
          called.add(path);
          return Reflect.apply(value, object, input);
        };
      return groups.has(path) ? recordCalls(value as object, called, path) : value;
    },
  });
}

const groups = new Set([
  'admin',
  'admin.mfa',
  'admin.oauth',
  'admin.customProviders',
  'admin.passkey',
  'mfa',
  'mfa.webauthn',
  'mfa.recoveryCodes',
  'oauth',
  'passkey',
]);
