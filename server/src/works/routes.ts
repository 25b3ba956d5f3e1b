import * as calls from '@omur/contract/works';
import type { Listing } from '../database/listing.ts';
import { isStaff, type Actor } from '../http/call.ts';
import { found } from '../http/found.ts';
import { list } from '../http/list.ts';
import { serve, type Server } from '../http/serve.ts';
import { addIsrc, addIswc, addOtherTitle } from './add.ts';
import * as queries from './queries.ts';
import { searchWorks } from './search.ts';

type OfWork = Listing<'workId' | 'personId' | 'isStaff'>;

export function serveWorks(server: Server): void {
  const reach = (actor: Actor) => ({ personId: actor.personId, isStaff: isStaff(actor) });
  const forParties = (listing: OfWork) => (call: { actor: Actor; params: { workId: number } }) =>
    list(listing, { workId: call.params.workId, ...reach(call.actor) });
  const forAll = (listing: Listing<'workId'>) => (call: { params: { workId: number } }) =>
    list(listing, { workId: call.params.workId });

  serve(server, calls.searchWorks, searchWorks);
  serve(server, calls.getWork, ({ reads, actor, params }) =>
    found(reads, queries.findWork, { workId: params.workId, ...reach(actor) }, 'work.notFound'),
  );
  serve(server, calls.listWorkAuthors, forParties(queries.authorsOfWork));
  serve(server, calls.listWorkRights, forParties(queries.rightsOfWork));
  serve(server, calls.listWorkPublishers, forParties(queries.publishersOfWork));
  serve(server, calls.listBeneficiaries, forParties(queries.beneficiariesOfWork));
  serve(server, calls.listWorkDistributions, forParties(queries.distributionsOfWork));
  serve(server, calls.listWorkCueSheets, forParties(queries.cueSheetsOfWork));
  serve(server, calls.listLightChanges, forParties(queries.lightChangesOfWork));
  serve(server, calls.listOtherTitles, forAll(queries.otherTitlesOfWork));
  serve(server, calls.listIswcs, forAll(queries.iswcsOfWork));
  serve(server, calls.listIsrcs, forAll(queries.isrcsOfWork));
  serve(server, calls.addOtherTitle, addOtherTitle);
  serve(server, calls.addIswc, addIswc);
  serve(server, calls.addIsrc, addIsrc);
}
