import { existsSync, globSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { documentationPages } from './documentation.ts';

const root = fileURLToPath(new URL('../../../', import.meta.url));
const pages = globSync(['*.md', 'docs/**/*.md'], { cwd: root });
/** Files that pages of the documentation refer to, each with the page that does. */
const named = pages.flatMap((page) =>
  [...readFileSync(path.join(root, page), 'utf8').matchAll(/\]\(([^)\s#]+)(?:#[^)\s]*)?\)/gu)].flatMap(
    ([, to = '']) => (/^[a-z]+:/u.test(to) ? [] : [{ page, file: path.join(path.dirname(page), to) }]),
  ),
);
const isPicture = (file: string) => /[.](?:png|svg|webp)$/u.test(file);
const pictures = globSync('docs/**/*.{png,svg,webp}', { cwd: root });

it('O326 the documentation refers to no picture or page that is not there, and has no picture that nothing refers to', () => {
  expect(named.length).toBeGreaterThan(300);
  expect(named.filter(({ file }) => !existsSync(path.join(root, file)))).toEqual([]);
  const shown = new Set(named.map(({ file }) => file).filter(isPicture));
  expect(shown.size).toBeGreaterThan(100);
  expect(pictures.filter((file) => !shown.has(file))).toEqual([]);
});

it('O326 pictures of the documentation are those that the command makes, and are small', () => {
  const made = Object.values(documentationPages).flatMap((of) => Object.keys(of));
  const ofCommand = made.map((name) => path.join('docs', 'screenshots', `${name}-desktop.webp`));
  const there = pictures.filter((file) => file.endsWith('-desktop.webp'));
  expect(there.toSorted()).toEqual(ofCommand.toSorted());
  const sizes = pictures.map((file) => statSync(path.join(root, file)).size);
  expect(Math.max(...sizes)).toBeLessThan(150_000);
});
