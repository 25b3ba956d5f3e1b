import * as calls from '@omur/contract/royalties/openings';
import { list } from '../../platform/http/list.ts';
import { oneOr404 } from '../../platform/http/rows.ts';
import { serve, type Server } from '../../platform/http/serve.ts';
import { bring } from './bring.ts';
import { decide } from './decide.ts';
import * as queries from './queries.ts';

/** Balances from a former system (R20). */
export function serveOpenings(server: Server): void {
  serve(server, calls.askForOpening, ({ db, body, language, actor }) =>
    bring(db, { ...body, language, userId: actor.realUserId }),
  );
  serve(server, calls.listOpenings, ({ language, actor }) =>
    list(queries.allOpenings, { language, userId: actor.realUserId }),
  );
  serve(server, calls.getOpening, ({ db, params, language, actor }) =>
    oneOr404(
      db,
      queries.findOpening,
      { ...params, language, userId: actor.realUserId },
      'money.openingNotFound',
    ),
  );
  serve(server, calls.listOpeningLines, ({ params, language }) =>
    list(queries.linesOf, { ...params, language }),
  );
  serve(server, calls.decideOpening, async ({ db, params, body, actor }) => {
    await decide(db, { ...params, ...body, userId: actor.realUserId });
    return undefined;
  });
}
