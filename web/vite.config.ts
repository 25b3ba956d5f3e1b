import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';

const smallest = 1024;
const textFile = /\.(js|css|html|svg|json|txt|webmanifest)$/;

/** Writes `.br` and `.gz` beside every text file, so that the server never compresses while someone waits. */
function precompressed(): Plugin {
  let folder = '';
  return {
    name: 'omur:precompressed',
    apply: 'build',
    configResolved(config) {
      folder = resolve(config.root, config.build.outDir);
    },
    async closeBundle() {
      const files = await readdir(folder, { recursive: true });
      await Promise.all(
        files.filter((file) => textFile.test(file)).map((file) => compress(join(folder, file))),
      );
    },
  };
}

async function compress(file: string) {
  const bytes = await readFile(file);
  if (bytes.length < smallest) return;
  const brotli = await promisify(brotliCompress)(bytes, {
    params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length },
  });
  await writeFile(`${file}.br`, brotli);
  await writeFile(`${file}.gz`, await promisify(gzip)(bytes, { level: 9 }));
}

/** The typeface is asked for together with the style sheet instead of after it. */
function preloadedFont(): Plugin {
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

/** Excel files are packed by the worker that makes them: the policy allows none of the workers that the package would start from blobs. */
function packedInPlace(): Plugin {
  return {
    name: 'omur:packed-in-place',
    apply: 'build',
    load(id) {
      if (!id.endsWith('/write-excel-file/modules/zip/zipToArrayBuffer.js')) return undefined;
      return `import zip from './zipToArrayBufferSync.js'; export default async (files) => zip(files);`;
    },
  };
}

/** The bar, the menu, and the declarations of the pages behind the login. */
const frame = /[/\\](p|memberP)ages\.ts$|[/\\]app[/\\](shell[/\\](?!Palette|Shortcuts)|portalRoute)/;

export default defineConfig({
  plugins: [react(), preloadedFont(), precompressed()],
  build: {
    outDir: 'dist',
    target: 'es2023',
    // The first versions that know light-dark().
    cssTarget: ['chrome123', 'firefox120', 'safari17.5'],
    sourcemap: 'hidden',
    // The content security policy allows no data: addresses.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    // What every visit needs comes as one file; so does what every member needs, and what many pages share. That packs better than the same cut in ten.
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            { name: 'start', tags: ['$initial'] },
            { name: 'frame', test: frame },
            { name: 'portal', minShareCount: 14 },
          ],
        },
      },
    },
  },
  // Found only when a statement is made, they would be got ready in the middle of it.
  optimizeDeps: { include: ['jspdf', 'write-excel-file/universal'] },
  worker: {
    format: 'es',
    plugins: () => [packedInPlace()],
    // What jsPDF would fetch to draw pages of the web, which no statement is made of.
    rolldownOptions: { external: ['html2canvas', 'dompurify', 'canvg'] },
  },
  server: { port: 5173, proxy: { '/api': process.env.OMUR_API ?? 'http://127.0.0.1:3000' } },
});
