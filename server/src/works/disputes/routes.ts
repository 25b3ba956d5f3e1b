import * as calls from '@omur/contract/works/disputes';
import type { Config } from '../../platform/config.ts';
import { list } from '../../platform/http/list.ts';
import { serve, type Server } from '../../platform/http/serve.ts';
import { type Actor, isStaff } from '../../platform/sessions/actor.ts';
import { accept, offer, refer, withdraw } from './answer.ts';
import { decide } from './decide.ts';
import { open } from './open.ts';
import { refuseSame } from './overclaim.ts';
import { deskDisputes, disputesOfWork } from './queries.ts';

const reader = (actor: Actor) => ({
  personId: actor.personId,
  realUserId: actor.realUserId,
  isStaff: isStaff(actor),
});

export function serveDisputes(server: Server, { fourEyes }: Pick<Config, 'fourEyes'>): void {
  serve(server, calls.listDisputes, ({ actor, params: { workId } }) =>
    list(disputesOfWork, { workId, ...reader(actor) }),
  );
  serve(server, calls.openDispute, open);
  serve(server, calls.offerShares, offer);
  serve(server, calls.acceptOffer, accept);
  serve(server, calls.leaveToStaff, refer);
  serve(server, calls.withdrawDispute, withdraw);
  serve(server, calls.listDeskDisputes, ({ actor }) => list(deskDisputes, reader(actor)));
  serve(server, calls.decideDispute, decide);
  serve(server, calls.refuseAsSame, (call) => refuseSame(call, fourEyes.has('registrations')));
}
