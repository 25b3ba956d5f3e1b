import { AuthorType, Gender, PostalCode } from '@omur/contract/platform/calls/lookups';
import { listing } from '../database/listing.ts';
import { piece } from '../database/statement.ts';

export const postalCodes = listing({
  schema: PostalCode,
  from: piece`select postal_code, post_office from postal_code`,
  orders: { postalCode: { up: ['q.postal_code'] } },
});

export const genders = listing({
  schema: Gender,
  from: piece`select gender_id, case when ${'language'} = 'en' then name_en else name_is end as gender from gender`,
  orders: { genderId: { up: ['q.gender_id::smallint'] } },
});

export const authorTypes = listing({
  schema: AuthorType,
  from: piece`select author_type_id, code as author_type_code,
    case when ${'language'} = 'en' then name_en else name_is end as author_type_name from author_type`,
  orders: { authorTypeId: { up: ['q.author_type_id::smallint'] } },
});
