import { readdirSync, readFileSync } from 'node:fs';
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
const isSetting = (name: string) => settings.has(name.replace(/_FILE$/, ''));

it('O33 the values of the Helm chart fit their schema, and a wrong one does not', () => {
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
  expect(names.length).toBeGreaterThan(12);
  expect(names.filter((name) => !isSetting(name))).toEqual([]);
});
