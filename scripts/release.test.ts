import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { versions } from './release.ts';

it('O357 every package, the chart and its image have one version, and the changes have a heading of it', () => {
  const [first] = versions();
  expect(versions().filter(({ version }) => version !== first?.version)).toEqual([]);
  const changes = readFileSync(new URL('../CHANGELOG.md', import.meta.url), 'utf8');
  expect(changes).toMatch(
    new RegExp(`^## ${first?.version.replaceAll('.', '\\.')}(?: \\(\\d{4}-\\d\\d-\\d\\d\\))?$`, 'm'),
  );
});
