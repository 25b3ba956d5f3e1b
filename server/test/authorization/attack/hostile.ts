/** What attackers put where a value belongs, by its kind. Every one is tried in every place of every call. */
export const injections: Readonly<Record<string, unknown>> = {
  'SQL that is always true': `' or '1'='1' --`,
  'SQL that waits': `1'); select pg_sleep(9); --`,
  'SQL of another kind of quotation': '"; drop table work cascade; --',
  'an operator of a document store': { $ne: null },
  'a path upwards': '../../../../etc/passwd',
  'a path upwards, encoded': '..%2f..%2f..%2fetc%2fpasswd',
  'a script': '<script>alert(1)</script><img src=x onerror=alert(1)>',
  'a template': '${7*7}{{7*7}}<%= 7*7 %>#{7*7}',
  'a shell command': '$(sleep 9);`sleep 9`|sleep 9',
  'an LDAP filter': '*)(uid=*))(|(uid=*',
  'an XML entity': '<!DOCTYPE x [<!ENTITY e SYSTEM "file:///etc/passwd">]><x>&e;</x>',
  'line breaks for a header': 'x\r\nSet-Cookie: a=b\r\n\r\n<html>',
  'a NUL': 'a\u0000b',
  'half a surrogate pair': 'a\ud800b',
  'signs that turn text around': '\u202e\u2066\u200b\ufeff',
  'a formula': '=HYPERLINK("http://evil.example","x")',
  'format signs': '%s%n%x%p',
  'an expression that backtracks': `${'a'.repeat(3000)}!`,
  'a long text': 'þ'.repeat(60_000),
  'a number too large': 2 ** 53,
  'a number below zero': -1,
  'a fraction': 0.1,
  'a number as text': '1e400',
  'a truth': true,
  'a list': [[], {}, null, 1],
  'a deep list': nested(2000),
  'a prototype': JSON.parse(
    '{"__proto__": {"isStaff": true}, "constructor": {"prototype": {"isStaff": true}}}',
  ),
  nothing: null,
};

function nested(depth: number): unknown {
  let value: unknown = 1;
  for (let i = 0; i < depth; i++) value = [value];
  return value;
}
