import { constants } from 'node:zlib';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { compression, defineAlgorithm } from 'vite-plugin-compression2';
import { firstSight, preloadedFont } from './build/firstSight.ts';
import { manifests } from './build/manifests.ts';
import { recognition } from './build/recognition.ts';
import { worker } from './build/worker.ts';

/** Writes `.br` and `.gz` beside every text file, so that the server never compresses while someone waits. */
const precompressed = () =>
  compression({
    include: /\.(js|css|html|svg|json|txt|webmanifest)$/,
    threshold: 1024,
    algorithms: [
      defineAlgorithm('brotliCompress', { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }),
      defineAlgorithm('gzip', { level: 9 }),
    ],
  });

/** The bar, the menu, and the declarations of the pages behind the login; not what opens from the bar. */
const frame =
  /[/\\](p|memberP)ages\.ts$|[/\\]app[/\\](portalRoute|shell[/\\](?!PaletteD|palette|destinations|desk|performanceHits|ShortcutsD|shortcut|errands|attend))/;

/** What several pages know of contracts, of a work's parties, of places and of cue sheets: small declarations, together one file. */
const sharedFields =
  /[/\\]contract[/\\]src[/\\](publishing[/\\]contracts|platform[/\\]fields[/\\](contracts|plainContract|territories|workParties|places|cueSheets))\.ts$/;

/** What few pages share and several of them load first. */
const shared =
  /[/\\]src[/\\]platform[/\\](download[/\\](File|messages)|ui[/\\](sortInAddress|useTyped|Gathered|Light|Table))\.tsx?$/;

/** Where logging in leads: the page, and what it shows at once. */
const home = /[/\\]app[/\\](card[/\\](CardPage|PersonCard|WorksTab)|home[/\\]MemberHome)\.tsx$/;

/** The form of a work, which registering, amending and taking over share. */
const registration = /[/\\]works[/\\]registration[/\\]RegisterPage\.tsx$/;

/** What opens a room of co-authors, below the form of a work. */
const rooms =
  /[/\\](contract[/\\]src[/\\](platform[/\\]fields|works)[/\\]splitRooms|splitRooms[/\\](OpenRoom|keptForm|openMessages))\.tsx?$/;

/** What the statistics share with few others. */
const figures =
  /[/\\](contract[/\\]src[/\\](platform[/\\]fields[/\\]insight|royalties[/\\](statistics|insight))|queriesObserver|useQueries|sliders-horizontal|ui[/\\]FilterFold)\.\w+$/;

/** The days of distributions below the statistics. */
const calendar =
  /[/\\](contract[/\\]src[/\\](platform[/\\]fields|royalties)[/\\]calendar|calendar[/\\](messages|StateBadge|Day|DistributionCalendar)|calendar-plus)\.\w+$/;

export default defineConfig({
  plugins: [react(), preloadedFont(), firstSight(), manifests(), recognition(), worker(), precompressed()],
  build: {
    outDir: 'dist',
    target: 'es2023',
    // The first versions that know light-dark().
    cssTarget: ['chrome123', 'firefox120', 'safari17.5'],
    sourcemap: 'hidden',
    // The content security policy allows no data: addresses.
    assetsInlineLimit: 0,
    modulePreload: {
      polyfill: false,
      // These styles stand in the page itself.
      resolveDependencies: (_file, files) => files.filter((file) => !/\/index-[^/]*\.css$/u.test(file)),
    },
    // What every visit needs comes as one file; so does what every member needs, what many pages share, the home, and the form of a work. That packs better than the same cut in ten.
    rolldownOptions: {
      output: {
        // The frame names every file that pages are loaded from, and no compression shortens a hash.
        chunkFileNames: 'assets/[name]-[hash:7].js',
        assetFileNames: 'assets/[name]-[hash:6][extname]',
        codeSplitting: {
          groups: [
            { name: 'start', tags: ['$initial'] },
            { name: 'frame', test: (id: string) => frame.test(id) || shared.test(id) },
            { name: 'fields', test: sharedFields },
            { name: 'portal', minShareCount: 31 },
            { name: 'home', test: home },
            { name: 'registration', test: registration },
            { name: 'rooms', test: rooms },
            { name: 'figures', test: figures },
            { name: 'calendar', test: calendar },
          ],
        },
      },
    },
  },
  // Found only when a statement is made, they would be got ready in the middle of it.
  optimizeDeps: { include: ['jspdf', 'write-excel-file/universal'] },
  worker: {
    format: 'es',
    // What jsPDF would fetch to draw pages of the web, which no statement is made of.
    rolldownOptions: { external: ['html2canvas', 'dompurify', 'canvg'] },
  },
  server: { port: 5173, proxy: { '/api': process.env.OMUR_API ?? 'http://127.0.0.1:3000' } },
});
