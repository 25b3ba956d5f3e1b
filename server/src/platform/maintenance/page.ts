import { createHash } from 'node:crypto';
import type { Language } from '@omur/contract/platform/rules/language';

const style = `:root{color-scheme:light dark}body{margin:0;min-height:100vh;display:grid;place-items:center;font:18px/1.55 system-ui,sans-serif;background:#f5f7f9;color:#0f1b2d}
main{max-width:34rem;padding:2rem}h1,h2{font-size:1.5rem;line-height:1.3;margin:0 0 .5rem}p{margin:0 0 2rem}@media (prefers-color-scheme:dark){body{background:#0d141c;color:#e9eff5}}`;

/** The page has a style of its own and nothing else: no script, no file. */
export const pagePolicy = `default-src 'none'; style-src 'sha256-${createHash('sha256').update(style).digest('base64')}'; frame-ancestors 'none'; base-uri 'none'`;

const texts = {
  title: { is: 'Lokað vegna viðhalds', en: 'Closed for maintenance' },
  until: {
    is: (when: string) => `Unnið er að viðhaldi á vefnum. Gert er ráð fyrir að hann opni aftur ${when}.`,
    en: (when: string) => `The portal is being maintained. It is expected to open again on ${when}.`,
  },
};

/** The society's own time, as its office would say it. */
const moment = (instant: string, language: Language): string =>
  new Intl.DateTimeFormat(language === 'is' ? 'is-IS' : 'en-GB', {
    day: 'numeric',
    month: 'long',
    hour: '2-digit',
    minute: '2-digit',
    timeZone: 'Atlantic/Reykjavik',
  }).format(new Date(instant));

/** Who opens the portal meanwhile reads in both languages that it is closed, and until when (O343). */
export function maintenancePage(societyName: string, endsAt: string): string {
  return `<!doctype html>
<html lang="is">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${texts.title.is} · ${escaped(societyName)}</title>
<style>${style}</style>
</head>
<body>
<main>
<h1>${texts.title.is}</h1>
<p>${texts.until.is(moment(endsAt, 'is'))}</p>
<div lang="en">
<h2>${texts.title.en}</h2>
<p>${texts.until.en(`${moment(endsAt, 'en')} (GMT)`)}</p>
</div>
</main>
</body>
</html>
`;
}

const escaped = (text: string) => text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`);
