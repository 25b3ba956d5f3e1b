import type pg from 'pg';
import { hashPassword } from '../src/platform/sessions/passwords.ts';
import type { Circle, DemoContract } from './authors.ts';
import { copyInto } from '../src/platform/database/copy.ts';
import { demoPassword, type DemoUser } from './people.ts';

/** Writes persons, the authors they are and the rights they hold. */
export async function writeCircle(client: pg.Client, { persons, authors, rights }: Circle): Promise<void> {
  await copyInto(
    client,
    'person',
    `person_id, name, kennitala, gender_id, artist_name, died_on, email, phone, street, postal_code, is_address_foreign,
     foreign_address, society_code, notes, bank, ledger, account`,
    persons.map((person) => [
      person.personId,
      person.name,
      person.kennitala ?? null,
      person.genderId ?? null,
      person.artistName ?? null,
      person.diedOn ?? null,
      person.email ?? null,
      person.phone ?? null,
      person.street ?? null,
      person.postalCode ?? null,
      person.foreignAddress !== undefined,
      person.foreignAddress ?? null,
      person.societyCode ?? 0,
      person.notes ?? null,
      ...(person.bankAccount ?? [null, null, null]),
    ]),
  );
  await copyInto(
    client,
    'author',
    'author_id, person_id, display_name, pseudonym, ipi_name_number, mandate_on',
    authors.map((author) => [
      author.authorId,
      author.personId,
      author.displayName,
      author.pseudonym ?? null,
      author.ipiNameNumber ?? null,
      author.mandateOn ?? null,
    ]),
  );
  await copyInto(
    client,
    'author_right',
    'right_id, person_id, author_id, share',
    rights.map(({ rightId, personId, authorId, shareHundredths }) => [
      rightId,
      personId,
      authorId,
      shareHundredths / 100,
    ]),
  );
}

export async function writeContracts(client: pg.Client, contracts: readonly DemoContract[]): Promise<void> {
  await copyInto(
    client,
    'publishing_contract',
    'contract_id, publisher_id, author_id, starts_on, ends_on, performance_share, mechanical_share, took_effect_at',
    contracts.map((contract) => [
      contract.contractId,
      contract.publisherId,
      contract.authorId,
      contract.startsOn,
      contract.endsOn,
      percent(contract.performanceShareHundredths),
      percent(contract.mechanicalShareHundredths),
      contract.startsOn,
    ]),
  );
  await markPublishers(client);
}

/** M6: as the triggers do, which are off while the society is written. */
async function markPublishers(client: pg.Client): Promise<void> {
  await client.query(
    'update person set is_publisher = true where person_id in (select publisher_id from publishing_contract) and not is_publisher',
  );
  await client.query(
    `insert into author_right (right_id, person_id)
    select (select max(right_id) from author_right) + row_number() over (order by person_id), person_id from person
    where is_publisher on conflict (person_id) where author_id is null do nothing`,
  );
}

function percent(hundredths: number | null): number | null {
  return hundredths === null ? null : hundredths / 100;
}

/** The log-ins, and what the login page offers while they are there. */
export async function writeUsers(
  client: pg.Client,
  users: readonly DemoUser[],
  createdAt: Date,
): Promise<void> {
  const hashes = await Promise.all(users.map(() => hashPassword(demoPassword)));
  await copyInto(
    client,
    'app_user',
    'user_id, kennitala, name, role, password_hash, person_id, language, created_at',
    users.map(({ userId, kennitala, name, role, person, language }, i) => [
      userId,
      kennitala,
      name,
      role,
      hashes[i] ?? null,
      person?.personId ?? null,
      language ?? 'is',
      createdAt,
    ]),
  );
  await copyInto(
    client,
    'demo_login',
    'user_id, position, password',
    users.map(({ userId }, i) => [userId, i + 1, demoPassword]),
  );
}

const numberedTables = {
  person: 'person_id',
  app_user: 'user_id',
  author: 'author_id',
  author_right: 'right_id',
  publishing_contract: 'contract_id',
  contract_submission: 'submission_id',
  work: 'work_id',
  distribution_period: 'period_id',
  distribution: 'distribution_id',
  pot: 'pot_id',
  station: 'station_id',
  performance_subtype: 'subtype_id',
  cue_sheet: 'cue_sheet_id',
  fund_period: 'fund_period_id',
  promoter: 'promoter_id',
  live_performance: 'live_performance_id',
} as const;

/** The next row of each table gets a number after those that were given here. */
export async function advanceNumbers(client: pg.Client): Promise<void> {
  for (const [table, column] of Object.entries(numberedTables)) {
    const sequence = `pg_get_serial_sequence('${table}', '${column}')`;
    await client.query(
      `select setval(${sequence}, greatest((select max(${column}) from ${table}), nextval(${sequence})::integer))`,
    );
  }
}
