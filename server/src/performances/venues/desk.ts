import type { PlaceState } from '@omur/contract/performances/venuesDesk';
import * as calls from '@omur/contract/performances/venuesDesk';
import { fold } from '@omur/contract/platform/rules/folding';
import { oneOr404 } from '../../platform/http/rows.ts';
import { list } from '../../platform/http/list.ts';
import { serve, type Server } from '../../platform/http/serve.ts';
import { addFestival, addYear, changeFestival, changeYear } from './changeFestival.ts';
import { addHall, addVenue, changeHall, changeVenue } from './changeVenue.ts';
import * as queries from './deskQueries.ts';
import { venueTypes } from './queries.ts';

/** D1: venues with their halls and festivals with their years, kept by staff. */
export function serveDesk(server: Server): void {
  serve(server, calls.listVenueTypes, ({ language }) => list(venueTypes, { language }));

  serve(server, calls.listDeskVenues, ({ query }) => {
    const isOffered = isOpen(query.filter);
    const searched = searchFor(query.search);
    return searched
      ? list(queries.foundVenues, { isOffered, ...searched })
      : list(queries.allVenues, { isOffered });
  });
  serve(server, calls.getDeskVenue, ({ db, params }) =>
    oneOr404(db, queries.findVenue, params, 'venue.notFound'),
  );
  serve(server, calls.addVenue, addVenue);
  serve(server, calls.changeVenue, changeVenue);
  serve(server, calls.listDeskHalls, ({ params }) => list(queries.hallsOfVenue, params));
  serve(server, calls.addHall, addHall);
  serve(server, calls.changeHall, changeHall);

  serve(server, calls.listDeskFestivals, ({ query }) => {
    const searched = searchFor(query.search);
    if (!searched) return list(queries.allFestivals, { isOpen: isOpen(query.filter) });
    const { pattern, number } = searched;
    return list(queries.foundFestivals, { isOpen: isOpen(query.filter), pattern, number });
  });
  serve(server, calls.getDeskFestival, ({ db, params }) =>
    oneOr404(db, queries.findFestival, params, 'festival.notFound'),
  );
  serve(server, calls.addFestival, addFestival);
  serve(server, calls.changeFestival, changeFestival);
  serve(server, calls.listDeskFestivalYears, ({ params }) => list(queries.yearsOfFestival, params));
  serve(server, calls.addFestivalYear, addYear);
  serve(server, calls.changeFestivalYear, changeYear);
}

function isOpen(filter: PlaceState | undefined): boolean | null {
  return filter === undefined ? null : filter === 'open';
}

/** Nothing when nothing was typed. What folds to nothing is the name of no place. */
function searchFor(search: string | undefined) {
  const typed = search?.trim() ?? '';
  if (typed === '') return undefined;
  const folded = fold(typed);
  return {
    typed,
    pattern: folded === '' ? '' : `%${folded}%`,
    number: /^[1-9]\d{0,8}$/.test(typed) ? Number(typed) : 0,
  };
}
