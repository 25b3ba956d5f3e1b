import { authorsAbroad } from '../authors.ts';
import { demoIpi, demoIpiBase } from '../codes.ts';
import { hersirId, katlaId } from '../people.ts';
import { onDay, type Past } from './past.ts';

/** The IPI register knows the authors abroad, each with a society for both rights (X30). */
export const readRegister = (past: Past, day: string): Promise<void> =>
  onDay(past, day, katlaId, async () => {
    const { rows } = await past.client.query<{ id: number }>(
      `insert into ipi_import (file_name, file_bytes, state, announced_by, announced_at, checked_at, taken_by, taken_at, lines_read, new_names, new_memberships)
       values ('ipi-nordic.csv', 1412, 'taken', $1, $2, $2, $3, $2, 12, 6, 12) returning ipi_import_id as id`,
      [katlaId, `${day}T10:30:00Z`, hersirId],
    );
    await past.client.query(
      `with a as (
         select a.author_id, a.display_name, n.base_number, n.name_number, n.society_code
         from unnest($2::integer[], $3::text[], $4::text[], $5::smallint[]) n (author_id, base_number, name_number, society_code) join author a using (author_id)
       ), party as (
         insert into ipi_party (base_number) select base_number from a order by author_id returning party_id, base_number
       ), name as (
         insert into ipi_name (name_number, party_id, name_kind, name, added_by)
         select a.name_number, p.party_id, 'PA', a.display_name, $1 from a join party p using (base_number)
       )
       insert into ipi_membership (party_id, society_code, right_code, role_code, starts_on, added_by)
       select p.party_id, a.society_code, r.code, 'CA', '1998-01-01', $1 from a join party p using (base_number), unnest(array['PR', 'MR']) r (code)`,
      [
        rows[0]?.id,
        authorsAbroad.map(({ authorId }) => authorId),
        authorsAbroad.map(({ authorId }) => demoIpiBase(authorId)),
        authorsAbroad.map(({ authorId }) => demoIpi(authorId)),
        authorsAbroad.map(({ societyCode }) => societyCode),
      ],
    );
  });

/** Examples of the registry of IBANs, so that none of them is anybody's. */
const accounts = [
  [79, 'SE4550000000058398257466', 'ESSESESS', 'SEK', 'Musikgatan 1', '111 20', 'Stockholm', 'SE'],
  [35, 'DE89370400440532013000', 'COBADEFFXXX', 'EUR', 'Musikstraße 1', '80331', 'München', 'DE'],
] as const;
/** One society has yet to be entered: its money waits (R61). */
const notEntered = 10;

/** Administrators enter the societies as payees, and the accounts of those that have given one (R61, R42). */
export async function enterSocieties(past: Past, day: string): Promise<void> {
  const codes = authorsAbroad.map(({ societyCode }) => societyCode).filter((code) => code !== notEntered);
  const at = `${day}T10:30:00Z`;
  await onDay(past, day, katlaId, async () => {
    await past.client.query(
      `insert into payee (society_code, residence) select code, 'foreign' from unnest($1::smallint[]) code order by code`,
      [codes],
    );
    for (const account of accounts)
      await past.client.query(
        `insert into foreign_account (payee_id, iban, bic, currency, street, postal_code, town, country_code, asked_by, asked_at)
         select payee_id, $2, $3, $4, $5, $6, $7, $8, $9, $10 from payee where society_code = $1`,
        [...account, katlaId, at],
      );
  });
  await onDay(past, day, hersirId, () =>
    past.client.query(
      `update foreign_account set state = 'active', decided_by = $1, decided_at = $2, counts_from = $2::timestamptz + interval '3 days' where state = 'waiting'`,
      [hersirId, at],
    ),
  );
}
