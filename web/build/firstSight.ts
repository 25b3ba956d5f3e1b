import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Plugin, Rolldown } from 'vite';
import { firstHeads } from '../src/app/pages/firstHeads.ts';

/** The typeface is asked for together with the style sheet instead of after it. */
export function preloadedFont(): Plugin {
  return {
    name: 'omur:preloaded-font',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(_html, context) {
        const font = Object.keys(context.bundle ?? {}).find((file) => file.includes('inter-latin-wght'));
        if (!font) return [];
        const attrs = { rel: 'preload', as: 'font', type: 'font/woff2', href: `/${font}`, crossorigin: '' };
        return [{ tag: 'link', attrs, injectTo: 'head' }];
      },
    },
  };
}

/** Nothing is waited for: such a script stands in the page, which names it by its hash in the policy of what may run. */
const inPage = (file: string) =>
  readFileSync(fileURLToPath(new URL(`../public/${file}`, import.meta.url)), 'utf8')
    .replace(/^\s*\/\/.*$/gmu, '')
    .replace(/^\s+/gmu, '');

/** The pages that are come to most often from elsewhere, and the chunks of their code. */
const codeOfPages = { '/mitt-spjald': 'home', '/verk/stofna': 'registration', '/stats': 'StatsPage' };

/** The files that whoever is logged in needs at once, and those of such a page; not the first file, which everybody needs. */
function codeOf(bundle: Rolldown.OutputBundle) {
  const chunks = Object.values(bundle).filter((one) => one.type === 'chunk');
  const first = chunks.find(({ isEntry }) => isEntry)?.fileName;
  const needed = (name: string) => {
    const files = new Set(chunks.filter((one) => one.name === name).map(({ fileName }) => fileName));
    for (const file of files)
      for (const imported of chunks.find(({ fileName }) => fileName === file)?.imports ?? [])
        files.add(imported);
    return [...files].filter((file) => file !== first).map((file) => `/${file}`);
  };
  const frame = needed('routes');
  const pages = Object.entries(codeOfPages).map(([path, name]) =>
    [path, ...needed(name).filter((file) => !frame.includes(file))].join(' '),
  );
  return { frame: frame.join(' '), pages: pages.join(',') };
}

const quoted = (value: string) =>
  `"${value.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('>', '&gt;')}"`;

/** The styles that every page has; what the page itself holds is there with the page. */
function stylesOf(bundle: Rolldown.OutputBundle, file: string): string {
  const styles = bundle[file.slice(1)];
  if (styles?.type !== 'asset') throw new Error(`The build has no ${file}.`);
  return String(styles.source).trim();
}

/**
 * The page before its code. Its styles stand in it. `waiting.js` shows the head of the page at once and, when that is painted, asks
 * for the first files, and for the code of the frame and of the page together with them instead of after them.
 */
export function firstSight(): Plugin {
  return {
    name: 'omur:first-sight',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle = {} }) {
        const first: string[] = [];
        const take = (_tag: string, file: string) => {
          first.push(file);
          return '';
        };
        const page = html
          .replace(/\s*<script type="module"[^>]* src="([^"]+)"><\/script>/u, take)
          .replaceAll(/\s*<link rel="modulepreload"[^>]* href="([^"]+)">/gu, take)
          .replace(
            /<link rel="stylesheet"[^>]* href="([^"]+)">/u,
            (_tag, file: string) => `<style>${stylesOf(bundle, file)}</style>`,
          )
          .replace('<script src="/theme.js">', () => `<script>${inPage('theme.js')}`);
        if (first.length === 0 || !page.includes('<style>'))
          throw new Error('The page has no code or no styles.');
        const { frame, pages } = codeOf(bundle);
        const given = { first: first.join(' '), frame, pages, heads: JSON.stringify(firstHeads) };
        const data = Object.entries(given).map(([name, value]) => ` data-${name}=${quoted(value)}`);
        return page.replace(
          '<script src="/waiting.js">',
          () => `<script${data.join('')}>${inPage('waiting.js')}`,
        );
      },
    },
  };
}
