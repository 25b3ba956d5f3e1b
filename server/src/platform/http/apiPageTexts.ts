import type { Language } from '@omur/contract/platform/rules/language';

/** What the page about the API says around the calls, as HTML. Their names are those of the wire, and their descriptions are in English. */
export const texts = {
  title: { is: '{society}: vefþjónusta (API)', en: '{society}: API' },
  every: {
    is: `Hér er hverju kalli lýst, eftir sömu skilgreiningum og þjóna því. Sama lýsing er til sem
<a href="/api/openapi.json">OpenAPI 3.1</a>. Sendu táknið (token) úr <code>POST /api/login</code> sem
<code>Authorization: Bearer …</code>. Listar koma í heilu lagi, eða í síðum með <code>limit</code> og <code>cursor</code>. Finnist ekkert
er svarið 404. Synjun er <code>{ StatusCode, Code, Message, Errors }</code>. Köllunum sjálfum er lýst á ensku.`,
    en: `Every call, from the declarations that serve it. The same as <a href="/api/openapi.json">OpenAPI 3.1</a>. Send the token of
<code>POST /api/login</code> as <code>Authorization: Bearer …</code>. Lists answer in full, or in pages by <code>limit</code> and
<code>cursor</code>; nothing found is 404. A refusal is <code>{ StatusCode, Code, Message, Errors }</code>.`,
  },
  keys: {
    is: `Kerfi félaga sendir lykil í stað táknsins: þú býrð hann til í stillingum á vefnum, undir Tengingum. Við hvert kall stendur hvaða
heimild opnar það lyklum.`,
    en: `A member’s system sends a key in place of the token: you make it in the portal’s settings, under Connections. Each call says which
scope opens it to keys.`,
  },
  yourKey: { is: 'Lykillinn þinn, til að prófa köll með', en: 'Your key, to try calls with' },
  keyStays: {
    is: 'Hann fer ekki af þessari síðu nema með köllunum og gleymist þegar þú ferð af henni. Köll sem breyta einhverju breyta því í raun.',
    en: 'It stays on this page and is forgotten when you leave it. Calls that change something change it for good.',
  },
  unanswered: { is: 'Ekkert svar barst.', en: 'No answer came.' },
  calls: { is: 'Köll', en: 'Calls' },
  isFor: { is: 'Fyrir:', en: 'For:' },
  requirements: { is: 'Kröfur:', en: 'Requirements:' },
  closed: { is: 'Lokað lyklum.', en: 'Closed to keys.' },
  openToAny: { is: 'Opið hvaða lykli sem er.', en: 'Open to any key.' },
  openTo: { is: 'Opið lyklum með <code>{scope}</code>.', en: 'Open to keys with <code>{scope}</code>.' },
  query: { is: 'Fyrirspurn', en: 'Query' },
  body: { is: 'Efni', en: 'Body' },
  answer: { is: 'Svar', en: 'Answer' },
  answerList: { is: 'Svar: listi með', en: 'Answer: a list of' },
  answerNothing: { is: 'Svar: 204.', en: 'Answer: 204.' },
  field: { is: 'Reitur', en: 'Field' },
  kind: { is: 'Tegund', en: 'Kind' },
  ourName: { is: 'Heiti hjá okkur', en: 'Our name' },
  tryCall: { is: 'Prófa {call}', en: 'Try {call}' },
  send: { is: 'Senda', en: 'Send' },
  optional: { is: '{kind}, má sleppa', en: '{kind}, may be left out' },
  orNull: { is: '{kind} eða null', en: '{kind} or null' },
  listOf: { is: 'listi: {kind}', en: 'list of {kind}' },
  numberOrText: { is: 'tala eða texti', en: 'number or text' },
  value: { is: 'gildi', en: 'value' },
} satisfies Record<string, Record<Language, string>>;

export type Say = (key: keyof typeof texts, more?: Readonly<Record<string, string>>) => string;

/** The texts of a language; what is put into them has been made safe. */
export const sayIn =
  (language: Language): Say =>
  (key, more = {}) =>
    texts[key][language].replace(/\{(\w+)\}/g, (whole, name: string) => more[name] ?? whole);
