import { plainOfVenue } from '../../platform/database/plainSql.ts';
import { DeskFestival, DeskFestivalYear, DeskHall, DeskVenue } from '@omur/contract/performances/venuesDesk';
import { answer } from '../../platform/database/answers.ts';
import { listing } from '../../platform/database/listing.ts';
import { piece, sql, type Fragment } from '../../platform/database/statement.ts';

const venue = piece`
  select v.venue_id, v.name collate "is-IS-x-icu" as venue_name, ${plainOfVenue.columns('v')}, v.postal_code, p.post_office, v.venue_type_id,
    v.is_closed, v.version, (select count(*)::integer from hall h where h.venue_id = v.venue_id) as hall_count
  from venue v left join postal_code p using (postal_code)`;

const inState = piece`(${'isOffered'}::boolean is null or v.is_offered = ${'isOffered'}::boolean)`;

/** Without the one that stands for what is not in the list: nobody changes it (L9.1). */
const venuesWhere = <N extends string>(condition: Fragment<N>) =>
  listing({
    schema: DeskVenue,
    from: piece<N | 'isOffered'>`${venue} where v.venue_id <> 714 and ${inState} and ${condition}`,
    orders: {
      venueName: { up: ['q.venue_name', 'q.venue_id::integer'] },
      venueTypeId: { up: ['q.venue_type_id::smallint', 'q.venue_name', 'q.venue_id::integer'] },
      venueId: { up: ['q.venue_id::integer'] },
    },
  });

export const allVenues = venuesWhere(piece`true`);

/** By a part of the name or of the town's, by postal code, or by number. */
export const foundVenues =
  venuesWhere(piece`(v.name_folded like ${'pattern'} or v.venue_id = ${'number'}::integer
  or v.postal_code in (select t.postal_code from postal_code t where t.postal_code = ${'typed'} or fold(t.post_office) like ${'pattern'}))`);

export const findVenue = answer(DeskVenue, piece`${venue} where v.venue_id = ${'venueId'}`);

/** What a change leaves out of the plain fields stays. */
export const lockVenue = sql`
  select ${plainOfVenue.columns()} from venue where venue_id = ${'venueId'} for update`;

export const insertVenue = sql`
  insert into venue (name, postal_code, venue_type_id, ${plainOfVenue.columns()})
  select ${'name'}::text, ${'postalCode'}::text, ${'venueTypeId'}::smallint, ${plainOfVenue.columns('plain')} from ${plainOfVenue.row}
  returning venue_id`;

export const updateVenue = sql`
  update venue set name = ${'name'}, ${plainOfVenue.set}, postal_code = ${'postalCode'}, venue_type_id = ${'venueTypeId'},
    is_closed = ${'isClosed'}, version = venue.version + 1
  from ${plainOfVenue.row} where venue.venue_id = ${'venueId'} and venue.version = ${'version'}`;

const hall = piece`
  select hall_id, name collate "is-IS-x-icu" as hall_name, is_closed, version from hall where venue_id = ${'venueId'}`;

export const hallsOfVenue = listing({
  schema: DeskHall,
  from: hall,
  orders: { hallName: { up: ['q.hall_name', 'q.hall_id::integer'] } },
});

export const findHall = answer(DeskHall, piece`${hall} and hall_id = ${'hallId'}`);

export const insertHall = sql`
  insert into hall (venue_id, name) values (${'venueId'}, ${'name'}) returning hall_id`;

export const updateHall = sql`
  update hall set name = ${'name'}, is_closed = ${'isClosed'}, version = version + 1
  where venue_id = ${'venueId'} and hall_id = ${'hallId'} and version = ${'version'}`;

const festival = piece`
  select f.festival_id, f.name collate "is-IS-x-icu" as festival_name, f.is_closed, f.version, y.year_count, y.open_year_count
  from festival f cross join lateral (
    select count(*)::integer as year_count, count(*) filter (where not y.is_closed)::integer as open_year_count
    from festival_year y where y.festival_id = f.festival_id) y`;

const inFestivalState = piece`(${'isOpen'}::boolean is null or f.is_closed <> ${'isOpen'}::boolean)`;

const festivalsWhere = <N extends string>(condition: Fragment<N>) =>
  listing({
    schema: DeskFestival,
    from: piece<N | 'isOpen'>`${festival} where ${inFestivalState} and ${condition}`,
    orders: {
      festivalName: { up: ['q.festival_name', 'q.festival_id::integer'] },
      festivalId: { up: ['q.festival_id::integer'] },
    },
  });

export const allFestivals = festivalsWhere(piece`true`);

export const foundFestivals = festivalsWhere(
  piece`(f.name_folded like ${'pattern'} or f.festival_id = ${'number'}::integer)`,
);

export const findFestival = answer(DeskFestival, piece`${festival} where f.festival_id = ${'festivalId'}`);

export const insertFestival = sql`insert into festival (name) values (${'name'}) returning festival_id`;

export const updateFestival = sql`
  update festival set name = ${'name'}, is_closed = ${'isClosed'}, version = version + 1
  where festival_id = ${'festivalId'} and version = ${'version'}`;

const year = piece`
  select festival_year_id, year, is_closed, version from festival_year where festival_id = ${'festivalId'}`;

export const yearsOfFestival = listing({
  schema: DeskFestivalYear,
  from: year,
  orders: { year: { up: ['(-q.year)::integer', 'q.festival_year_id::integer'] } },
});

export const findYear = answer(DeskFestivalYear, piece`${year} and festival_year_id = ${'festivalYearId'}`);

export const insertYear = sql`
  insert into festival_year (festival_id, year) values (${'festivalId'}, ${'year'}) returning festival_year_id`;

export const updateYear = sql`
  update festival_year set year = ${'year'}, is_closed = ${'isClosed'}, version = version + 1
  where festival_id = ${'festivalId'} and festival_year_id = ${'festivalYearId'} and version = ${'version'}`;
