/** What to do about an error of the system or of PostgreSQL that stops the server, by its code. */
const advice: Readonly<Record<string, string>> = {
  ECONNREFUSED:
    'Nothing answers at the address of the database. Is PostgreSQL running there, and do DATABASE_URL and DATABASE_OWNER_URL name its host and port?',
  ENOTFOUND: 'The host of the database is not known. Check DATABASE_URL and DATABASE_OWNER_URL.',
  EAI_AGAIN: 'The host of the database could not be looked up. Check the name and the DNS of this machine.',
  ETIMEDOUT: 'The database does not answer. A firewall may be in between, or the address may be wrong.',
  EADDRINUSE: 'Another program listens on this port. Stop it, or set PORT to another one.',
  EACCES: 'This account may not do that. Ports below 1024 need a proxy in front; folders have to be its own.',
  ENOSPC: 'The disk is full. Make room, then start again: nothing is lost.',
  SELF_SIGNED_CERT_IN_CHAIN:
    'The certificate of the database is signed by an authority that is not known here. Name its file with sslrootcert=… in the URL.',
  DEPTH_ZERO_SELF_SIGNED_CERT:
    'The certificate of the database is signed by itself. Name its file with sslrootcert=… in the URL.',
  '28P01': 'The password in DATABASE_URL or DATABASE_OWNER_URL is not that of its role.',
  '28000': 'PostgreSQL does not let this role in from here. See its pg_hba.conf.',
  '3D000': 'There is no such database. Make it and its roles first: docs/operations.md has the statements.',
  '42501':
    'The role may not change tables. Set DATABASE_OWNER_URL to the role that owns the database: DATABASE_URL alone has to be that owner.',
  '53100': 'The disk of PostgreSQL is full. Make room, then start again: nothing is lost.',
  '53300': 'PostgreSQL has no connection left. Raise max_connections, or lower DATABASE_CONNECTIONS.',
};

/** The sentence with which the server ends: what was said, and what to do about it where that is known. */
export function explain(error: unknown): string {
  const { message, code = '', errors } = error as { message: string; code?: string; errors?: Error[] };
  // Of several addresses of one host that all refused, Node has no words of its own.
  const said = message || (errors ?? []).map((one) => one.message).join('; ');
  const todo = advice[code];
  return todo ? `${said}\n${todo}` : said;
}
