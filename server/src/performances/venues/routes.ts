import * as calls from '@omur/contract/performances/venues';
import { fold } from '@omur/contract/platform/rules/folding';
import { allRows, oneOr404 } from '../../platform/http/rows.ts';
import { list } from '../../platform/http/list.ts';
import { serve, type Server } from '../../platform/http/serve.ts';
import { serveDesk } from './desk.ts';
import * as queries from './queries.ts';

export function servePlaces(server: Server): void {
  serve(server, calls.listCountries, ({ query, language }) =>
    list(queries.countries[query.language ?? language], {}),
  );

  const serveVenues = (call: typeof calls.listVenues, { all, named }: typeof queries.venues.any) =>
    serve(server, call, ({ db, query }) => {
      if (!query.name?.trim()) return list(all, {});
      const folded = fold(query.name);
      return folded === '' ? [] : allRows(db, named, { folded });
    });
  serveVenues(calls.listVenues, queries.venues.any);
  serveVenues(calls.listConcertHalls, queries.venues.concertHall);
  // All but the hidden type, which is in no list.
  serveVenues(calls.listStreamVenues, queries.venues.any);
  serve(server, calls.getVenue, ({ db, params }) =>
    oneOr404(db, queries.findVenue, params, 'venue.notFound'),
  );
  serve(server, calls.listHalls, ({ params }) => list(queries.hallsOfVenue, params));

  serve(server, calls.listFestivals, ({ db, query }) => {
    if (!query.name?.trim()) return list(queries.allFestivals, {});
    const folded = fold(query.name);
    return folded === '' ? [] : allRows(db, queries.namedFestivals, { folded });
  });
  serve(server, calls.listFestivalYears, ({ params }) => list(queries.yearsOfFestival, params));
  serve(server, calls.listPromoters, ({ actor, query }) =>
    list(queries.promotersOf, { personId: actor.personId, folded: fold(query.search ?? '') }),
  );
  serveDesk(server);
}
