import { acceptInvitation, getInvitation } from '@omur/contract/accounts/invitations';
import { chooseOwnLanguage, getOwnLanguage } from '@omur/contract/accounts/ownLanguage';
import * as calls from '@omur/contract/accounts/users';
import type { Config } from '../../platform/config.ts';
import { oneOr404 } from '../../platform/http/rows.ts';
import { serve, type Server } from '../../platform/http/serve.ts';
import * as accept from './accept.ts';
import { addUser } from './add.ts';
import { addMember } from './addMember.ts';
import { changeUser } from './change.ts';
import { invite } from './invite.ts';
import * as language from './language.ts';
import { findUsers } from './list.ts';
import { findUser } from './queries.ts';

export function serveUsers(server: Server, config: Config): void {
  const { societyName, sessionIdleMinutes: idleMinutes } = config;
  const takesTwo = config.fourEyes.has('accounts') || config.fourEyes.has('staff');
  serve(server, calls.listUsers, (call) => findUsers(call, idleMinutes));
  serve(server, calls.getUser, ({ db, actor, params: { userId } }) =>
    oneOr404(db, findUser, { userId, seesAll: actor.role === 'administrator', idleMinutes }, 'user.notFound'),
  );
  serve(server, calls.addUser, (call) => addUser(call, config));
  serve(server, calls.changeUser, (call) => changeUser(call, config));
  serve(server, getOwnLanguage, language.ownLanguage);
  serve(server, chooseOwnLanguage, language.chooseOwnLanguage);
  serve(server, calls.inviteUser, ({ db, actor, params, body }) =>
    invite(db, actor, { ...params, ...body, societyName, takesTwo }),
  );
  serve(server, calls.addMember, (call) => addMember(call, config));
  serve(server, getInvitation, (call) => accept.showInvitation(call, config));
  serve(server, acceptInvitation, (call) => accept.acceptInvitation(server.pool, config, call));
}
