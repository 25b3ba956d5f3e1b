import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { parse, parseAllDocuments } from 'yaml';
import * as z from 'zod';

const root = new URL('../', import.meta.url);
const read = (file: string) => readFileSync(new URL(file, root), 'utf8');
const chart = 'deploy/helm/omur';

/** A template without what only Helm can reckon: a word stands for each value, and lines of control alone are gone. */
const skeletons = readdirSync(new URL(`${chart}/templates`, root))
  .filter((name) => name.endsWith('.yaml'))
  .flatMap((name) => {
    const text = read(`${chart}/templates/${name}`)
      .replace(/^ *\{\{-[^}]*\}\}\n/gm, '')
      .replace(/\{\{[^}]*\}\}/g, 'value');
    return parseAllDocuments(text).map((document) => {
      if (document.errors.length > 0) throw new Error(`${name}: ${document.errors.join(' ')}`);
      return document.toJS() as Kubernetes | null;
    });
  })
  .filter((one) => one !== null);

/** What the chart gives to its servers by itself. */
const ownSettings = [...read(`${chart}/templates/servers.yaml`).matchAll(/- name: ([A-Z][A-Z_]+)$/gm)].map(
  ([, name = '']) => name,
);

interface Kubernetes {
  kind: string;
  spec: {
    template?: {
      spec: { securityContext: object; containers: { env: { name: string }[]; securityContext: object }[] };
    };
  };
}

const settings = new Set(
  [...read('README.md').matchAll(/^\| `([A-Z][A-Z0-9_]+)`/gm)].map(([, name = '']) => name),
);
// NODE_EXTRA_CA_CERTS is Node's own.
const isSetting = (name: string) =>
  name === 'NODE_EXTRA_CA_CERTS' || settings.has(name.replace(/_FILE$/, ''));

it('O33, O233 the values of the Helm chart fit their schema, and a wrong one does not', () => {
  const schema = z.fromJSONSchema(
    JSON.parse(read(`${chart}/values.schema.json`)) as z.core.JSONSchema.JSONSchema,
  );
  const values = parse(read(`${chart}/values.yaml`)) as Record<string, unknown>;
  expect(schema.safeParse(values).error).toBeUndefined();
  expect(schema.safeParse({ ...values, replicas: 0 }).success).toBe(false);
  expect(schema.safeParse({ ...values, replica: 2 }).success).toBe(false);
  const asked = readdirSync(new URL(`${chart}/templates`, root)).flatMap((name) => [
    ...read(`${chart}/templates/${name}`).matchAll(/\.Values\.([\w.]+)/g),
  ]);
  // A name that the chart sets by itself would stand there twice.
  const withSetting = (name: string) => ({ ...values, settings: { [name]: 'x' } });
  expect(schema.safeParse(withSetting('LETTERS_FROM')).success).toBe(true);
  expect(ownSettings.filter((name) => schema.safeParse(withSetting(name)).success)).toEqual([]);
  const withSecret = (name: string) => ({ ...values, secretSettings: { [name]: 'a-key' } });
  expect(schema.safeParse(withSecret('SMTP_URL')).success).toBe(true);
  for (const name of [...ownSettings, 'DATABASE_URL', 'SMTP_URL_FILE'])
    expect([name, schema.safeParse(withSecret(name)).success]).toEqual([name, false]);
  const missing = asked
    .map(([, path = '']) => path)
    .filter(
      (path) =>
        path.split('.').reduce<unknown>((held, key) => (held as Record<string, unknown>)[key], values) ===
        undefined,
    );
  expect(missing).toEqual([]);
});

it('O33 its servers write nowhere but to scratch, are not root, and know every setting that they are given', () => {
  expect(skeletons.map(({ kind }) => kind).toSorted()).toEqual([
    'Deployment',
    'Ingress',
    'PodDisruptionBudget',
    'Service',
  ]);
  const pod = skeletons.find(({ kind }) => kind === 'Deployment')?.spec.template?.spec;
  expect(pod?.securityContext).toMatchObject({ runAsNonRoot: true });
  expect(pod?.containers[0]?.securityContext).toMatchObject({
    allowPrivilegeEscalation: false,
    readOnlyRootFilesystem: true,
    capabilities: { drop: ['ALL'] },
  });
  const given =
    pod?.containers[0]?.env.map(({ name }) => name).filter((name) => !name.startsWith('value')) ?? [];
  expect(given).toContain('DATABASE_URL_FILE');
  expect(given.filter((name) => !isSetting(name))).toEqual([]);
});

it('O33 the Compose file, the unit and the image name settings that there are', () => {
  const compose = parse(read('deploy/compose/compose.yaml'), { merge: true }) as {
    services: Record<string, { environment?: Record<string, string> }>;
  };
  const unit = [...read('deploy/systemd/omur.service').matchAll(/^Environment=(\w+)=/gm)];
  const image =
    read('deploy/Containerfile')
      .match(/^ENV NODE_ENV=production (.*)$/m)?.[1]
      ?.split(' ') ?? [];
  const names = [
    ...Object.keys(compose.services['portal-1']?.environment ?? {}),
    ...unit.map(([, name = '']) => name),
    ...image.map((one) => one.split('=')[0] ?? ''),
  ];
  expect(names.length).toBeGreaterThan(20);
  expect(names.filter((name) => !isSetting(name))).toEqual([]);
});

it('O22, O249 what a proxy of the examples passes on names no caller but by the address that it saw, and nobody outside measures', () => {
  for (const file of ['deploy/haproxy/haproxy.cfg', 'deploy/compose/haproxy.cfg']) {
    const text = read(file);
    for (const name of ['X-Forwarded-For', 'traceparent', 'tracestate'])
      expect(text).toMatch(new RegExp(`^ +http-request del-header ${name}$`, 'm'));
    expect(text).toMatch(/^ +http-request set-header X-Forwarded-For %\[src\]$/m);
    // It stands in the log of both, and in ours nobody's address is.
    expect(text).toMatch(/^ +unique-id-format %\[uuid\(\)\]$/m);
    expect(text).toMatch(/^ +log-format ".* %ID"$/m);
    expect(text).toMatch(/deny_status 404 if \{ path \/metrics \/readyz \/healthz \}/);
  }
  const nginx = read('deploy/nginx/omur.conf');
  for (const [name, value] of [
    ['X-Forwarded-For', '$remote_addr'],
    ['X-Request-Id', '$request_id'],
    ['traceparent', '""'],
    ['tracestate', '""'],
  ] as const)
    expect(nginx).toContain(`proxy_set_header ${name} ${value};`);
  expect(nginx).toContain('location ~ ^/(metrics|readyz|healthz)$ {\n        return 404;');
});

it('O33 while two versions run, a page and its code come from the same server, in each example', () => {
  for (const file of ['deploy/haproxy/haproxy.cfg', 'deploy/compose/haproxy.cfg']) {
    const text = read(file);
    expect(text).toContain('use_backend pages unless { path_beg /api/ }');
    const [, pages = ''] = text.split('\nbackend pages\n');
    expect(pages).toMatch(/^ +balance source\n +hash-type consistent\n/);
    const serversIn = (backend: string) =>
      [
        ...(text.split(`\nbackend ${backend}\n`)[1]?.split('\nbackend ')[0] ?? '').matchAll(
          /^ +server (\w+ \S+)/gm,
        ),
      ].map(([, server]) => server);
    expect(serversIn('pages')).toEqual(serversIn('omur'));
    expect(serversIn('pages')).toHaveLength(2);
  }
  const nginx = read('deploy/nginx/omur.conf');
  const upstreams = [...nginx.matchAll(/^upstream (\w+) \{([^}]*)\}/gm)].map(([, name, body = '']) => ({
    name,
    isByAddress: body.includes('hash $remote_addr consistent;'),
    servers: body.match(/^ +server \S+/gm),
  }));
  expect(upstreams.map(({ name, isByAddress }) => [name, isByAddress])).toEqual([
    ['omur', false],
    ['omur_pages', true],
  ]);
  expect(upstreams[1]?.servers).toEqual(upstreams[0]?.servers);
  expect(nginx).toContain('location / {\n        proxy_pass http://omur_pages;');
  expect(read(`${chart}/templates/network.yaml`)).toContain('upstream-hash-by: "$remote_addr"');
});

it('O24 each alert rule is whole: what it asks, how urgent it is, and a sentence', () => {
  const Rules = z.strictObject({
    groups: z.array(
      z.strictObject({
        name: z.string(),
        rules: z.array(
          z.strictObject({
            alert: z.string().regex(/^[A-Z]\w+$/),
            expr: z.string().regex(/ (?:[<>]|==|unless) /),
            for: z.optional(z.string().regex(/^\d+[mh]$/)),
            labels: z.strictObject({ severity: z.enum(['page', 'warn']) }),
            annotations: z.strictObject({ summary: z.string().regex(/^[A-Z].*[.?]$/) }),
          }),
        ),
      }),
    ),
  });
  const { groups } = Rules.parse(parse(read('deploy/prometheus/alerts.yml')));
  const rules = groups.flatMap((one) => one.rules);
  expect(rules.length).toBeGreaterThan(15);
  expect(new Set(rules.map(({ alert }) => alert)).size).toBe(rules.length);
  // Nothing of one rule has come into another.
  for (const { expr } of rules) expect(expr.split('(').length).toBe(expr.split(')').length);
});

interface Compose {
  services: Record<
    string,
    {
      image?: string;
      init?: boolean;
      secrets?: string[];
      volumes?: string[];
      environment?: Record<string, string>;
      depends_on?: string[] | Record<string, object>;
    }
  >;
  secrets: Record<string, { file: string }>;
  volumes: Record<string, object>;
}

it('O232 every file, secret and service that the Compose file names is there, and secrets are made and never kept', () => {
  const compose = parse(read('deploy/compose/compose.yaml'), { merge: true }) as Compose;
  const services = Object.values(compose.services);
  const [asked, files] = [services.flatMap(({ secrets = [] }) => secrets), Object.values(compose.secrets)];
  expect(new Set(asked)).toEqual(new Set(Object.keys(compose.secrets)));
  const made = read('deploy/compose/secrets.sh');
  expect(files.filter(({ file }) => !made.includes(file.replace('secrets/', '')))).toEqual([]);
  expect(read('.gitignore')).toContain('/deploy/compose/secrets/');
  const mounted = services.flatMap(({ volumes = [] }) => volumes.map((one) => one.split(':')[0] ?? ''));
  const here = mounted.filter((one) => one.startsWith('./'));
  expect(here.filter((one) => !existsSync(new URL(`deploy/compose/${one}`, root)))).toEqual([]);
  expect(here.length).toBeGreaterThan(4);
  expect(mounted.filter((one) => !one.startsWith('./') && !(one in compose.volumes))).toEqual([]);
  const needed = services.flatMap(({ depends_on: on = [] }) => (Array.isArray(on) ? on : Object.keys(on)));
  expect(needed.filter((one) => !(one in compose.services))).toEqual([]);
});

it('O232 both servers of the Compose file are of one image; O235 hear a signal from the first moment on; read from the replica, and are asked for by the balancer', () => {
  const { services } = parse(read('deploy/compose/compose.yaml'), { merge: true }) as Compose;
  const [one, two] = [services['portal-1'], services['portal-2']];
  expect(one?.image).toBe(two?.image);
  expect([one?.init, two?.init]).toEqual([true, true]);
  expect(one?.environment).toEqual(two?.environment);
  expect(one?.environment).toHaveProperty('DATABASE_READ_URL_FILE');
  const balancer = read('deploy/compose/haproxy.cfg');
  for (const name of ['portal-1:3000', 'portal-2:3000', 'storage:8333']) expect(balancer).toContain(name);
  // A name has to be the certificate's, the balancer's and the portal's.
  const host = new URL(one?.environment?.PUBLIC_URL ?? '').hostname;
  expect(read('deploy/compose/secrets.sh')).toContain(`DNS:${host}`);
  expect(read('deploy/compose/compose.yaml')).toContain(`aliases: [${host}]`);
});

it('O232 two containers of PostgreSQL allow as many connections, or the replica does not start', () => {
  const connections = [read('deploy/compose/compose.yaml'), read('deploy/compose/replica.sh')].map(
    (text) => /max_connections=(\d+)/.exec(text)?.[1],
  );
  expect(connections[0]).toBeDefined();
  expect(connections[1]).toBe(connections[0]);
});

it('O344 proxies answer with a page in both languages where no server does, and only then', () => {
  const page = read('deploy/away/away.html');
  expect(page).toMatch(/<html lang="is">[^]*<div lang="en">/);
  // Nothing that it would have to load from the server that is away.
  expect(page).not.toMatch(/<script|<link|src=|url\(|href=/);
  const nginx = read('deploy/nginx/omur.conf');
  expect(nginx).toMatch(/error_page 502 504 =503 \/away\.html;/);
  expect(nginx).toContain('add_header Retry-After 120 always;');
  expect(nginx).not.toContain('proxy_intercept_errors on');
  for (const file of ['deploy/haproxy/haproxy.cfg', 'deploy/compose/haproxy.cfg'])
    expect(read(file)).toMatch(
      /http-error status 503 content-type "text\/html; charset=utf-8" file \S+\/away\.html hdr Retry-After 120/,
    );
});

it('O371 proxies send what reached no server to the other one, before they know that the first is gone', () => {
  for (const file of ['deploy/haproxy/haproxy.cfg', 'deploy/compose/haproxy.cfg'])
    expect(read(file)).toMatch(/^defaults\n(?: .*\n)* +option redispatch 1\n/m);
  expect(read('deploy/nginx/omur.conf')).toMatch(/^ +proxy_next_upstream error timeout http_503;$/m);
});
