import * as calls from '@omur/contract/works/repertory';
import type { Config } from '../../platform/config.ts';
import type { Call } from '../../platform/http/call.ts';
import { list } from '../../platform/http/list.ts';
import { PublicRate } from '../../platform/http/publicRate.ts';
import { serve, type Server } from '../../platform/http/serve.ts';
import { refuse } from '../../platform/refusal.ts';
import { readFile } from './files.ts';
import { allFiles } from './filesQueries.ts';
import { search, show } from './search.ts';
import { serveSitemaps } from './sitemaps.ts';

/** O96, O102: refuses while the repertory is closed, and who asks for more than their network may. */
export function openToPublic(
  { pool }: Pick<Server, 'pool'>,
  { isRepertoryPublic, publicRatePerMinute }: Pick<Config, 'isRepertoryPublic' | 'publicRatePerMinute'>,
) {
  const rate = new PublicRate(pool, 'repertory', publicRatePerMinute);
  return async ({ address }: Pick<Call, 'address'>) => {
    if (!isRepertoryPublic) refuse('repertory.closed');
    await rate.assertWithin(address);
  };
}

export function serveRepertory(server: Server, config: Config): void {
  const assertOpen = openToPublic(server, config);
  serve(server, calls.searchRepertory, search, assertOpen);
  serve(server, calls.getRepertoryWork, show, assertOpen);
  serve(server, calls.listRepertoryFiles, () => list(allFiles, {}), assertOpen);
  serve(server, calls.getRepertoryFile, (call) => readFile(call.pool, call), assertOpen);
  serveSitemaps(server, config);
}
