import type * as z from 'zod/mini';
import { endpoint, list } from '../endpoint.ts';
import {
  authorTypeCode,
  authorTypeId,
  authorTypeName,
  gender,
  genderId,
  postalCode,
  postOffice,
} from '../fields/people.ts';
import { paging } from '../paths.ts';
import { response } from '../wire.ts';

export const PostalCode = response({ postalCode, postOffice });
export type PostalCode = z.output<typeof PostalCode>;

export const listPostalCodes = endpoint('GET /api/zipcodes', {
  access: 'loggedIn',
  keyScope: 'any',
  query: paging,
  reply: list(PostalCode, 'lookup.noneFound'),
});

export const Gender = response({ genderId, gender });
export type Gender = z.output<typeof Gender>;

export const listGenders = endpoint('GET /api/persons/genders', {
  access: 'loggedIn',
  query: paging,
  reply: list(Gender, 'lookup.noneFound'),
});

export const AuthorType = response({
  authorTypeId,
  authorTypeCode,
  authorTypeName,
});
export type AuthorType = z.output<typeof AuthorType>;

export const listAuthorTypes = endpoint('GET /api/compositions/personTypes', {
  access: 'loggedIn',
  keyScope: 'any',
  query: paging,
  reply: list(AuthorType, 'lookup.noneFound'),
});
