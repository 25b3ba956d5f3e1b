import { plainWork } from '@omur/contract/platform/fields/plainWork';
import { plainValues } from '@omur/contract/platform/plainFields';
import { Change } from '@omur/contract/works/approvals';
import { differences } from '@omur/contract/works/rules/differences';
import { formatDuration } from '@omur/contract/platform/rules/duration';
import type pg from 'pg';
import * as z from 'zod/mini';
import { authorOf } from './authors.ts';
import { userOf } from './people.ts';
import { daysBefore } from './time.ts';

const thordisId = 1001;

const questions = [
  {
    question: 'Er þetta sama lag og flutt var undir heitinu „Vökunótt“ í sjónvarpinu í vor?',
    answer: 'Nei, það er annað lag. Þetta samdi ég í sumar.',
  },
  { question: 'Er textinn eftir þig eins og lagið? Í upptökunni er annar nefndur.', answer: null },
];

const provisional = [
  {
    title: 'Stef úr Hafnarbíói',
    performers: 'Kvartett Kolgrafar',
    durationSeconds: 95,
    remark: 'Heyrðist í heimildamynd um gamla bíóið. Höfundur ekki nefndur í lista myndarinnar.',
    days: 12.2,
  },
  {
    title: 'Lokalag leiksýningar',
    performers: null,
    durationSeconds: null,
    remark: 'Leikhúsið sendi notkun án höfundar.',
    days: 3.4,
  },
];

/** What lies on the desk of the staff beside the queue itself: questions, works nobody has registered, and a proposal; and a draft. */
export async function writeDesk(client: pg.Client, now: Date): Promise<void> {
  await writeQuestions(client, now);
  await writeProvisional(client, now);
  await writeProposal(client, now);
  await writeDraft(client, now);
  await writeLongWords(client);
}

/** As long as titles, performers, names and addresses may be, so that every look at a page sees what they do to it. */
async function writeLongWords(client: pg.Client): Promise<void> {
  const title = 'Vaðlaheiðarvegavinnuverkfærageymsluskúrslyklakippuhringur';
  const performers = 'Vaðlaheiðarvegavinnuverkfærageymsluskúrslyklakippuhringskórinn'.repeat(2).slice(0, 120);
  const { rows: works } = await client.query<{ work_id: number }>(
    `select work_id from work where review = 'waiting' order by first_registered_at desc, work_id limit 1`,
  );
  const workId = works[0]?.work_id;
  await client.query('update work set title = $2, performers = $3, artists = $3 where work_id = $1', [
    workId,
    title,
    performers,
  ]);
  await client.query('update work_title set title = $2 where work_id = $1 and is_main', [workId, title]);
  const { rows: authors } = await client.query<{ author_id: number }>(
    `select a.author_id from author a join person p using (person_id)
    where a.author_id > 10100 and a.pseudonym is null and not p.is_unregistered and p.died_on is null
      and not exists (select from app_user u where u.person_id = a.person_id)
    order by a.author_id desc limit 1`,
  );
  const [row] = authors;
  if (!row) return;
  const name = 'Aðalheiður Guðmundína Þorgrímsdóttir von Lichtenstein-Hohenzollern';
  await client.query(
    `update person set name = $2, email = $3 where person_id = (select person_id from author where author_id = $1)`,
    [
      row.author_id,
      name,
      'adalheidur.gudmundina.thorgrimsdottir.von.lichtenstein.hohenzollern@postur.vadlaheidi.example',
    ],
  );
  await client.query('update author set display_name = $2 where author_id = $1', [row.author_id, name]);
}

async function writeQuestions(client: pg.Client, now: Date): Promise<void> {
  const { rows: works } = await client.query<{ work_id: number; title: string }>(
    `select work_id, title from work where review = 'waiting' and registered_by = $1 order by first_registered_at, work_id limit $2`,
    [userOf.thordis, questions.length],
  );
  for (const [i, { work_id, title }] of works.entries()) {
    const { question, answer } = questions[i] as (typeof questions)[number];
    const askedAt = daysBefore(now, 1.5 - i);
    await client.query(
      `insert into work_question (work_id, person_id, question, asked_by, asked_at, answer, answered_by, answered_at)
      values ($1, $2, $3, $4, $5, $6, $7, $8)`,
      [
        work_id,
        thordisId,
        question,
        userOf.ragnar,
        askedAt,
        answer,
        answer && userOf.thordis,
        answer && daysBefore(now, 0.7),
      ],
    );
    await client.query(
      `insert into notification (person_id, kind, header_is, header_en, body_is, body_en, link, created_at, read_at)
      values ($1, 'workQuestion', $2, $3, $4, $4, $5, $6, $7)`,
      [
        thordisId,
        `Spurt er um verkið „${title}“`,
        `A question about “${title}”`,
        question,
        `/verk/${work_id}`,
        askedAt,
        answer && daysBefore(now, 0.8),
      ],
    );
  }
}

async function writeProvisional(client: pg.Client, now: Date): Promise<void> {
  for (const { title, performers, durationSeconds, remark, days } of provisional)
    await client.query(
      `with made as (
        insert into work (work_id, title, duration_seconds, artists, performers, origin, review, is_provisional, registered_by,
          first_registered_at, last_changed_at)
        select max(work_id) + 1, $1, $2::integer, $3, $3, 'Bráðabirgðaskráning', 'approved', true, $4::integer, $5::timestamptz, $5::timestamptz
        from work
        returning work_id, title
      ), named as (
        insert into work_title (work_id, title, is_main) select work_id, title, true from made
      ), lit as (
        insert into work_light_change (work_id, changed_at, light_after, cause, user_id) select work_id, $5, 2, 'registered', $4 from made
      )
      insert into provisional_work (work_id, remark, made_by, made_at) select work_id, $6, $4, $5 from made`,
      [title, durationSeconds, performers, userOf.ragnar, daysBefore(now, days), remark],
    );
}

interface Registered {
  workId: number;
  title: string;
  durationSeconds: number;
  performers: string | null;
  lastChangedAt: Date;
}

/** The registrant of a green work has found its length and performers wrong. */
async function writeProposal(client: pg.Client, now: Date): Promise<void> {
  const { rows } = await client.query<Registered>(
    `select w.work_id as "workId", w.title, w.duration_seconds as "durationSeconds", w.performers, w.last_changed_at as "lastChangedAt"
    from work w join work_author wa using (work_id)
    where w.light = 0 and w.registered_by = $1 and wa.author_id = $2 and wa.share = 100 and wa.contract_id is null
      and not exists (select from work_title t where t.work_id = w.work_id and not t.is_main)
      and not exists (select from work_isrc i where i.work_id = w.work_id)
      and not exists (select from contract_work c where c.work_id = w.work_id)
    order by w.first_registered_at desc, w.work_id limit 1`,
    [userOf.thordis, authorOf.thordis],
  );
  const [work] = rows;
  if (!work) return;
  const before = {
    title: work.title,
    duration: formatDuration(work.durationSeconds),
    plain: plainValues(plainWork, work),
    authors: [],
    otherTitles: [],
    isrcs: [],
  };
  const after = {
    ...before,
    duration: formatDuration(work.durationSeconds + 17),
    plain: { ...before.plain, performers: 'Kvartett Kolgrafar' },
  };
  const body = {
    HEITI_VERKS: work.title,
    LENGD: after.duration,
    [plainWork.performers.wire]: after.plain.performers,
    authors: [{ id: authorOf.thordis, typeOfAuthor: 36, ratio: 100 }],
  };
  await client.query(
    `insert into work_proposal (work_id, person_id, proposed_by, proposed_at, rests_on, body, changes, remark)
    select work_id, $2, $3, $4, last_changed_at, $5, $6, $7 from work where work_id = $1`,
    [
      work.workId,
      thordisId,
      userOf.thordis,
      daysBefore(now, 1.1),
      JSON.stringify(body),
      JSON.stringify(differences(before, after).map((change) => z.encode(Change, change))),
      'Lengdin var tekin af prufuupptöku. Svona er verkið á plötunni.',
    ],
  );
}

/** A registration that was begun on another device: the length is still missing. */
async function writeDraft(client: pg.Client, now: Date): Promise<void> {
  const row = { kind: 'known', authorTypeId: 36, shareHundredths: 5000 };
  const form = {
    title: 'Ljósaskipti við Sundin',
    duration: '',
    plain: { performers: 'Kvartett Kolgrafar' },
    authors: [
      { ...row, key: 'own', authorId: authorOf.thordis, name: 'Þórdís Æsa Öndólfsdóttir' },
      { ...row, key: 'jokull', authorId: authorOf.jokull, name: 'Jökull Steinn Ármannsson' },
    ],
    otherTitles: [],
    isrcs: [],
  };
  await client.query(
    `insert into draft (draft_id, user_id, kind, title, content, updated_at) values ($1, $2, 'work', $3, $4, $5)`,
    [
      'b7a0f3c2-6d1e-4f58-9a34-2c5d8e7f9b01',
      userOf.thordis,
      form.title,
      JSON.stringify(form),
      daysBefore(now, 0.4),
    ],
  );
}
