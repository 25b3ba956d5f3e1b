import {
  AuthorType,
  Gender,
  listAuthorTypes,
  listGenders,
  listPostalCodes,
  PostalCode,
} from '@omur/contract/platform/calls/lookups';
import { listing } from '../database/listing.ts';
import { piece } from '../database/statement.ts';
import { list } from '../http/list.ts';
import { serve, type Server } from '../http/serve.ts';

const postalCodes = listing({
  schema: PostalCode,
  from: piece`select postal_code, post_office from postal_code`,
  orders: { postalCode: { up: ['q.postal_code'] } },
});

const genders = listing({
  schema: Gender,
  from: piece`select gender_id, case when ${'language'} = 'en' then name_en else name_is end as gender from gender`,
  orders: { genderId: { up: ['q.gender_id::smallint'] } },
});

const authorTypes = listing({
  schema: AuthorType,
  from: piece`select author_type_id, code as author_type_code,
    case when ${'language'} = 'en' then name_en else name_is end as author_type_name from author_type`,
  orders: { authorTypeId: { up: ['q.author_type_id::smallint'] } },
});

export function serveLookups(server: Server): void {
  serve(server, listPostalCodes, () => list(postalCodes, {}));
  serve(server, listGenders, ({ language }) => list(genders, { language }));
  serve(server, listAuthorTypes, ({ language }) => list(authorTypes, { language }));
}
