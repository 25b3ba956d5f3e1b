import * as calls from '@omur/contract/works/groups';
import { fold } from '@omur/contract/platform/rules/folding';
import { list } from '../../platform/http/list.ts';
import { oneOr404 } from '../../platform/http/rows.ts';
import { serve, type Server } from '../../platform/http/serve.ts';
import { type Actor, isStaff } from '../../platform/sessions/actor.ts';
import { agree, leave } from './agree.ts';
import { change, make } from './propose.ts';
import * as queries from './queries.ts';
import { setLists } from './setListQueries.ts';
import * as kept from './setLists.ts';

const reader = (actor: Actor) => ({ personId: actor.personId, isStaff: isStaff(actor) });

export function serveGroups(server: Server): void {
  serve(server, calls.listGroups, ({ actor, query }) => {
    const words = fold(query.search ?? '').trim();
    if (words === '') return list(queries.groups, reader(actor));
    return list(queries.foundGroups, { ...reader(actor), pattern: `%${words}%` });
  });
  serve(server, calls.getGroup, ({ db, actor, params: { groupId } }) =>
    oneOr404(db, queries.findGroup, { groupId, ...reader(actor) }, 'group.notFound'),
  );
  serve(server, calls.makeGroup, make);
  serve(server, calls.changeGroup, change);
  serve(server, calls.agreeToGroup, agree);
  serve(server, calls.leaveGroup, leave);
  serve(server, calls.listGroupSetLists, ({ actor, params: { groupId } }) =>
    list(setLists, { groupId, ...reader(actor) }),
  );
  serve(server, calls.keepGroupSetList, kept.keep);
  serve(server, calls.changeGroupSetList, kept.change);
  serve(server, calls.removeGroupSetList, kept.remove);
}
