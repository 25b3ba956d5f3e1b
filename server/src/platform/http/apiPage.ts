import type { Declared } from '@omur/contract/platform/endpoint';
import { tableOf, type Table } from '@omur/contract/platform/wire';
import * as z from 'zod/mini';
import type { DescribedCall } from './describe.ts';

/** A page that lists every call with its fields. Plain HTML: it works without scripts and under the strict policy. */
export function apiPage(societyName: string, endpoints: readonly DescribedCall[]): string {
  const sections = endpoints.map(section).join('\n');
  const index = endpoints.map(
    (one) => `<li><a href="#${anchor(one)}">${escaped(title(one))}</a> ${escaped(one.summary)}</li>`,
  );
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${escaped(societyName)}: API</title><script src="/api.js" defer></script><link rel="stylesheet" href="/api.css"></head><body><main>
<h1>${escaped(societyName)}: API</h1>
<p>Every call, from the declarations that serve it. The same as <a href="/api/openapi.json">OpenAPI 3.1</a>. Send the token of
<code>POST /api/login</code> as <code>Authorization: Bearer …</code>. Lists answer in full, or in pages by <code>limit</code> and
<code>cursor</code>; nothing found is 404. A refusal is <code>{ StatusCode, Code, Message, Errors }</code>.</p>
<p>A member’s system sends a key in place of the token: you make it in the portal’s settings, under Connections. Each call says which
scope opens it to keys.</p>
<form id="key" class="try" hidden><label>Your key, to try calls with <input type="password" name="key" autocomplete="off" spellcheck="false"
placeholder="omur_…"></label><p class="small">It stays on this page and is forgotten when you leave it. Calls that change something change it
for good.</p></form>
<nav aria-label="Calls"><ul>${index.join('')}</ul></nav>
${sections}</main></body></html>`;
}

function section(endpoint: DescribedCall): string {
  const { body, reply } = endpoint;
  const schema = reply.kind === 'one' || reply.kind === 'list' ? reply.schema : undefined;
  return `<section><h2 id="${anchor(endpoint)}">${escaped(title(endpoint))}</h2>
<p>${escaped(endpoint.summary)}</p><p class="small">For: ${endpoint.access}. Requirements: ${escaped(endpoint.spec)}. ${keysOf(endpoint)}</p>
${table('Query', tableOf(endpoint.query), 'wire')}
${table('Body', body && tableOf(body), 'wire')}
${table(reply.kind === 'list' ? 'Answer: a list of' : 'Answer', schema && tableOf(schema), 'answer')}
${reply.kind === 'nothing' ? '<p>Answer: 204.</p>' : ''}
${tryForm(endpoint)}</section>`;
}

function keysOf({ keyScope }: Declared): string {
  if (keyScope === undefined) return 'Closed to keys.';
  return keyScope === 'any' ? 'Open to any key.' : `Open to keys with <code>${keyScope}</code>.`;
}

/** O52: a form that the page's script sends with the key; without scripts it stays hidden. */
function tryForm(endpoint: DescribedCall): string {
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
  return `<form class="try" data-method="${method}" data-path="${escaped(path)}" hidden><fieldset><legend>Try ${escaped(title(endpoint))}</legend>
${[...fields(tableOf(params), 'path'), ...fields(tableOf(query), 'query')].join('')}
${body ? `<label>Body <textarea name="body" rows="8" spellcheck="false">${escaped(example)}</textarea></label>` : ''}
<button>Send</button></fieldset><pre tabindex="0" role="status" hidden></pre></form>`;
}

function table(caption: string, fields: Table | undefined, spelling: 'wire' | 'answer'): string {
  const rows = Object.entries(fields ?? {}).map(
    ([name, of]) =>
      `<tr><td><code>${escaped(of[spelling])}</code></td><td>${escaped(kindOf(of.schema))}</td><td>${escaped(name)}</td></tr>`,
  );
  if (rows.length === 0) return '';
  return `<table><caption>${caption}</caption><thead><tr><th scope="col">Field</th><th scope="col">Kind</th><th scope="col">Our name</th></tr></thead><tbody>${rows.join('')}</tbody></table>`;
}

function kindOf(schema: z.ZodMiniType): string {
  if (schema instanceof z.ZodMiniOptional)
    return `${kindOf(schema._zod.def.innerType as z.ZodMiniType)}, may be left out`;
  if (schema instanceof z.ZodMiniNullable)
    return `${kindOf(schema._zod.def.innerType as z.ZodMiniType)} or null`;
  if (schema instanceof z.ZodMiniArray) {
    const fields = tableOf(schema._zod.def.element as z.ZodMiniType);
    return `list of ${
      fields
        ? `{ ${Object.values(fields)
            .map((of) => of.wire)
            .join(', ')} }`
        : kindOf(schema._zod.def.element as z.ZodMiniType)
    }`;
  }
  const {
    type,
    enum: values,
    const: value,
    anyOf,
  } = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' });
  if (values) return values.map(String).join(' | ');
  if (value !== undefined) return String(value);
  if (anyOf) return 'number or text';
  return typeof type === 'string' ? type : 'value';
}

const title = (endpoint: Declared) => `${endpoint.method} ${endpoint.path.replace(/:(\w+)/g, '{$1}')}`;
const anchor = (endpoint: Declared) => `${endpoint.method}${endpoint.path}`.replace(/\W+/g, '-');

function escaped(text: string): string {
  return text.replace(/[&<>"]/g, (letter) => `&#${letter.charCodeAt(0)};`);
}
