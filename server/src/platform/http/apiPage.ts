import type { Declared } from '@omur/contract/platform/endpoint';
import type { Language } from '@omur/contract/platform/rules/language';
import { tableOf, type Table } from '@omur/contract/platform/wire';
import * as z from 'zod/mini';
import { sayIn, type Say } from './apiPageTexts.ts';
import type { DescribedCall } from './describe.ts';

/** O259: a page that lists every call with its fields. Plain HTML: it is read without scripts and under the strict policy. */
export function apiPage(
  societyName: string,
  endpoints: readonly DescribedCall[],
  language: Language,
): string {
  const say = sayIn(language);
  const heading = say('title', { society: escaped(societyName) });
  const other = language === 'is' ? 'en' : 'is';
  const index = endpoints.map(
    (one) =>
      `<li><a href="#${anchor(one)}">${escaped(title(one))}</a> <span lang="en">${escaped(one.summary)}</span></li>`,
  );
  return `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${heading}</title><link rel="stylesheet" href="/api.css"><noscript><link rel="stylesheet" href="/api-unscripted.css"></noscript>
<script src="/api.js" defer></script></head><body><main>
<p class="language"><a href="/api?language=${other}" lang="${other}" hreflang="${other}">${names[other]}</a></p>
<h1>${heading}</h1>
<p>${say('every')}</p>
<p>${say('keys')}</p>
<form id="key" class="try" data-unanswered="${say('unanswered')}"><label>${say('yourKey')} <input type="password" id="typed-key" autocomplete="off"
spellcheck="false" placeholder="omur_…"></label><p class="small">${say('keyStays')}</p></form>
<nav aria-label="${say('calls')}"><ul>${index.join('')}</ul></nav>
${endpoints.map((one) => section(one, say)).join('\n')}</main></body></html>`;
}

const names = { is: 'Íslenska', en: 'English' };

function section(endpoint: DescribedCall, say: Say): string {
  const { body, reply } = endpoint;
  const schema = reply.kind === 'one' || reply.kind === 'list' ? reply.schema : undefined;
  return `<section><h2 id="${anchor(endpoint)}">${escaped(title(endpoint))}</h2>
<p lang="en">${escaped(endpoint.summary)}</p><p class="small">${say('isFor')} <code>${endpoint.access}</code>. ${say('requirements')} ${escaped(endpoint.spec)}. ${keysOf(endpoint, say)}</p>
${table('query', tableOf(endpoint.query), 'wire', say)}
${table('body', body && tableOf(body), 'wire', say)}
${table(reply.kind === 'list' ? 'answerList' : 'answer', schema && tableOf(schema), 'answer', say)}
${reply.kind === 'nothing' ? `<p>${say('answerNothing')}</p>` : ''}
${tryForm(endpoint, say)}</section>`;
}

function keysOf({ keyScope }: Declared, say: Say): string {
  if (keyScope === undefined) return say('closed');
  return keyScope === 'any' ? say('openToAny') : say('openTo', { scope: keyScope });
}

/**
 * O52: a form that the page's script sends with the key. It is drawn with the rest, so that nothing moves once the script has come,
 * and is not there without scripts.
 */
function tryForm(endpoint: DescribedCall, say: Say): string {
  const { method, path, params, query, body, keyScope } = endpoint;
  if (keyScope === undefined) return '';
  const fields = (of: Table | undefined, place: string) =>
    Object.values(of ?? {}).map(
      ({ wire }) =>
        `<label>${escaped(wire)} <input data-in="${place}" name="${escaped(wire)}" autocomplete="off"></label>`,
    );
  const example = JSON.stringify(
    Object.fromEntries(Object.values((body && tableOf(body)) ?? {}).map(({ wire }) => [wire, null])),
    null,
    2,
  );
  return `<form class="try" data-method="${method}" data-path="${escaped(path)}"><fieldset><legend>${say('tryCall', { call: escaped(title(endpoint)) })}</legend>
${[...fields(tableOf(params), 'path'), ...fields(tableOf(query), 'query')].join('')}
${body ? `<label>${say('body')} <textarea name="body" rows="8" spellcheck="false">${escaped(example)}</textarea></label>` : ''}
<button>${say('send')}</button></fieldset><pre tabindex="0" role="status" hidden></pre></form>`;
}

type Caption = 'query' | 'body' | 'answer' | 'answerList';

function table(caption: Caption, fields: Table | undefined, spelling: 'wire' | 'answer', say: Say): string {
  const rows = Object.entries(fields ?? {}).map(
    ([name, of]) =>
      `<tr><td><code>${escaped(of[spelling])}</code></td><td>${escaped(kindOf(of.schema, say))}</td><td>${escaped(name)}</td></tr>`,
  );
  if (rows.length === 0) return '';
  const heads = (['field', 'kind', 'ourName'] as const).map((head) => `<th scope="col">${say(head)}</th>`);
  return `<table><caption>${say(caption)}</caption><thead><tr>${heads.join('')}</tr></thead><tbody>${rows.join('')}</tbody></table>`;
}

function kindOf(schema: z.ZodMiniType, say: Say): string {
  if (schema instanceof z.ZodMiniOptional)
    return say('optional', { kind: kindOf(schema._zod.def.innerType as z.ZodMiniType, say) });
  if (schema instanceof z.ZodMiniNullable)
    return say('orNull', { kind: kindOf(schema._zod.def.innerType as z.ZodMiniType, say) });
  if (schema instanceof z.ZodMiniArray) {
    const element = schema._zod.def.element as z.ZodMiniType;
    const fields = Object.values(tableOf(element) ?? {}).map(({ wire }) => wire);
    return say('listOf', { kind: fields.length > 0 ? `{ ${fields.join(', ')} }` : kindOf(element, say) });
  }
  const {
    type,
    enum: values,
    const: value,
    anyOf,
  } = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' });
  if (values) return values.map(String).join(' | ');
  if (value !== undefined) return String(value);
  if (anyOf) return say('numberOrText');
  return typeof type === 'string' ? type : say('value');
}

const title = (endpoint: Declared) => `${endpoint.method} ${endpoint.path.replace(/:(\w+)/g, '{$1}')}`;
const anchor = (endpoint: Declared) => `${endpoint.method}${endpoint.path}`.replace(/\W+/g, '-');

function escaped(text: string): string {
  return text.replace(/[&<>"]/g, (letter) => `&#${letter.charCodeAt(0)};`);
}
