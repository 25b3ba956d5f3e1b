import type pg from 'pg';
import { brynjaId, katlaId, userOf } from './people.ts';
import { Random } from './random.ts';
import { dayOf, daysAfter, daysBefore } from './time.ts';

const thordisId = 1001;

interface Period {
  id: number;
  fundId: number;
  season: string | null;
  year: number;
  opensOn: string;
  closesOn: string;
}

/** Two rounds a year in the last years, one that staff are deciding on, one that is open, and one that is ahead. */
export function periodsAt(now: Date): Period[] {
  const thisYear = now.getUTCFullYear();
  const isSpring = now.getUTCMonth() < 6;
  const [season, before, next] = isSpring ? ['spring', 'autumn', 'autumn'] : ['autumn', 'spring', 'spring'];
  const round = (fundId: number, name: string, year: number, days: [opens: number, closes: number]) => ({
    fundId,
    season: name,
    year,
    opensOn: dayOf(daysAfter(now, days[0])),
    closesOn: dayOf(daysAfter(now, days[1])),
  });
  const rounds = [1, 2, 3].flatMap((fundId) => [
    round(fundId, season, 2020, [-365 * (thisYear - 2020) - 40, -365 * (thisYear - 2020)]),
    round(fundId, season, thisYear - 2, [-762, -722]),
    round(fundId, season, thisYear - 1, [-397, -357]),
    round(fundId, before, isSpring ? thisYear - 1 : thisYear, [-200, -160]),
    round(fundId, season, thisYear, [-20, 25]),
    round(fundId, next, isSpring ? thisYear : thisYear + 1, [150, 190]),
  ]);
  const travel = [thisYear - 1, thisYear].map((year) => ({
    fundId: 4,
    season: null,
    year,
    opensOn: `${year}-01-01`,
    // Around the turn of the year the fund is open too.
    closesOn: year === thisYear ? dayOf(daysAfter(now, 60)) : `${year}-12-01`,
  }));
  return [...rounds, ...travel].map((one, at) => ({ id: 801 + at, ...one }));
}

const projects = [
  ['Brimsorfið', 'Strengjakvartett í fjórum þáttum.'],
  ['Vetrarbraut', 'Hljóðritun á tólf nýjum lögum.'],
  ['Sönglög við ljóð langömmu', 'Útgáfa nótna að fjórtán sönglögum fyrir rödd og píanó.'],
  ['Hljóðlátir dagar', 'Ópera í einum þætti fyrir fimm raddir og kammersveit.'],
  ['Fjallabak', 'Tónverk fyrir lúðrasveit og barnakór.'],
  ['Rökkurlög', 'Plata með nýjum rökkurlögum, tekin upp í Krossanesi.'],
  ['Sæbarinn', 'Tónlist við dansverk sem frumsýnt verður næsta haust.'],
  ['Steinhörpur', 'Verk fyrir steinhörpu og rafhljóð.'],
] as const;
const travels = [
  ['Tónleikaferð um Færeyjar', 'Sex tónleikar í Þórshöfn, Klakksvík og Fuglafirði.'],
  ['Höfundabúðir í Gdańsk', 'Vinnustofa með höfundum frá níu löndum, tíu dagar.'],
] as const;

interface Applicant {
  person_id: number;
  author_id: number;
  name: string;
  kennitala: string;
  phone: string | null;
  email: string | null;
  street: string | null;
}

/** Funds' periods and who applied in them. Older rounds are decided on; of Þórdís there is an application of every kind. */
export async function writeFunds(client: pg.Client, now: Date): Promise<void> {
  const random = new Random(19);
  const periods = periodsAt(now);
  for (const { id, fundId, season, year, opensOn, closesOn } of periods)
    await client.query(
      `insert into fund_period (fund_period_id, fund_id, season, year, opens_on, closes_on) values ($1, $2, $3, $4, $5, $6)`,
      [id, fundId, season, year, opensOn, closesOn],
    );
  const { rows: people } = await client.query<Applicant>(
    `select distinct on (p.person_id) p.person_id, a.author_id, p.name, p.kennitala, p.phone, p.email, p.street
     from person p join author a using (person_id)
     where p.kennitala is not null and p.died_on is null and p.person_id between 1001 and 1100 and p.name not in ('Dagur Nói Bárðarson')
     order by p.person_id, a.author_id`,
  );
  const thordis = people.find(({ person_id }) => person_id === thordisId);
  for (const period of periods) {
    if (period.opensOn > dayOf(now)) continue;
    const others = random.pickSome(
      people.filter((one) => one !== thordis),
      random.whole(2, 5),
    );
    const applicants = thordis && isOneOfThordis(period, now) ? [thordis, ...others] : others;
    for (const applicant of applicants) await writeApplication(client, { random, period, applicant, now });
  }
  await writeBudgets(client, periods, now);
}

/** R220, R222: the rounds that staff are deciding on have budgets, and a grant waits for another to confirm it. */
async function writeBudgets(client: pg.Client, periods: readonly Period[], now: Date): Promise<void> {
  const ids = periods.flatMap(({ id, closesOn }) =>
    closesOn >= dayOf(daysBefore(now, 200)) && closesOn < dayOf(now) ? [id] : [],
  );
  await client.query(
    `update fund_period set budget_isk = 2500000, budget_by = $2, budget_at = $3 where fund_period_id = any($1)`,
    [ids, katlaId, daysBefore(now, 190)],
  );
  await client.query(
    `update fund_application set proposed_amount_isk = amount_isk / 100000 * 50000, proposed_by = $2, proposed_at = $3
     where application_id = (select min(application_id) from fund_application where fund_period_id = any($1))`,
    [ids, userOf.ragnar, daysBefore(now, 2)],
  );
}

/** One fund in each round; the travel fund in the last year alone. */
function isOneOfThordis({ fundId, opensOn }: Period, now: Date): boolean {
  if (fundId === 4) return opensOn < dayOf(daysBefore(now, 366));
  return fundId === (opensOn < dayOf(daysBefore(now, 300)) ? 1 : 2);
}

interface Writing {
  random: Random;
  period: Period;
  applicant: Applicant;
  now: Date;
}

async function writeApplication(
  client: pg.Client,
  { random, period, applicant, now }: Writing,
): Promise<void> {
  const { fundId, opensOn, closesOn } = period;
  const [title, description] = random.pick<readonly [string, string]>(fundId === 4 ? travels : projects);
  const amount = random.whole(4, 30) * 50_000;
  const last = Math.min(Date.parse(closesOn), daysBefore(now, 1).getTime());
  const appliedAt = new Date(Date.parse(opensOn) + random.next() * (last - Date.parse(opensOn)));
  const isDecided = closesOn < dayOf(daysBefore(now, 200));
  const status = !isDecided ? 'received' : random.chance(0.55) ? 'granted' : 'refused';
  const granted = status === 'granted' ? Math.round((amount * random.whole(4, 10)) / 500_000) * 50_000 : null;
  const decidedAt = isDecided ? daysAfter(new Date(closesOn), 30) : null;
  const asks = fundId !== 3;
  const { rows } = await client.query<{ application_id: number }>(
    `insert into fund_application (fund_period_id, person_id, project_title, amount_isk, applicant_cv, project_description, budget,
       time_plan, has_earlier_grant, has_other_applications, is_newcomer_grant, bank, ledger, account, applied_at, status,
       granted_amount_isk, decided_at, decided_by, told_at, granted_proposed_by)
     select $1, $2, $3, $4, $5, $6, $7, $8, false, $9, $10, coalesce(p.bank, '0133'), coalesce(p.ledger, '26'), coalesce(p.account, $11),
       $12, $13, $14, $15, $16, $15, $17
     from person p where p.person_id = $2
     returning application_id`,
    [
      period.id,
      applicant.person_id,
      title,
      amount,
      `${applicant.name} hefur samið tónlist árum saman og komið fram víða.`,
      description,
      'Vinna höfundar 60%, flytjendur og aðstaða 40%.',
      'Hefst að vori og lýkur á einu ári.',
      asks ? false : null,
      asks ? random.chance(0.2) : null,
      String(random.whole(1000, 9999)).padStart(6, '0'),
      appliedAt,
      status,
      granted,
      decidedAt,
      isDecided ? userOf.ragnar : null,
      status === 'granted' ? brynjaId : null,
    ],
  );
  await client.query(
    `insert into fund_applicant (application_id, position, is_main, person_id, author_id, name, kennitala, address, phone, email)
     values ($1, 0, true, $2, $3, $4, $5, $6, $7, $8)`,
    [
      rows[0]?.application_id,
      applicant.person_id,
      applicant.author_id,
      applicant.name,
      applicant.kennitala,
      applicant.street ?? 'Barmahlíð 14',
      applicant.phone ?? '000 0000',
      applicant.email?.split(',')[0] ?? 'felagi@demo.example',
    ],
  );
}
