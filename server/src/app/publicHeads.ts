import { newsHead } from '../messages/news/head.ts';
import type { Config } from '../platform/config.ts';
import type { PublicHeads } from '../platform/http/pages.ts';
import type { Server } from '../platform/http/serve.ts';
import { repertoryHeads } from '../works/repertory/head.ts';

/** What public pages say to those who run no scripts: the repertory, and the news. */
export function publicHeads(
  server: Pick<Server, 'pool' | 'reads' | 'positions'>,
  config: Config,
): PublicHeads {
  const { headOf, robots } = repertoryHeads(server, config);
  return {
    robots,
    headOf: async (path, request) => newsHead(path, config) ?? (await headOf(path, request)),
  };
}
