/** What stands around the data on the page of what the society holds. */
export const texts = {
  title: { is: 'Það sem félagið geymir um þig', en: 'What the society knows about you' },
  intro: {
    is: 'Hér stendur allt sem skráð er um þig í kerfi félagsins og hverju hefur verið breytt. Lykilorð eru aðeins geymd dulkóðuð og sjást hér ekki. Ef eitthvað er rangt má leiðrétta það á Mínu spjaldi eða hafa samband við skrifstofuna.',
    en: 'Here is everything on file about you in the system of the society, and what has been changed. Passwords are kept only as hashes and are not shown. If something is wrong, correct it on My card or contact the office.',
  },
  contents: { is: 'Efnisyfirlit', en: 'Contents' },
  records: { is: 'Hverju hefur verið breytt', en: 'What has been changed' },
  when: { is: 'Tími (UTC)', en: 'Time (UTC)' },
  who: { is: 'Hver', en: 'Who' },
  nothing: { is: 'Ekkert er á skrá.', en: 'Nothing is on file.' },
};

/** The page stands by itself on the reader's disk, and asks nothing of the network. */
export const look = `
:root{color-scheme:light dark;--ink:#0f1b2d;--dim:#516173;--line:#dfe6ec;--ground:#fff;--strong:#0b4f79}
@media (prefers-color-scheme:dark){:root{--ink:#e9eff5;--dim:#9db0c2;--line:#263341;--ground:#0d141c;--strong:#7cc0ee}}
body{max-width:860px;margin:40px auto;padding:0 20px;background:var(--ground);color:var(--ink);
font:15px/1.5 Inter,'Segoe UI',Roboto,'Helvetica Neue',Arial,sans-serif;font-variant-numeric:tabular-nums}
h1{margin:0;font-size:28px;line-height:1.2}h2{margin:36px 0 8px;font-size:19px;color:var(--strong)}h3{margin:0 0 4px;font-size:15px}
header p{margin:6px 0;color:var(--dim)}nav ul{columns:2;padding-left:18px;margin:0}a{color:var(--strong)}
article{border-top:1px solid var(--line);padding:10px 0;break-inside:avoid}
dl{margin:0;display:grid;grid-template-columns:repeat(auto-fill,minmax(240px,1fr));gap:6px 20px}
dt{font-size:12.5px;color:var(--dim)}dd{margin:0;overflow-wrap:anywhere;white-space:pre-line}.none{color:var(--dim)}
@media print{body{margin:0;max-width:none;font-size:11px}nav{display:none}a{color:inherit}}`.replaceAll(
  '\n',
  '',
);
