import * as z from 'zod/mini';
import { endpoint, list, one } from '../platform/endpoint.ts';
import * as people from '../platform/fields/people.ts';
import {
  contractId,
  endsOn,
  mechanicalShareHundredths,
  performanceShareHundredths,
} from '../platform/fields/works.ts';
import { ofAuthor, paging, queryId, queryText } from '../platform/paths.ts';
import { PersonWork } from './persons.ts';
import { field, nullable, response } from '../platform/wire.ts';

/** An author found by a search (F3.4). Of the national ID it carries the first six digits and no more (V10). */
export const FoundAuthor = response({
  authorId: people.authorId,
  displayName: people.displayName,
  kennitalaStart: field('KENNITALA', z.nullable(z.string())),
  /** Null of a pseudonym, to others than its bearer and staff (S9). */
  personId: nullable(people.personId),
});
export type FoundAuthor = z.output<typeof FoundAuthor>;

export const searchAuthors = endpoint('GET /api/authors', {
  access: 'loggedIn',
  keyScope: 'readWorks',
  query: {
    name: queryText('name'),
    kennitala: queryText('ssn'),
    authorId: queryId('authorId'),
    ipiNameNumber: queryText('ipi'),
  },
  reply: list(FoundAuthor, 'author.noneFound'),
});

export const getOwnAuthorId = endpoint('GET /api/authors/id', {
  access: 'loggedIn',
  keyScope: 'readWorks',
  reply: one(response({ authorId: people.authorId })),
});

/** A previous co-author, with the number of works in common. */
export const CoAuthor = response({
  authorId: people.authorId,
  displayName: people.displayName,
  kennitalaStart: field('KENNITALA', z.nullable(z.string())),
  personId: people.personId,
  worksTogether: field('FJOLDI_VERKA', z.int()),
});
export type CoAuthor = z.output<typeof CoAuthor>;

export const listCoAuthors = endpoint('GET /api/authors/:authorId/coAuthors', {
  access: 'loggedIn',
  keyScope: 'readWorks',
  params: ofAuthor,
  query: paging,
  reply: list(CoAuthor, 'author.noCoAuthors'),
});

/** A running publishing contract of an author, to choose when a work is registered (F3.13). */
export const ContractChoice = response({
  contractId,
  name: people.name,
  endsOn,
  performanceShareHundredths,
  mechanicalShareHundredths,
});
export type ContractChoice = z.output<typeof ContractChoice>;

export const listAuthorContracts = endpoint('GET /api/authors/:authorId/publishingContracts', {
  access: 'loggedIn',
  params: ofAuthor,
  query: paging,
  reply: list(ContractChoice, 'author.noContracts'),
});

export const listAuthorWorks = endpoint('GET /api/authors/:authorId/compositions', {
  access: 'loggedIn',
  keyScope: 'readWorks',
  params: ofAuthor,
  query: paging,
  reply: list(PersonWork, 'work.noneFound', ['title', 'workId']),
});
