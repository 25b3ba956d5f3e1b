import { FoundUser } from '@omur/contract/accounts/delegation';
import * as calls from '@omur/contract/accounts/delegation';
import * as acting from '@omur/contract/accounts/masquerade';
import { fold } from '@omur/contract/platform/rules/folding';
import { readKennitala } from '@omur/contract/people/rules/kennitala';
import * as z from 'zod/mini';
import type { Config } from '../../platform/config.ts';
import type { Queryable } from '../../platform/database/statement.ts';
import type { CallOf } from '../../platform/http/call.ts';
import { isStaff, type Actor } from '../../platform/sessions/actor.ts';
import { fitsName, mayLookUp } from '../../people/persons/lookUp.ts';
import { allRows } from '../../platform/http/rows.ts';
import { list } from '../../platform/http/list.ts';
import { serve, type Server } from '../../platform/http/serve.ts';
import { answerRequest, askForAccess, withdrawRequest } from './ask.ts';
import { changeAccess, giveUpAccess, grantAccess, removeAccess } from './grant.ts';
import { masquerade, stopMasquerade } from './masquerade.ts';
import * as queries from './queries.ts';
import { actedFor } from './sessionQueries.ts';

export function serveAccess(server: Server, { sessionIdleMinutes: idleMinutes }: Config): void {
  serve(server, calls.searchUsers, searchUsers);
  serve(server, calls.listMyAccess, ({ actor, query: { name = '' } }) =>
    list(actor.role === 'administrator' ? queries.everybodyBut : queries.heldBy, {
      userId: actor.userId,
      pattern: `%${fold(name)}%`,
      kennitala: readKennitala(name) ?? '',
    }),
  );
  serve(server, calls.listAccessToMe, ({ actor: { userId } }) => list(queries.grantedBy, { userId }));
  serve(server, calls.grantAccess, grantAccess);
  serve(server, calls.changeAccess, changeAccess);
  serve(server, calls.removeAccess, ({ db, actor, params }) => removeAccess(db, actor, params.userId));
  serve(server, calls.giveUpAccess, ({ db, actor, params }) => giveUpAccess(db, actor, params.userId));
  serve(server, calls.listAccessRequests, ({ actor: { userId } }) =>
    list(queries.waitingRequests, { userId }),
  );
  serve(server, calls.askForAccess, askForAccess);
  serve(server, calls.answerAccessRequest, answerRequest);
  serve(server, calls.withdrawAccessRequest, ({ db, actor, params }) =>
    withdrawRequest(db, actor, params.requestId),
  );
  serve(server, acting.masquerade, masquerade);
  serve(server, acting.stopMasquerade, ({ db, actor }) => stopMasquerade(db, actor));
  serve(server, calls.listActedForMe, ({ actor: { userId, personId } }) =>
    list(actedFor, { userId, personId, idleMinutes, isStaff: false }),
  );
}

/** C7.12. Anyone who grants nothing has no use for names: external users find whom they know the national ID of. */
function searchUsers({ db, actor, query }: CallOf<typeof calls.searchUsers>) {
  const { userId } = actor;
  const kennitala = readKennitala(query.kennitala ?? query.name ?? '');
  if (kennitala) return lookUp(db, actor, kennitala, query.name);
  const folded = fold(query.name ?? '');
  if (folded === '' || actor.role === 'external') return [];
  return allRows(db, queries.findByName, { folded, userId, isStaff: isStaff(actor) });
}

/** S9: by the number and, but for staff, a name that fits it. */
async function lookUp(db: Queryable, actor: Actor, kennitala: string, name: string | undefined) {
  await mayLookUp(db, actor, name);
  const rows = await allRows(db, queries.findByKennitala, { kennitala, userId: actor.userId });
  return isStaff(actor)
    ? rows
    : rows.filter(({ json }) => fitsName(name, z.decode(FoundUser, JSON.parse(json)).name));
}
