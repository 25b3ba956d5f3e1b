import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { build, type Plugin, type Rolldown } from 'vite';

const at = (file: string) => fileURLToPath(new URL(`../${file}`, import.meta.url));
/** What draws statements and weighs passwords is fetched when it is needed, as before. */
const heavy = 150_000;
/** What is asked for here belongs to the staff's desk, which nobody opens without a network. */
const desk = 'deskRoutes';

type Bundle = Rolldown.OutputBundle;
type Chunk = Rolldown.OutputChunk;

const chunksOf = (bundle: Bundle) =>
  Object.values(bundle).filter((one): one is Chunk => one.type === 'chunk');

/** The files with all that they import, and their styles. */
function withImports(bundle: Bundle, files: Iterable<string>): Set<string> {
  const found = new Set<string>();
  const waiting = [...files];
  for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
    const chunk = bundle[file];
    if (found.has(file) || chunk?.type !== 'chunk') continue;
    found.add(file);
    waiting.push(...chunk.imports);
  }
  for (const file of found)
    for (const style of (bundle[file] as Chunk).viteMetadata?.importedCss ?? []) found.add(style);
  return found;
}

/** Everything that may be asked for from the files, except by the desk. */
function withDynamicImports(bundle: Bundle, files: Iterable<string>): Set<string> {
  const found = withImports(bundle, files);
  for (const file of found) {
    const chunk = bundle[file];
    if (chunk?.type !== 'chunk' || chunk.name === desk) continue;
    const asked = chunk.dynamicImports.filter((one) => (bundle[one] as Chunk).name !== desk);
    for (const one of withImports(bundle, asked)) found.add(one);
  }
  return found;
}

function releaseOf(bundle: Bundle) {
  const chunks = chunksOf(bundle);
  const entry = chunks.find(({ isEntry }) => isEntry)?.fileName ?? '';
  const named = (name: string) => chunks.filter((one) => one.name === name).map(({ fileName }) => fileName);
  const first = withImports(bundle, [entry, ...named('routes'), ...named('home')]);
  const font = Object.keys(bundle).find((file) => file.includes('inter-latin-wght'));
  const styles = Object.keys(bundle).filter((file) => /\/(index|app|main)-[\w-]+\.css$/.test(file));
  const later = [...withDynamicImports(bundle, first)].filter((file) => {
    const one = bundle[file];
    return !first.has(file) && !(one?.type === 'chunk' && one.code.length > heavy);
  });
  const content = ['index.html', 'public/theme.js', 'public/waiting.js', 'public/favicon.svg'].map((file) =>
    readFileSync(at(file)),
  );
  const hash = createHash('sha256').update(Object.keys(bundle).toSorted().join());
  for (const one of content) hash.update(one);
  return {
    version: hash.digest('base64url').slice(0, 12),
    entry,
    first: [...new Set([...first, ...styles, ...(font ? [font] : [])])].map((file) => `/${file}`),
    later: later.map((file) => `/${file}`),
  };
}

/** Builds the worker beside the pages, with the names of their files in it: `/sw.js` is another one with every release. */
export function worker(): Plugin {
  return {
    name: 'omur:worker',
    apply: 'build',
    generateBundle: {
      order: 'post',
      async handler(_options, bundle) {
        const built = await build({
          configFile: false,
          publicDir: false,
          logLevel: 'warn',
          define: { __BUILD__: JSON.stringify(releaseOf(bundle)) },
          build: {
            write: false,
            target: 'es2023',
            rolldownOptions: {
              input: at('worker/main.ts'),
              output: { format: 'iife', entryFileNames: 'sw.js' },
            },
          },
        });
        const { output } = (Array.isArray(built) ? built[0] : built) as Rolldown.RolldownOutput;
        this.emitFile({ type: 'asset', fileName: 'sw.js', source: output[0].code });
      },
    },
  };
}
