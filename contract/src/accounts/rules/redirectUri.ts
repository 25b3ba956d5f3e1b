/** O140: whether a service may have somebody sent there: https by a name, or http on the developer's own machine. */
export function isRedirectUri(text: string): boolean {
  if (!URL.canParse(text) || /[\s#*\\]/u.test(text)) return false;
  const { protocol, hostname, username, password } = new URL(text);
  if (username !== '' || password !== '' || hostname === '') return false;
  // As it is written: services send it letter for letter, and nothing else is the same.
  if (!text.startsWith(`${protocol}//${hostname}`)) return false;
  return protocol === 'https:' || (protocol === 'http:' && hostname === 'localhost');
}
