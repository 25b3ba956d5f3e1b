import * as calls from '@omur/contract/works/provisional';
import { fold } from '@omur/contract/platform/rules/folding';
import { list } from '../../platform/http/list.ts';
import { serve, type Server } from '../../platform/http/serve.ts';
import { provisionalWorks } from './queries.ts';
import { correctProvisional, makeProvisional, withdrawProvisional } from './record.ts';

export function serveProvisional(server: Server): void {
  serve(server, calls.listProvisionalWorks, ({ query: { filter = 'open', search = '' } }) =>
    list(provisionalWorks[filter], { pattern: `%${fold(search)}%` }),
  );
  serve(server, calls.makeProvisionalWork, makeProvisional);
  serve(server, calls.changeProvisionalWork, correctProvisional);
  serve(server, calls.closeProvisionalWork, withdrawProvisional);
}
