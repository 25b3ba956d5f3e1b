import type { Descriptions } from '../platform/http/describe.ts';

export const performancesCalls: Descriptions = {
  'GET /api/setListWords': {
    summary:
      'Set lists that others in a group registered and the caller is asked about under each of their names, what waits first.',
    spec: 'H159',
  },
  'PUT /api/setListWords/:livePerformanceId/:authorId': {
    summary:
      'Says under one of the caller’s names whether such a set list is right; 412 when it is another by now. Nobody speaks of their own.',
    spec: 'H159, H160, H164',
  },
  'GET /api/pots/:livePerformanceId/words': {
    summary:
      "What those who played with the registrant say of a set list; of one's own, or of any for staff.",
    spec: 'H160, H164',
  },
  'GET /api/pots/:livePerformanceId/uncounted': {
    summary:
      "Works of a set list that do not count, because another list of the day and place has them, it is longer than a day, or it was paid for them already, and why; of one's own, or of any for staff. Which list of another person it is, staff alone see.",
    spec: 'R113, R116, R119, R137, R142',
  },
  'PUT /api/pots/:livePerformanceId/sameConcert': {
    summary:
      'Says whether two registrations of a day are of one concert. Nobody decides who registered one of them, or has a part in a work of it.',
    spec: 'R114, R119',
  },
  'POST /api/pots': {
    summary: 'Registers a live performance at home with its set list, all or nothing.',
    spec: 'L7.11, L3.9, L5.1, L9.1, P1, P4',
  },
  'POST /api/pots/foreignPots': {
    summary: 'Registers a live performance abroad with its set list, all or nothing.',
    spec: 'L7.14, L3.10, L5.1, L9.8, P1, P4',
  },
  'POST /api/pots/:livePerformanceId/performances': {
    summary:
      "Puts a known work at the end of a set list of one's own, or of any for staff; then its registrant is told.",
    spec: 'L7.12, L3.12, L5.4',
  },
  'POST /api/pots/:livePerformanceId/foreignPerformances': {
    summary:
      "Puts a work that is not in the system at the end of a set list of one's own, or of any for staff; then its registrant is told.",
    spec: 'L7.13, L3.12, L5.4',
  },
  'POST /api/pots/foreignPots/:livePerformanceId/performances': {
    summary: "Puts a known work at the end of the set list of a foreign live performance of one's own.",
    spec: 'L7.15, L5.4',
  },
  'POST /api/pots/foreignPots/:livePerformanceId/foreignPerformances': {
    summary:
      "Puts a work that is not in the system at the end of the set list of a foreign live performance of one's own.",
    spec: 'L7.16, L5.4',
  },
  'GET /api/pots/:livePerformanceId': {
    summary: "One live performance, at home or abroad; one's own, or any for staff.",
    spec: 'L7.9, L3.3, P2',
  },
  'GET /api/pots/:livePerformanceId/performances': {
    summary: 'The known works on the set list, also of a foreign live performance.',
    spec: 'L7.10, L3.4, L8.4',
  },
  'GET /api/pots/:livePerformanceId/foreignPerformances': {
    summary: 'The works on the set list that are not in the system, also of a foreign live performance.',
    spec: 'L7.10, L3.4',
  },
  'GET /api/pots/:livePerformanceId/redlights': {
    summary: 'The red works on the set list, each once, with why it is red.',
    spec: 'L7.10, L3.5, P3',
  },
  'GET /api/pots/foreignPots/:livePerformanceId/performances': {
    summary: 'The known works on the set list of a foreign live performance.',
    spec: 'L7.17',
  },
  'GET /api/pots/foreignPots/:livePerformanceId/foreignPerformances': {
    summary: 'The works on the set list of a foreign live performance that are not in the system.',
    spec: 'L7.17',
  },
  'GET /api/pots/:livePerformanceId/setList': {
    summary: 'The whole set list in its order: known works, and works that are not in the system.',
    spec: 'P5, L2.14',
  },
  'GET /api/persons/:personId/livePerformances': {
    summary: 'The live performances at home that a person registered: concerts, streams and festivals.',
    spec: 'L7.18, L3.1, F2.33, F7.10',
  },
  'GET /api/persons/:personId/liveForeignPerformances': {
    summary: 'The live performances abroad that a person registered.',
    spec: 'L7.18, L3.2, F2.34, F7.10',
  },
  'GET /api/persons/:personId/setLists': {
    summary: "A person's live performances at home and abroad, latest first, to use their set lists again.",
    spec: 'P5, L2.14',
  },
  'GET /api/pots': {
    summary:
      'Live performances of everybody; without a filter the open ones with red works or with works that are not in the system.',
    spec: 'D1, P3, V8',
  },
  'GET /api/pots/:livePerformanceId/registrant': {
    summary: 'Who registered a live performance.',
    spec: 'D1',
  },
  'PUT /api/pots/:livePerformanceId': {
    summary:
      'Corrects a live performance at home; its registrant is told. 412 when somebody else changed it.',
    spec: 'D1, L5.1, V11, J4',
  },
  'PUT /api/pots/foreignPots/:livePerformanceId': {
    summary: 'Corrects a live performance abroad; its registrant is told. 412 when somebody else changed it.',
    spec: 'D1, L5.1, V11, J4',
  },
  'PATCH /api/pots/:livePerformanceId': {
    summary:
      'Closes a live performance, which then takes no more changes, or opens it again; its registrant is told.',
    spec: 'D1, V11, J4',
  },
  'PUT /api/pots/:livePerformanceId/performances/:performanceId': {
    summary: 'Corrects a line of a set list: how often and how long, or that another work was played.',
    spec: 'D1, L5.4, P2, V11',
  },
  'PUT /api/pots/:livePerformanceId/foreignPerformances/:foreignPerformanceId': {
    summary: 'Corrects a line of a set list whose work is not in the system.',
    spec: 'D1, L5.4, P2, V11',
  },
  'DELETE /api/pots/:livePerformanceId/performances/:performanceId': {
    summary: 'Takes a line with a known work off a set list.',
    spec: 'D1, P3',
  },
  'DELETE /api/pots/:livePerformanceId/foreignPerformances/:foreignPerformanceId': {
    summary: 'Takes a line whose work is not in the system off a set list.',
    spec: 'D1, P3',
  },
  'GET /api/pots/:livePerformanceId/foreignPerformances/:foreignPerformanceId/candidates': {
    summary:
      'Works that a line may mean, by ISWC, title and author, or those that a search finds; at most 20.',
    spec: 'D1, V8',
  },
  'GET /api/pots/:livePerformanceId/foreignPerformances/:foreignPerformanceId/same': {
    summary: 'On how many other open set lists the same title stands with the same authors.',
    spec: 'D1',
  },
  'POST /api/pots/:livePerformanceId/foreignPerformances/:foreignPerformanceId/join': {
    summary:
      'Joins a line up with the registered work it means, here or on every open set list that has the same line; lights and points follow.',
    spec: 'D1, P2, P3, V11, J4',
  },
  'GET /api/performanceLocations/countries': {
    summary: 'Countries, named in the language asked for and in its order.',
    spec: 'L7.6, L3.7',
  },
  'GET /api/performanceLocations': {
    summary:
      'Venues that are open, by the alphabet; with `name` those like it, the likest first, 100 at most.',
    spec: 'L7.2, L5.3, V8',
  },
  'GET /api/performanceLocations/concertHalls': {
    summary: 'Venues of type 3, which a concert at home is registered at; with `name` those like it.',
    spec: 'L7.2, L5.3, L9.2',
  },
  'GET /api/performanceLocations/streamLocations': {
    summary: 'Venues that a stream is registered at: all that are open; with `name` those like it.',
    spec: 'L7.3, L5.3',
  },
  'GET /api/performanceLocations/:venueId': {
    summary: 'A venue by its number, also one that has closed: what was performed there still names it.',
    spec: 'L7.4, L8.3',
  },
  'GET /api/performanceLocations/:venueId/halls': {
    summary: 'The halls of a venue that are open.',
    spec: 'L7.5, L4.2',
  },
  'GET /api/musicFestivals': {
    summary: 'Festivals that are open; with `name` those like it, the likest first, 100 at most.',
    spec: 'L7.7',
  },
  'GET /api/musicFestivals/:festivalId/instances': {
    summary: 'The years of a festival that are open, the newest first.',
    spec: 'L7.8, L5.3',
  },
  'GET /api/promoters': {
    summary: 'The promoters one has entered before, the newest first; with `q` those whose name has it.',
    spec: 'L2.13',
  },
  'GET /api/performanceLocations/types': {
    summary: 'The types of venues, named in the language of the request.',
    spec: 'L3.7, L9.2',
  },
  'GET /api/desk/venues': {
    summary: 'All venues, those that members are offered, or those that are closed or hidden.',
    spec: 'D1',
  },
  'GET /api/desk/venues/:venueId': {
    summary: 'A venue as staff keep it.',
    spec: 'D1',
  },
  'POST /api/desk/venues': {
    summary: 'Adds a venue; 409 when one of the same name is open at the same postal code.',
    spec: 'D1',
  },
  'PUT /api/desk/venues/:venueId': {
    summary: 'Changes, closes or opens a venue; 412 when somebody else changed it meanwhile.',
    spec: 'D1, V11',
  },
  'GET /api/desk/venues/:venueId/halls': {
    summary: 'The halls of a venue, open and closed.',
    spec: 'D1',
  },
  'POST /api/desk/venues/:venueId/halls': {
    summary: 'Adds a hall to a venue.',
    spec: 'D1',
  },
  'PUT /api/desk/venues/:venueId/halls/:hallId': {
    summary: 'Changes, closes or opens a hall; 412 when somebody else changed it meanwhile.',
    spec: 'D1, V11',
  },
  'GET /api/desk/festivals': {
    summary: 'All festivals, or those that are open or closed.',
    spec: 'D1',
  },
  'GET /api/desk/festivals/:festivalId': {
    summary: 'A festival as staff keep it.',
    spec: 'D1',
  },
  'POST /api/desk/festivals': {
    summary: 'Adds a festival; 409 when one of the same name is open.',
    spec: 'D1',
  },
  'PUT /api/desk/festivals/:festivalId': {
    summary: 'Changes, closes or opens a festival; 412 when somebody else changed it meanwhile.',
    spec: 'D1, V11',
  },
  'GET /api/desk/festivals/:festivalId/years': {
    summary: 'The years of a festival, open and closed, the newest first.',
    spec: 'D1',
  },
  'POST /api/desk/festivals/:festivalId/years': {
    summary: 'Opens a new year of a festival.',
    spec: 'D1',
  },
  'PUT /api/desk/festivals/:festivalId/years/:festivalYearId': {
    summary: 'Changes, closes or opens a year of a festival; 412 when somebody else changed it meanwhile.',
    spec: 'D1, V11',
  },
  'POST /api/compositions/matches': {
    summary:
      "Finds the works that the lines of a set list mean, one's own before others, with how sure each is; every line is answered.",
    spec: 'L2.14, V8',
  },
};
