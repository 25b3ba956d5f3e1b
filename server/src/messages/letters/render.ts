import { isKindDemanded, type NotificationKind } from '@omur/contract/messages/notificationKinds';
import type { Language } from '@omur/contract/platform/rules/language';
import { texts } from './texts.ts';

export interface Letter {
  kind: NotificationKind;
  language: Language;
  subject: string;
  /** Paragraphs apart by an empty line. */
  body: string;
  /** A path of the portal. */
  link: string | null;
  /** J7: a path where a reader who is no member applies to be one. */
  joinLink: string | null;
  /** O341: a path where its reader ends letters of this kind; undefined where the rules demand them, or its reader is not to see it. */
  endLink?: string | undefined;
}

interface From {
  societyName: string;
  publicUrl: string;
}

interface Rendered {
  html: string;
  text: string;
  /** Where its reader ends letters of this kind, in a header that mail programs make a button of (O17). */
  list?: { unsubscribe: string };
  /** O341, RFC 8058: that button asks nobody. */
  headers?: { 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' };
}

/** A letter as it is mailed, in the look of the portal and in plain text (J2). */
export function renderLetter(letter: Letter, from: From): Rendered {
  return {
    html: htmlOf(letter, from),
    text: textOf(letter, from),
    ...ending(letter, from),
  };
}

/** One click is for an address that nobody can listen in on. */
function ending(letter: Letter, { publicUrl }: From): Pick<Rendered, 'list' | 'headers'> {
  if (isDemanded(letter)) return {};
  if (letter.endLink === undefined || !publicUrl.startsWith('https://'))
    return { list: { unsubscribe: `${publicUrl}/stillingar` } };
  return {
    list: { unsubscribe: addressOf(letter.endLink, publicUrl) },
    headers: { 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' },
  };
}

function textOf(letter: Letter, { societyName, publicUrl }: From): string {
  const { language, body, link, joinLink } = letter;
  return [
    ...paragraphs(body),
    ...(link === null ? [] : [`${texts.open[language]}:\n${addressOf(link, publicUrl)}`]),
    ...(joinLink === null ? [] : [`${texts.join[language]}\n${addressOf(joinLink, publicUrl)}`]),
    `${texts.greetings[language]}\n${societyName}`,
    `-- \n${isDemanded(letter) ? texts.demanded[language] : `${texts.chosen[language]}\n${publicUrl}/stillingar`}`,
    ...(letter.endLink === undefined
      ? []
      : [`${texts.end[language]}\n${addressOf(letter.endLink, publicUrl)}`]),
  ].join('\n\n');
}

// Mail programs know little CSS: what matters is inline, the dark appearance is an extra for those that know it.
const font = `font-family:Inter,'Segoe UI',Roboto,'Helvetica Neue',Arial,sans-serif`;
const dark = `
  .ground{background:#0d141c!important}.card{background:#131c26!important;border-color:#263341!important}
  .ink,.ink p{color:#e9eff5!important}.dim,.dim a{color:#9db0c2!important}
  .name{color:#7cc0ee!important}.button{background:#7cc0ee!important;color:#0d141c!important}`;

function htmlOf(letter: Letter, { societyName, publicUrl }: From): string {
  const { language, subject, body, link, joinLink } = letter;
  const settings = `${publicUrl}/stillingar`;
  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${escaped(subject)}</title>
<style>:root{color-scheme:light dark}@media (prefers-color-scheme:dark){${dark}}</style>
</head>
<body class="ground" style="margin:0;padding:0;background:#f5f7f9">
<div class="ground" style="background:#f5f7f9;padding:32px 16px;${font};font-size:16px;line-height:1.55">
<div style="max-width:560px;margin:0 auto">
<p class="name" style="margin:0 0 16px;font-size:20px;font-weight:700;letter-spacing:-.01em;color:#0b4f79">${escaped(societyName)}</p>
<div class="card ink" style="background:#ffffff;border:1px solid #e2e8ee;border-radius:14px;padding:28px 28px 24px;color:#0f1b2d">
<h1 style="margin:0 0 16px;font-size:22px;line-height:1.3;font-weight:650">${escaped(subject)}</h1>
${paragraphs(body).map(htmlParagraph).join('\n')}
${link === null ? '' : button(addressOf(link, publicUrl), language)}
${joinLink === null ? '' : joining(addressOf(joinLink, publicUrl), language)}
<p style="margin:24px 0 0;color:#0f1b2d">${escaped(texts.greetings[language])}<br>${escaped(societyName)}</p>
</div>
<p class="dim" style="margin:16px 4px 0;font-size:13px;line-height:1.5;color:#526071">${
    isDemanded(letter)
      ? escaped(texts.demanded[language])
      : `${escaped(texts.chosen[language])} <a href="${escaped(settings)}" style="color:#526071">${escaped(settings)}</a>`
  }${letter.endLink === undefined ? '' : endingInText(addressOf(letter.endLink, publicUrl), language)}</p>
</div>
</div>
</body>
</html>`;
}

function htmlParagraph(paragraph: string): string {
  return `<p style="margin:0 0 14px;color:#0f1b2d">${escaped(paragraph).replaceAll('\n', '<br>')}</p>`;
}

function button(address: string, language: Language): string {
  const href = escaped(address);
  return `<p style="margin:22px 0 18px"><a class="button" href="${href}" style="display:inline-block;background:#0b4f79;color:#ffffff;text-decoration:none;font-weight:600;padding:12px 22px;border-radius:10px">${texts.open[language]}</a></p>
<p class="dim" style="margin:0;font-size:13px;line-height:1.5;color:#526071">${texts.linkFails[language]}<br><a href="${href}" style="color:#526071;word-break:break-all">${href}</a></p>`;
}

function joining(address: string, language: Language): string {
  const href = escaped(address);
  return `<p style="margin:18px 0 0;color:#0f1b2d">${texts.join[language]}<br><a href="${href}" style="color:#0b4f79;word-break:break-all">${href}</a></p>`;
}

function endingInText(address: string, language: Language): string {
  return `<br><a href="${escaped(address)}" style="color:#526071">${texts.endShort[language]}</a>`;
}

function isDemanded({ kind }: Letter): boolean {
  return isKindDemanded(kind);
}

function paragraphs(body: string): string[] {
  return body
    .split(/\r?\n\s*\r?\n/)
    .map((paragraph) => paragraph.trim())
    .filter((paragraph) => paragraph !== '');
}

function addressOf(link: string, publicUrl: string): string {
  return new URL(`${publicUrl}${link}`).href;
}

const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

function escaped(text: string): string {
  return text.replace(/[&<>"']/g, (character) => entities[character] ?? character);
}
