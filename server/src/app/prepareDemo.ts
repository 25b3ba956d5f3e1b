import type pg from 'pg';
import { writeDemoFiles } from '../../demo/files.ts';
import { loadDemoIntoEmpty } from '../../demo/load.ts';
import { demoAccount } from '../../demo/royalties/account.ts';
import type { Config } from '../platform/config.ts';

/** Loads the demo society where there is nobody yet. Unless another account is set, it pays from its own (O389), here and on later starts. */
export async function prepareDemo(
  owner: pg.ClientConfig,
  config: Config,
  say: (line: string) => void,
): Promise<void> {
  const { isNew, isDemo } = await loadDemoIntoEmpty(owner, say);
  if (isNew) await writeDemoFiles(owner, config);
  if (isDemo) config.payment ??= { name: config.societyName, ...demoAccount };
}
