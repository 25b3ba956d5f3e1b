import { globSync } from 'node:fs';
import { allEndpoints, type Declared } from '../src/platform/endpoint.ts';

const folder = `${import.meta.dirname}/../src`;

/** Every declared call, once the file of each feature has been read. */
export async function everyEndpoint(): Promise<readonly Declared[]> {
  const files = globSync('**/*.ts', { cwd: folder }).filter((file) => !file.endsWith('.test.ts'));
  await Promise.all(files.map((file) => import(`${folder}/${file}`)));
  return allEndpoints;
}
