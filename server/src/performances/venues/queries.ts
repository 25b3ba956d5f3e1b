import { plainOfVenue } from '../../platform/database/plainSql.ts';
import { Country, Festival, FestivalYear, Hall, Promoter, Venue } from '@omur/contract/performances/venues';
import { VenueType } from '@omur/contract/performances/venuesDesk';
import { answer } from '../../platform/database/answers.ts';
import { listing } from '../../platform/database/listing.ts';
import { piece, sql, type Fragment } from '../../platform/database/statement.ts';

export const countries = {
  is: listing({
    schema: Country,
    from: piece`select country_id, name_is collate "is-IS-x-icu" as country from country`,
    orders: { country: { up: ['q.country', 'q.country_id::smallint'] } },
  }),
  en: listing({
    schema: Country,
    from: piece`select country_id, name_en collate "en-x-icu" as country from country`,
    orders: { country: { up: ['q.country', 'q.country_id::smallint'] } },
  }),
};

export const venueTypes = listing({
  schema: VenueType,
  from: piece`select venue_type_id, case when ${'language'} = 'en' then name_en else name_is end as venue_type_name from venue_type`,
  orders: { venueTypeId: { up: ['q.venue_type_id::smallint'] } },
});

const venue = piece`
  select v.venue_id, v.name collate "is-IS-x-icu" as venue_name, ${plainOfVenue.columns('v')}, v.postal_code, p.post_office, v.venue_type_id, v.is_closed
  from venue v left join postal_code p using (postal_code)`;

/** V8: the same name, then names that begin so, then words inside that do, then whatever is like it. */
const likeness = (folded: Fragment<'folded'>) =>
  piece`case when ${folded} = ${'folded'} then 0 when ${folded} like ${'folded'} || '%' then 1
    when ${folded} like '% ' || ${'folded'} || '%' then 2 else 3 end, similarity(${folded}, ${'folded'}) desc`;

const venuesOf = (condition: Fragment) => ({
  all: listing({
    schema: Venue,
    from: piece`${venue} where v.is_offered and ${condition}`,
    orders: { venueName: { up: ['q.venue_name', 'q.venue_id::integer'] } },
  }),
  named: answer(
    Venue,
    piece`${venue} where v.is_offered and ${condition}
      and (v.name_folded like '%' || ${'folded'} || '%' or v.name_folded % ${'folded'})
    order by ${likeness(piece`v.name_folded`)}, v.name collate "is-IS-x-icu", v.venue_id limit 100`,
  ),
});

/** L5.3: what is closed or hidden stays out of all of them; concerts at home are held in concert halls. */
export const venues = {
  any: venuesOf(piece`true`),
  concertHall: venuesOf(piece`v.venue_type_id = 3`),
};

export const findVenue = answer(Venue, piece`${venue} where v.venue_id = ${'venueId'}`);

export const hallsOfVenue = listing({
  schema: Hall,
  from: piece`
    select hall_id, name collate "is-IS-x-icu" as hall_name from hall where venue_id = ${'venueId'} and not is_closed`,
  orders: { hallName: { up: ['q.hall_name', 'q.hall_id::integer'] } },
});

export const allFestivals = listing({
  schema: Festival,
  from: piece`select festival_id, name collate "is-IS-x-icu" as festival_name from festival where not is_closed`,
  orders: { festivalName: { up: ['q.festival_name', 'q.festival_id::integer'] } },
});

export const namedFestivals = answer(
  Festival,
  piece`
  select f.festival_id, f.name as festival_name from festival f
  where not f.is_closed and (f.name_folded like '%' || ${'folded'} || '%' or f.name_folded % ${'folded'})
  order by ${likeness(piece`f.name_folded`)}, f.name collate "is-IS-x-icu", f.festival_id limit 100`,
);

export const yearsOfFestival = listing({
  schema: FestivalYear,
  from: piece`
    select y.festival_year_id, y.year, y.is_closed from festival_year y join festival f using (festival_id)
    where y.festival_id = ${'festivalId'} and not y.is_closed and not f.is_closed`,
  orders: { year: { up: ['(-q.year)::integer', 'q.festival_year_id::integer'] } },
});

export const promotersOf = listing({
  schema: Promoter,
  from: piece`
    select promoter_id, name as promoter_name, email as promoter_email, phone as promoter_phone from promoter
    where person_id = ${'personId'} and (${'folded'} = '' or name_folded like '%' || ${'folded'} || '%')`,
  orders: { promoterId: { up: ['(-q.promoter_id)::integer'] } },
});

/** The promoter as it is kept; nothing is written when it is there. */
export const findPromoter = sql`
  select promoter_id from promoter
  where person_id = ${'personId'} and lower(name) = lower(${'name'}) and lower(email) = lower(${'email'}) and phone = ${'phone'}`;

export const insertPromoter = sql`
  insert into promoter (person_id, name, email, phone) values (${'personId'}, ${'name'}, ${'email'}, ${'phone'})
  on conflict do nothing returning promoter_id`;
