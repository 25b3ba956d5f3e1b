/** What a system may be given to do with a key. */
export const keyScopes = [
  'readWorks',
  'register',
  'readMoney',
  'readPerformances',
  'registerPerformances',
  'readCwr',
  'sendCwr',
] as const;
export type KeyScope = (typeof keyScopes)[number];

/** What opens a call to keys: a scope, or any key that works. */
export type OpenToKeys = KeyScope | 'any';
