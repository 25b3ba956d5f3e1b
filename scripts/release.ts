import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

// `npm run release -- 0.2.0`: gives the project a version wherever one stands, and what has changed since its heading. What is written is
// looked at and committed by hand.

const root = path.resolve(import.meta.dirname, '..');
const manifests = ['.', 'contract', 'server', 'web', 'e2e', 'bench'];

/** A version in each line that has one of ours, and what stands before it there. */
const places: Readonly<Record<string, RegExp>> = {
  ...Object.fromEntries(
    manifests.map((folder) => [
      path.join(folder, 'package.json'),
      /^( {2}"version": "| {4}"@omur\/\w+": ")([^"]+)/gm,
    ]),
  ),
  'package-lock.json':
    /^( {4}"(?:|contract|server|web|e2e|bench)": \{\n {6}"name": "[^"]+",\n {6}"version": "| {8}"@omur\/\w+": ")([^"]+)/gm,
  'deploy/helm/omur/Chart.yaml': /^(version: |appVersion: ")([\d.]+)/gm,
  'deploy/helm/omur/values.yaml': /^( {2}tag: ")([^"]+)/gm,
};
const changelog = 'CHANGELOG.md';
const read = (file: string) => readFileSync(path.join(root, file), 'utf8');
const write = (file: string, text: string) => writeFileSync(path.join(root, file), text);

/** Each version of ours, by the file that has it. Wants one in each. */
export function versions(): { file: string; version: string }[] {
  return Object.entries(places).flatMap(([file, pattern]) => {
    const found = [...read(file).matchAll(pattern)].map(([, , version = '']) => ({ file, version }));
    if (found.length === 0) throw new Error(`${file} has no version where one is looked for.`);
    return found;
  });
}

function release(version: string, day: string): void {
  const notes = read(changelog);
  if (!/^## Unreleased\n\n(?!## )/m.test(notes))
    throw new Error('Nothing has changed since the last release.');
  for (const [file, pattern] of Object.entries(places))
    write(
      file,
      read(file).replace(pattern, (_all, before: string) => before + version),
    );
  write(changelog, notes.replace(/^## Unreleased\n/m, `## Unreleased\n\n## ${version} (${day})\n`));
}

if (import.meta.main) {
  const [version = ''] = process.argv.slice(2);
  if (!/^\d+\.\d+\.\d+$/.test(version)) throw new Error('Name the version: npm run release -- 1.2.3');
  release(version, new Date().toISOString().slice(0, 10));
}
