import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';

// Which domain uses which, and whether folders use one another in circles: `npm run domains`.

const root = path.resolve(import.meta.dirname, '..');

/** Packages that have the domains, and how many arrows between domains each may have. */
export const packages = { contract: 21, server: 36, web: 60 } as const;
export type Package = keyof typeof packages;

export interface Arrow {
  from: string;
  to: string;
  /** The import that makes it, such as "server/src/works/add.ts → server/src/people/queries.ts". */
  example: string;
}

/** `import`, `export … from`, types and lazy imports; texts that only look like one name no file. */
const imported = /(?:from|import)\s*\(?\s*['"](\.{1,2}\/[^'"]+)['"]/g;

/**
 * The layers of ARCHITECTURE.md from the top: each domain may use those of the layers below it.
 * @throws if the page no longer shows them.
 */
export function layers(): string[][] {
  const page = readFileSync(`${root}/ARCHITECTURE.md`, 'utf8');
  const shown = /^ {4}(app → .*)$/m.exec(page)?.[1];
  if (!shown) throw new Error('ARCHITECTURE.md does not show which domain may use which.');
  return shown.split(' → ').map((layer) =>
    layer
      .replace(/[{}]/g, '')
      .split(',')
      .map((name) => name.trim()),
  );
}

/** The uses of one folder by another within a package: `works/registration` of the code, two levels deep at most. */
export function arrowsOf(name: Package): Arrow[] {
  const files = globSync(`${name}/src/**/*.{ts,tsx}`, { cwd: root }).filter(
    (file) => !/\.test\.tsx?$/.test(file),
  );
  const known = new Set(files);
  const arrows = files.flatMap((file) =>
    [...readFileSync(`${root}/${file}`, 'utf8').matchAll(imported)].flatMap(([, target = '']) => {
      const used = path.posix.normalize(path.posix.join(path.posix.dirname(file), target));
      if (!known.has(used)) return [];
      return [{ from: folderOf(file), to: folderOf(used), example: `${file} → ${used}` }];
    }),
  );
  return arrows.filter(({ from, to }) => from !== to);
}

const folderOf = (file: string) => file.split('/').slice(2, -1).slice(0, 2).join('/');
export const domainOf = (folder: string) => folder.split('/')[0] ?? '';

/** The arrows between domains, each once. */
export function betweenDomains(arrows: readonly Arrow[]): string[] {
  const pairs = arrows.map(({ from, to }) => [domainOf(from), domainOf(to)] as const);
  return [...new Set(pairs.filter(([from, to]) => from !== to).map((pair) => pair.join(' → ')))].sort();
}

/** Arrows that point up, to the side, or from or to a folder that is no domain. */
export function forbidden(arrows: readonly Arrow[]): Arrow[] {
  const levels = new Map(layers().flatMap((names, level) => names.map((name) => [name, level] as const)));
  return arrows.filter(({ from, to }) => {
    const [above, below] = [levels.get(domainOf(from)), levels.get(domainOf(to))];
    if (above === undefined || below === undefined) return true;
    return domainOf(from) !== domainOf(to) && above >= below;
  });
}

/** A way through the folders that ends where it began, or undefined. */
export function findCircle(arrows: readonly Arrow[]): string[] | undefined {
  const next = Map.groupBy(arrows, ({ from }) => from);
  const done = new Set<string>();
  const visit = (folder: string, way: string[]): string[] | undefined => {
    if (way.includes(folder)) return [...way.slice(way.indexOf(folder)), folder];
    if (done.has(folder)) return undefined;
    for (const { to } of next.get(folder) ?? []) {
      const circle = visit(to, [...way, folder]);
      if (circle) return circle;
    }
    done.add(folder);
    return undefined;
  };
  return [...next.keys()].map((folder) => visit(folder, [])).find((circle) => circle !== undefined);
}

function main(): void {
  for (const name of Object.keys(packages) as Package[]) {
    const arrows = arrowsOf(name);
    const lines = betweenDomains(arrows);
    const circle = findCircle(arrows);
    process.stdout.write(
      `${name}: ${lines.length} arrows between domains, ${circle ? `a circle: ${circle.join(' → ')}` : 'no circle'}\n`,
    );
    process.stdout.write(lines.map((line) => `  ${line}\n`).join(''));
  }
}

if (import.meta.main) main();
