import { existsSync, globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const root = new URL('../', import.meta.url);
const read = (file: string) => readFileSync(new URL(file, root), 'utf8');
const [readme, operations] = [read('README.md'), read('docs/operations.md')];
const all = (text: string, pattern: RegExp) =>
  new Set([...text.matchAll(pattern)].map(([, name = '']) => name));

const table = readme.split('## Settings')[1]?.split('\n## ')[0] ?? '';
const firstColumns = [...table.matchAll(/^\| (`[^|]+)\|/gm)].map(([, column]) => column).join('\n');
const settings = all(firstColumns, /`([A-Z0-9_]+)`/g);

it('O236 the table of settings has each that the program reads, and no other', () => {
  const code = globSync('server/src/platform/config*.ts', { cwd: root.pathname })
    .filter((file) => !file.endsWith('.test.ts'))
    .map(read)
    .join('\n');
  const known = all(code, /\b(PORT|HOST|[A-Z][A-Z0-9]+(?:_[A-Z0-9]+)+)\b/g);
  expect(settings.size).toBeGreaterThan(50);
  expect([...settings].toSorted()).toEqual([...known].toSorted());
});

it('O236 the page of operations names settings, commands, files and sections that there are', () => {
  // Of Node.js and of the library that sends traces.
  const ofOthers = ['NODE_EXTRA_CA_CERTS', 'OTEL_EXPORTER_OTLP_HEADERS', 'OTEL_EXPORTER_OTLP_TIMEOUT'];
  const named = [...all(operations, /\b([A-Z][A-Z0-9]+(?:_[A-Z0-9]+)+)\b/g)];
  const isThere = (name: string) => settings.has(name.replace(/_FILE$/, '')) || ofOthers.includes(name);
  expect(named.filter((name) => !isThere(name))).toEqual([]);

  const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> };
  const commands = [...all(operations + readme + read('CONTRIBUTING.md'), /npm run (?:-s )?([a-z][\w:-]*)/g)];
  expect(commands.length).toBeGreaterThan(20);
  expect(commands.filter((name) => !(name in scripts))).toEqual([]);

  const files = [...all(operations, /\b((?:contract|deploy|scripts|server)\/[\w./-]*\w)/g)];
  expect(files.length).toBeGreaterThan(5);
  expect(files.filter((file) => !existsSync(new URL(file, root)))).toEqual([]);

  const alerts = all(read('deploy/prometheus/alerts.yml'), /alert: (\w+)/g);
  expect([...all(operations, /alert `(\w+)`/g)].filter((name) => !alerts.has(name))).toEqual([]);

  const headings = [...all(operations, /^#+ (.+)$/gm)];
  const sections = headings.map((one) =>
    one
      .toLowerCase()
      .replace(/[^\w\s-]/g, '')
      .replaceAll(' ', '-'),
  );
  const links = [...all(operations, /\]\(#([\w-]+)\)/g), ...all(readme, /operations\.md#([\w-]+)/g)];
  expect(links.length).toBeGreaterThan(5);
  expect(links.filter((link) => !sections.includes(link))).toEqual([]);
});
