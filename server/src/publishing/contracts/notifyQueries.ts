import { sql } from '../../platform/database/statement.ts';

export const findParties = sql`select contract_parties(${'publisherId'}, ${'authorId'}) as person_ids`;
