import { listRightsHistory } from '@omur/contract/works/rightsHistory';
import { listSimilarWorks } from '@omur/contract/works/similarWorks';
import * as calls from '@omur/contract/works/works';
import type { Listing } from '../../platform/database/listing.ts';
import { isStaff, type Actor } from '../../platform/sessions/actor.ts';
import { oneOr404 } from '../../platform/http/rows.ts';
import { list } from '../../platform/http/list.ts';
import { serve, type Server } from '../../platform/http/serve.ts';
import { addOtherTitle } from './add.ts';
import * as queries from './queries.ts';
import { findSimilar, searchWorks } from './search.ts';

type OfWork = Listing<'workId' | 'personId' | 'isStaff'>;

export function serveWorks(server: Server): void {
  const accessOf = (actor: Actor) => ({ personId: actor.personId, isStaff: isStaff(actor) });
  const codes = (listing: Listing<'workId' | 'personId' | 'isStaff' | 'userId'>) => {
    return ({ actor, params }: { actor: Actor; params: { workId: number } }) =>
      list(listing, { workId: params.workId, userId: actor.userId, ...accessOf(actor) });
  };
  const ofWork = (listing: OfWork) => (call: { actor: Actor; params: { workId: number } }) =>
    list(listing, { workId: call.params.workId, ...accessOf(call.actor) });

  serve(server, calls.searchWorks, searchWorks);
  serve(server, listSimilarWorks, findSimilar);
  serve(server, calls.getWork, async ({ reads, actor, params }) => {
    const asked = { workId: params.workId, ...accessOf(actor) };
    const work = await queries.findWork.row<{ json: string }>(reads, asked);
    return work ?? oneOr404(reads, queries.findWithdrawnWork, asked, 'work.notFound');
  });
  serve(server, calls.listWorkAuthors, ofWork(queries.authorsOfWork));
  serve(server, calls.listWorkRights, ofWork(queries.rightsOfWork));
  serve(server, listRightsHistory, ofWork(queries.rightsHistoryOfWork));
  serve(server, calls.listWorkPublishers, ofWork(queries.publishersOfWork));
  serve(server, calls.listBeneficiaries, ofWork(queries.beneficiariesOfWork));
  serve(server, calls.listWorkDistributions, ({ actor, params, language }) =>
    list(queries.distributionsOfWork, { ...params, ...accessOf(actor), language }),
  );
  serve(server, calls.listWorkCueSheets, ofWork(queries.cueSheetsOfWork));
  serve(server, calls.listLightChanges, ofWork(queries.lightChangesOfWork));
  serve(server, calls.listOtherTitles, ofWork(queries.otherTitlesOfWork));
  serve(server, calls.listIswcs, codes(queries.iswcsOfWork));
  serve(server, calls.listIsrcs, codes(queries.isrcsOfWork));
  serve(server, calls.addOtherTitle, addOtherTitle);
}
