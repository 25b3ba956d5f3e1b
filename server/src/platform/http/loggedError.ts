/** What PostgreSQL, the system and mail servers tell of an error besides its words, and none of what people gave. */
const kept = [
  'code',
  'severity',
  'schema',
  'table',
  'column',
  'constraint',
  'file',
  'line',
  'routine',
  'syscall',
  'address',
  'port',
  'command',
  'responseCode',
];

const hidden: [RegExp, string][] = [
  // Before the others: an address with a password in it.
  [/\/\/[^\s/@]+@/gu, '//…@'],
  [/[\w.+-]+@[\w-]+(?:\.[\w-]+)+/gu, '…@…'],
  [/(?<!\d)\d{6}-?\d{4}(?!\d)/gu, '…'],
  [/\b(?:omur_)?[A-Za-z0-9_-]{43,}/gu, '…'],
];

/** The words of an error without e-mail addresses, national IDs, tokens and passwords in addresses. */
export const withoutPeople = (text: string): string =>
  hidden.reduce((cleaned, [pattern, stand]) => cleaned.replace(pattern, stand), text);

/**
 * O247: an error as the log has it. PostgreSQL's `detail` says which row was in the way, a mail server which address it did not take, and
 * Node.js which URL it could not read: none of that is written down.
 */
export function loggedError(error: unknown): unknown {
  if (!(error instanceof Error)) return withoutPeople(String(error));
  const given = error as unknown as Record<string, unknown>;
  const message = withoutPeople(error.message);
  const frames = (error.stack ?? '').split('\n').filter((line) => /^\s+at /u.test(line));
  return {
    type: error.constructor.name,
    message,
    stack: [`${error.name}: ${message}`, ...frames].join('\n'),
    ...Object.fromEntries(kept.flatMap((key) => (given[key] === undefined ? [] : [[key, given[key]]]))),
    ...(error.cause !== undefined && { cause: loggedError(error.cause) }),
    ...(error instanceof AggregateError && { errors: error.errors.map(loggedError) }),
  };
}
