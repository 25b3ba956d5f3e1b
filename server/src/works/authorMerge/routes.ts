import * as calls from '@omur/contract/works/authorMerge';
import { fold } from '@omur/contract/platform/rules/folding';
import { readIpiName } from '@omur/contract/people/rules/ipi';
import { readKennitala } from '@omur/contract/people/rules/kennitala';
import type { Config } from '../../platform/config.ts';
import { oneOr404, allRows } from '../../platform/http/rows.ts';
import { list } from '../../platform/http/list.ts';
import { serve, type Server } from '../../platform/http/serve.ts';
import { refuse } from '../../platform/refusal.ts';
import { askForJoin, join } from './join.ts';
import * as queries from './queries.ts';

export function serveAuthorMerge(server: Server, { fourEyes }: Pick<Config, 'fourEyes'>): void {
  serve(server, calls.listUnknownAuthors, ({ query }) => {
    const typed = query.search?.trim() ?? '';
    if (typed === '') return list(queries.allUnknown, {});
    const { folded, ...numbers } = readSearch(typed);
    return list(queries.foundUnknown, { pattern: folded === '' ? '' : `%${folded}%`, ...numbers });
  });
  serve(server, calls.getUnknownAuthor, ({ db, params }) =>
    oneOr404(db, queries.findUnknown, { authorId: params.authorId }, 'author.notFound'),
  );
  serve(server, calls.listJoinCandidates, async ({ db, params, query }) => {
    const { authorId } = params;
    const unknown = await queries.findUnknown.row<{ json: string }>(db, { authorId });
    if (!unknown) refuse('author.notFound');
    const typed = query.search?.trim() ?? '';
    const name = (JSON.parse(unknown.json) as { nafN_BIRTA: string }).nafN_BIRTA;
    return allRows(db, queries.findCandidates, {
      authorId,
      isSearch: typed !== '',
      ...readSearch(typed === '' ? name : typed),
    });
  });
  serve(server, calls.joinUnknownAuthor, ({ db, actor, params, body }) => {
    const pair = { authorId: params.authorId, intoAuthorId: body.authorId };
    return fourEyes.has('joins') ? askForJoin(db, actor, pair) : join(db, actor, pair);
  });
}

/** A name, or a number: national ID, IPI name number or author's number. */
function readSearch(typed: string) {
  const kennitala = readKennitala(typed) ?? '';
  return {
    folded: kennitala === '' ? fold(typed) : '',
    kennitala,
    ipiNameNumber: readIpiName(typed).value ?? '',
    number: /^[1-9]\d{0,8}$/.test(typed) ? Number(typed) : 0,
  };
}
