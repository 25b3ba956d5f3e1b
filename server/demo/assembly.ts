import type pg from 'pg';

/** The society's next general assembly: called weeks ago, its list of voters fixed, its vote still to come (O120–O124). */
const calledBefore = 12;
const listedBefore = 2;
const heldAfter = 16;
const openFor = 2;

interface Question {
  is: string;
  en: string;
  mostChosen: number;
  options: readonly (readonly [is: string, en: string])[];
}

const yesOrNo = [
  ['Já', 'Yes'],
  ['Nei', 'No'],
] as const;
const questions: readonly Question[] = [
  {
    is: 'Samþykkir þú ársreikning félagsins?',
    en: 'Do you approve the society’s annual accounts?',
    mostChosen: 1,
    options: yesOrNo,
  },
  {
    is: 'Á að breyta 8. grein samþykkta þannig að stjórnarmenn sitji lengst í sex ár samfleytt?',
    en: 'Shall article 8 be amended so that nobody sits on the board for more than six years in a row?',
    mostChosen: 1,
    options: yesOrNo,
  },
  {
    is: 'Hverja kýst þú í stjórn félagsins? Kjósa má þrjá.',
    en: 'Whom do you elect to the board? You may choose three.',
    mostChosen: 3,
    options: [
      ['Álfdís Hrafnkels Vatnsfjörð', 'Álfdís Hrafnkels Vatnsfjörð'],
      ['Brandur Högni Skarðdal', 'Brandur Högni Skarðdal'],
      ['Eyrún Salka Holtsmúla', 'Eyrún Salka Holtsmúla'],
      ['Fjölnir Ari Brekkmann', 'Fjölnir Ari Brekkmann'],
    ],
  },
];

const agenda = {
  is: `Stjórn félagsins boðar til aðalfundar. Fundurinn er haldinn í félagsheimilinu og í streymi, og eru allir félagar velkomnir.

Dagskrá:
1. Skýrsla stjórnar
2. Ársreikningur lagður fram til samþykktar
3. Tillaga að breytingu á 8. grein samþykkta
4. Kosning þriggja í stjórn
5. Önnur mál

Kosið er í þjónustugáttinni og er kosningin leynileg. Kosning hefst þegar fundur er settur og stendur í tvo daga. Þau sem komast ekki geta veitt öðrum félaga á kjörskrá umboð; enginn fer með fleiri en tvö.

Ársreikningur og tillagan fylgja fundarboðinu.`,
  en: `The board calls the general assembly of the society. It is held at the society’s house and streamed, and all members are welcome.

Agenda:
1. Report of the board
2. The annual accounts, for approval
3. A proposal to amend article 8
4. Election of three to the board
5. Other matters

The vote is held in the portal and is secret. It opens when the assembly does, and stays open for two days. Members who cannot take part may give a proxy to another on the list of voters; nobody holds more than two.

The accounts and the proposal come with this notice.`,
};

export async function writeAssembly(client: pg.Client, now: Date): Promise<void> {
  const day = (days: number) => new Date(now.getTime() + days * 86_400_000).toISOString().slice(0, 10);
  const year = day(heldAfter).slice(0, 4);
  const { rows } = await client.query<{ id: number }>(
    `insert into assembly (title_is, title_en, notice_is, notice_en, place, held_at, list_on, closes_at, most_proxies)
     values ($1, $2, $3, $4, 'Félagsheimilið', $5, $6, $7, 2) returning assembly_id as id`,
    [
      `Aðalfundur ${year}`,
      `General assembly ${year}`,
      agenda.is,
      agenda.en,
      `${day(heldAfter)}T17:00:00Z`,
      day(-listedBefore),
      `${day(heldAfter + openFor)}T17:00:00Z`,
    ],
  );
  const assemblyId = rows[0]?.id ?? 0;
  for (const [at, { is, en, mostChosen, options }] of questions.entries())
    await client.query(
      `with asked as (insert into assembly_question (assembly_id, position, title_is, title_en, most_chosen)
         values ($1, $2, $3, $4, $5) returning question_id)
       insert into assembly_option (question_id, position, name_is, name_en)
       select question_id, n, i, e from asked, unnest($6::text[], $7::text[]) with ordinality o (i, e, n)`,
      [assemblyId, at + 1, is, en, mostChosen, options.map(([one]) => one), options.map(([, one]) => one)],
    );
  for (const [state, daysAgo] of [
    ['announced', calledBefore],
    ['listed', listedBefore],
  ] as const) {
    await client.query('update assembly set asked_by = 1 where assembly_id = $1', [assemblyId]);
    await client.query(
      `insert into assembly_step (assembly_id, state, asked_by, done_by, done_at, late_voters)
       values ($1, $2, 1, 12, $3, case $2::text when 'listed' then (select count(*) from late_voters($1)) else 0 end)`,
      [assemblyId, state, new Date(now.getTime() - daysAgo * 86_400_000)],
    );
  }
}
