import type pg from 'pg';
import { userOf } from './people.ts';
import { daysBefore } from './time.ts';

interface Written {
  isFromSociety: boolean;
  body: string;
  daysAgo: number;
}

interface Matter {
  kind: 'message' | 'complaint';
  subject: string;
  isAboutWork: boolean;
  written: readonly Written[];
  isAssigned: boolean;
}

const thordisId = 1001;

const matters: readonly Matter[] = [
  {
    kind: 'message',
    subject: 'Flutningur á Menningarnótt vantar',
    isAboutWork: true,
    isAssigned: true,
    written: [
      {
        isFromSociety: false,
        body: 'Lagið var flutt á stóra sviðinu á Menningarnótt en ég finn það ekki í skilagreininni. Getið þið athugað hvort lagalistinn barst?',
        daysAgo: 9.4,
      },
      {
        isFromSociety: true,
        body: 'Sæl Þórdís. Lagalistinn barst frá tónleikahaldaranum í síðustu viku. Flutningurinn kemur með næstu úthlutun lifandi flutnings.',
        daysAgo: 7.2,
      },
    ],
  },
  {
    kind: 'message',
    subject: 'Skattframtal erlendra tekna',
    isAboutWork: false,
    isAssigned: false,
    written: [
      {
        isFromSociety: false,
        body: 'Hvar sé ég hvaða skattar voru teknir af greiðslum frá Þýskalandi?',
        daysAgo: 1.6,
      },
    ],
  },
  {
    kind: 'complaint',
    subject: 'Úthlutun streymis kom mánuði of seint',
    isAboutWork: false,
    isAssigned: true,
    written: [
      {
        isFromSociety: false,
        body: 'Dagatalið sagði október en greiðslan kom í nóvember og enginn lét vita.',
        daysAgo: 5.3,
      },
    ],
  },
];

const canned = [
  {
    title: 'Hvenær er næsta úthlutun?',
    is: 'Úthlutunardagar næsta árs standa á spjaldinu þínu og í dagatalinu.',
    en: 'The days of next year’s distributions are on your card and in the calendar.',
  },
  {
    title: 'Lagalista vantar',
    is: 'Okkur vantar lagalista frá þessum tónleikum. Sendu okkur hann hér eða skráðu tónleikana undir Lifandi flutningur.',
    en: 'We have no set list of this concert. Send it to us here, or register the concert under Live performances.',
  },
];

/** What a member and the staff have written to each other: an answered case, one that waits, and a complaint. */
export async function writeCases(client: pg.Client, now: Date): Promise<void> {
  for (const matter of matters) await writeMatter(client, matter, now);
  for (const { title, is, en } of canned)
    await client.query(
      'insert into canned_answer (title, body_is, body_en, changed_by, changed_at) values ($1, $2, $3, $4, $5)',
      [title, is, en, userOf.ragnar, daysBefore(now, 30)],
    );
}

async function writeMatter(client: pg.Client, matter: Matter, now: Date): Promise<void> {
  const { kind, subject, isAboutWork, isAssigned, written } = matter;
  const [first] = written;
  const last = written.at(-1);
  if (!first || !last) return;
  const openedAt = daysBefore(now, first.daysAgo);
  const { rows } = await client.query<{ case_id: number }>(
    `insert into member_case (person_id, case_kind, subject, about, work_id, case_state, opened_by, opened_at, last_message_at,
       assigned_to, complained_on)
     select $1, $2, $3, case when $4 then 'work' end, case when $4 then
         (select min(w.work_id) from work w join work_author using (work_id) join author a using (author_id)
          where a.person_id = $1 and w.light = 0) end,
       $5, $6, $7::timestamptz, $8, $9, case $2 when 'complaint' then $7::timestamptz::date end
     returning case_id`,
    [
      thordisId,
      kind,
      subject,
      isAboutWork,
      last.isFromSociety ? 'answered' : 'open',
      userOf.thordis,
      openedAt,
      daysBefore(now, last.daysAgo),
      isAssigned ? userOf.ragnar : null,
    ],
  );
  for (const { isFromSociety, body, daysAgo } of written)
    await client.query(
      'insert into case_message (case_id, is_from_society, body, written_by, written_at) values ($1, $2, $3, $4, $5)',
      [
        rows[0]?.case_id,
        isFromSociety,
        body,
        isFromSociety ? userOf.ragnar : userOf.thordis,
        daysBefore(now, daysAgo),
      ],
    );
}
