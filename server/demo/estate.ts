import type pg from 'pg';
import { userOf } from './people.ts';
import { daysBefore } from './time.ts';

const [deceasedId, ...heirIds] = [1031, 1030, 1029];

/** H111–H113: a death that a member has reported with its documents, and whom the one who died had named; staff have yet to enter the division. */
export async function writeEstate(client: pg.Client, now: Date): Promise<void> {
  await client.query(
    `insert into named_heir (person_id, position, heir_name, kennitala, share, named_at)
     select $1, row_number() over (order by p.person_id desc), p.name, p.kennitala, case p.person_id when 1030 then 60 else 40 end, $3
     from person p where p.person_id = any($2)`,
    [deceasedId, heirIds, daysBefore(now, 400)],
  );
  await client.query(
    `insert into estate (deceased_name, deceased_kennitala, died_on, remark, reported_by, reported_at)
     select p.name, p.kennitala, $2::date, $3, $4, $5 from person p where p.person_id = $1`,
    [
      deceasedId,
      daysBefore(now, 47),
      'Ég gæti hagsmuna búsins í umboði erfingjanna tveggja. Dánarvottorð og skiptagerð fylgja.',
      userOf.jokull,
      daysBefore(now, 3.3),
    ],
  );
}
