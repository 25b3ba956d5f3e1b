import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import puppeteer from 'puppeteer-core';
import { provideChromium } from './chromium.mjs';

// Draws the icons of the installed portal from its own mark, web/public/favicon.svg: `npm run icons`.

const at = (/** @type {string} */ file) => fileURLToPath(new URL(`../web/public/${file}`, import.meta.url));
const mark = readFileSync(at('favicon.svg'), 'utf8');
const line = /<path[^>]*\/>/.exec(mark)?.[0];
const ground = /rect \{ fill: (#\w+) \}/.exec(mark)?.[1];
if (!line || !ground) throw new Error('The mark has no line or no ground.');

/** What a system cuts off at the edges is a tenth on each side, at most; within it the mark stands as in the favicon. */
const full = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-4 -4 40 40"><rect x="-4" y="-4" width="40" height="40" fill="${ground}"/><g stroke="#fff">${line}</g></svg>`;
const rounded = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" rx="9" fill="${ground}"/><g stroke="#fff">${line}</g></svg>`;
/** Of a badge the system takes the shape alone. */
const shape = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="5 5 22 22"><g stroke="#fff">${line}</g></svg>`;

const icons = [
  { file: 'icon-192', side: 192, svg: rounded },
  { file: 'icon-512', side: 512, svg: rounded },
  { file: 'maskable-512', side: 512, svg: full },
  { file: 'apple-touch-icon', side: 180, svg: full },
  { file: 'badge-96', side: 96, svg: shape },
];

const browser = await puppeteer.launch({
  executablePath: process.env['CHROMIUM_PATH'] ?? provideChromium(),
  args: ['--no-sandbox'],
});
try {
  const page = await browser.newPage();
  mkdirSync(at('icons'), { recursive: true });
  for (const { file, side, svg } of icons) {
    await page.setViewport({ width: side, height: side });
    await page.setContent(`<style>*{margin:0}svg{display:block;width:100vw;height:100vh}</style>${svg}`);
    writeFileSync(at(`icons/${file}.png`), await page.screenshot({ omitBackground: true }));
  }
} finally {
  await browser.close();
}
