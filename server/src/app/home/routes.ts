import * as desk from '@omur/contract/app/deskHome';
import { getHome, getCatalogueEarnings, visitHome } from '@omur/contract/app/home';
import { oneOr404 } from '../../platform/http/rows.ts';
import { serve, type Server } from '../../platform/http/serve.ts';
import { isProxy, isStaff } from '../../platform/sessions/actor.ts';
import { findDeskHome, forgetFinds, leaveQueue, putFind, takeQueue } from './deskQueries.ts';
import { findCatalogueEarnings } from './catalogueQueries.ts';
import { findHome, putVisit } from './queries.ts';

/** H22: a home is of the session's own person, so that nobody can ask for another's. */
export function serveHome(server: Server): void {
  serve(server, getHome, ({ reads, actor, language }) => {
    const { personId, userId, realUserId } = actor;
    const asked = {
      personId,
      userId,
      realUserId,
      language,
      isProxy: isProxy(actor),
      isStaff: isStaff(actor),
    };
    return oneOr404(reads, findHome, asked, 'person.notFound');
  });
  serve(server, visitHome, async ({ db, actor: { userId, realUserId } }) => {
    await putVisit.run(db, { userId, realUserId });
    return undefined;
  });
  serve(server, getCatalogueEarnings, ({ reads, actor: { personId } }) =>
    oneOr404(reads, findCatalogueEarnings, { personId }, 'person.notFound'),
  );
  serve(server, desk.getDeskHome, ({ reads, actor, language }) => {
    const { personId, userId, role } = actor;
    const asked = { personId, userId, isAdministrator: role === 'administrator', isStaff: true, language };
    return oneOr404(reads, findDeskHome, asked, 'desk.noneFound');
  });
  serve(server, desk.keepFind, async ({ db, actor: { userId }, params }) => {
    await putFind.run(db, { ...params, userId });
    await forgetFinds.run(db, { userId, most: desk.mostFinds });
    return undefined;
  });
  serve(server, desk.takeQueue, async ({ db, actor: { userId }, params }) => {
    await takeQueue.run(db, { ...params, userId });
    return undefined;
  });
  serve(server, desk.leaveQueue, async ({ db, actor: { userId }, params }) => {
    await leaveQueue.run(db, { ...params, userId });
    return undefined;
  });
}
