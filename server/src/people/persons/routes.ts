import {
  changePerson as changePersonCall,
  endMembership,
  exportPersonWorks,
  getPerson,
  getPersonCard,
  getPersonId,
  getPublisherInfo,
  listPersonAuthors,
  listPersonRights,
  listPersonWorks,
  listPublishedAuthors,
  markPublisher,
} from '@omur/contract/people/persons';
import { enterKennitala as enterKennitalaCall } from '@omur/contract/people/enterKennitala';
import { getAccountChange, stopAccountChange } from '@omur/contract/people/accountChanges';
import { readKennitala } from '@omur/contract/people/rules/kennitala';
import type { Config } from '../../platform/config.ts';
import { oneOr404 } from '../../platform/http/rows.ts';
import { list } from '../../platform/http/list.ts';
import { serve, type Server } from '../../platform/http/serve.ts';
import { refuse } from '../../platform/refusal.ts';
import { changeOfLetter, stopChange } from './account.ts';
import { changePerson } from './change.ts';
import { worksFile } from './export.ts';
import { enterKennitala } from './kennitala.ts';
import { leave } from './leaving.ts';
import * as queries from './queries.ts';
import {
  authorsOfPerson,
  authorsPublishedBy,
  findPerson,
  findPersonById,
  findPersonId,
  findPublisher,
  rightsOfPerson,
} from './queries.ts';
import { assertFound, assertAccess, accessOf } from '../../platform/sessions/access.ts';
import { worksOf } from './works.ts';

export function servePersons(server: Server, { fourEyes }: Pick<Config, 'fourEyes'>): void {
  const byKennitala = (kennitala: string) => readKennitala(kennitala) ?? '';

  serve(server, markPublisher, async ({ db, params, body }) => {
    if (!(await queries.markPublisher.row(db, { ...params, ...body }))) refuse('person.notFound');
    return undefined;
  });
  serve(server, endMembership, (call) => leave(call, fourEyes.has('accounts')));
  serve(server, enterKennitalaCall, (call) => enterKennitala(call, fourEyes.has('accounts')));
  serve(server, getPersonId, ({ db, actor, params }) =>
    oneOr404(
      db,
      findPersonId,
      { kennitala: byKennitala(params.kennitala), ...accessOf(actor) },
      'person.notFound',
    ),
  );
  serve(server, getPerson, ({ db, actor, params, language }) =>
    oneOr404(
      db,
      findPerson,
      { kennitala: byKennitala(params.kennitala), language, ...accessOf(actor) },
      'person.notFound',
    ),
  );
  serve(server, getPersonCard, ({ db, actor, params: { personId }, language }) =>
    oneOr404(db, findPersonById, { personId, language, ...accessOf(actor) }, 'person.notFound'),
  );
  serve(server, changePersonCall, (call) => changePerson(call, fourEyes.has('accounts')));
  serve(server, getAccountChange, changeOfLetter);
  serve(server, stopAccountChange, (call) => stopChange(server.pool, call));
  serve(server, getPublisherInfo, ({ db, actor, params }) =>
    oneOr404(
      db,
      findPublisher,
      { kennitala: byKennitala(params.kennitala), ...accessOf(actor) },
      'person.notPublisher',
    ),
  );
  serve(server, listPersonRights, ({ actor, params }) =>
    list(rightsOfPerson, { personId: assertAccess(actor, params.personId) }),
  );
  serve(server, listPersonAuthors, ({ actor, params }) =>
    list(authorsOfPerson, { personId: assertAccess(actor, params.personId) }),
  );
  serve(server, listPublishedAuthors, ({ actor, params }) =>
    list(authorsPublishedBy, { personId: assertAccess(actor, params.personId) }),
  );
  serve(server, listPersonWorks, ({ actor, params, query }) =>
    worksOf(assertAccess(actor, params.personId), query),
  );
  serve(server, exportPersonWorks, async ({ db, pool, actor, params, query, language }) => {
    const personId = await assertFound(db, actor, params.personId);
    const person = await queries.isPublisher.row<{ isPublisher: boolean }>(db, { personId });
    return {
      name: `verk-${personId}.csv`,
      content: worksFile(pool, {
        list: worksOf(personId, query),
        sort: query.sort,
        language,
        isPublisher: person?.isPublisher ?? false,
      }),
    };
  });
}
