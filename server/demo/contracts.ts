import type pg from 'pg';
import { authorOf, contracts } from './authors.ts';
import { bergmalId, brynjaId, userOf } from './people.ts';
import { dayOf, daysAfter, daysBefore } from './time.ts';

const omblidaId = 1004;
const endingId = 805;

interface Submitted {
  id: number;
  publisherId: number;
  authorId: number;
  startsIn: number;
  years: number;
  shares: [performance: number, mechanical: number];
  info: string | null;
  days: number;
  by: number;
  refused?: string;
}

const submissions: readonly Submitted[] = [
  {
    id: 901,
    publisherId: omblidaId,
    authorId: authorOf.solrun,
    startsIn: -50,
    years: 10,
    shares: [50, 50],
    info: null,
    days: 44.2,
    by: userOf.omblida,
    refused: 'Undirskrift höfundar vantar á samninginn. Sendið hann aftur undirritaðan.',
  },
  {
    id: 902,
    publisherId: omblidaId,
    authorId: authorOf.thordis,
    startsIn: 20,
    years: 100,
    shares: [33.33, 50],
    info: 'Verkin á nýju plötunni.',
    days: 6.3,
    by: userOf.omblida,
  },
  // Together with Ómblíða's 25 % this is more than the whole.
  {
    id: 903,
    publisherId: bergmalId,
    authorId: authorOf.jokull,
    startsIn: 30,
    years: 5,
    shares: [80, 50],
    info: null,
    days: 2.1,
    by: userOf.jokull,
  },
];

/** What the contracts of the demo do not say by themselves: a history, one that ends soon, and those that await approval. */
export async function writeContractDesk(client: pg.Client, now: Date): Promise<void> {
  await client.query(`update person set publisher_ipi_name_number = '00418430181' where person_id = $1`, [
    omblidaId,
  ]);
  await writeHistory(client, now);
  await writeEnding(client, now);
  for (const submission of submissions) await writeSubmission(client, submission, now);
}

async function writeHistory(client: pg.Client, now: Date): Promise<void> {
  const { contractId, endsOn } = contracts.thordis;
  await client.query(
    `update publishing_contract set ice_agreement_number = 'ICE-2023-0802', additional_info = 'Nær til verka frá 2023.'
     where contract_id = $1`,
    [contractId],
  );
  await client.query(
    `insert into contract_change (contract_id, field, old_value, new_value, changed_at, user_id, asked_by) values
       ($1, 'ICE_AGREEMENT_NR', null, 'ICE-2023-0802', $2, $4, null), ($1, 'LOK_SAMNINGS', '2030-12-31', $5, $3, $4, $6)`,
    [contractId, daysBefore(now, 400), daysBefore(now, 90), userOf.ragnar, endsOn, brynjaId],
  );
}

/** Its parties have been told of the end. It gives the publisher no share of either right, so that the rights of its works are as they would be without it. */
async function writeEnding(client: pg.Client, now: Date): Promise<void> {
  await client.query(
    `insert into publishing_contract (contract_id, publisher_id, author_id, starts_on, ends_on, took_effect_at, ending_told_for)
     values ($1, $2, $3, '2018-03-01', $4, '2018-03-01', $4)`,
    [endingId, bergmalId, authorOf.ida, dayOf(daysAfter(now, 41))],
  );
  await client.query(
    `insert into contract_work (contract_id, work_id)
     select $1, work_id from work_author join work using (work_id)
     where author_id = $2 and light = 0 order by work_id limit 4`,
    [endingId, authorOf.ida],
  );
}

async function writeSubmission(client: pg.Client, one: Submitted, now: Date): Promise<void> {
  const startsOn = daysAfter(now, one.startsIn);
  const endsOn = new Date(startsOn);
  endsOn.setUTCFullYear(endsOn.getUTCFullYear() + one.years);
  const submittedAt = daysBefore(now, one.days);
  const decidedAt = one.refused === undefined ? null : daysAfter(submittedAt, 3);
  await client.query(
    `insert into contract_submission (submission_id, publisher_id, author_id, starts_on, ends_on, performance_share,
       mechanical_share, additional_info, state, submitted_at, submitted_by, decided_at, decided_by, remark, works_count)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, 0)`,
    [
      one.id,
      one.publisherId,
      one.authorId,
      dayOf(startsOn),
      dayOf(endsOn),
      ...one.shares,
      one.info,
      one.refused === undefined ? 'waiting' : 'refused',
      submittedAt,
      one.by,
      decidedAt,
      decidedAt && userOf.ragnar,
      one.refused ?? null,
    ],
  );
  await client.query(
    `with put as (
       insert into contract_submission_work (submission_id, work_id)
       select $1, wa.work_id from work_author wa join work w using (work_id)
       where wa.author_id = $2 and w.light = 0 order by (wa.contract_id is null) = $3 desc, wa.work_id desc limit 5
       returning work_id
     )
     update contract_submission set works_count = (select count(*) from put) where submission_id = $1`,
    [one.id, one.authorId, one.publisherId === omblidaId],
  );
}
