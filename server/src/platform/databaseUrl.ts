/** `postgresql://user:password@host:port,host:port/database?…`, the authority in three parts. */
export const databaseAddress = /^(postgres(?:ql)?:\/\/)((?:[^@/?#]*@)?)([^/?#]*)(.*)$/s;
export function isDatabaseUrl(url: string): boolean {
  const [, scheme, user, hosts, rest] = databaseAddress.exec(url) ?? [];
  if (scheme === undefined || hosts === undefined) return false;
  return hosts.split(',').every((host) => URL.canParse(`${scheme}${user}${host}${rest}`));
}
