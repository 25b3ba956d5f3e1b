import type pg from 'pg';
import { writeAccess } from './access.ts';
import { writeApprovals } from './approvals.ts';
import { writeAssembly } from './assembly.ts';
import { writeBand } from './band.ts';
import { writeCalendar } from './calendar.ts';
import { writeCases } from './cases.ts';
import { contracts, holdersBy, inventCircle, joined, namedAuthors, namedRights } from './authors.ts';
import { numbered } from './compose.ts';
import { writeContractDesk } from './contracts.ts';
import { writeDesk } from './desk.ts';
import { writeEstate } from './estate.ts';
import { writeFunds } from './funds.ts';
import { inventWorks } from './oeuvres.ts';
import { demoUsers, others } from './people.ts';
import { inviteSister, registerUnknown } from './newcomers.ts';
import { writeMusicStart } from './musicStart.ts';
import { writeNotices } from './notices.ts';
import { writeOlderPerformances } from './olderPerformances.ts';
import { writePerformances } from './performances.ts';
import { writePlaces } from './places.ts';
import { oldMasters, registerPublicDomain } from './publicDomain.ts';
import { Random } from './random.ts';
import { writeSharesInDoubt } from './sharesInDoubt.ts';
import { advanceNumbers, writeCircle, writeContracts, writeUsers } from './society.ts';
import { writeStatementNames } from './statementNames.ts';
import { writeCueSheets } from './uses.ts';
import { writeWorks } from './works.ts';
import { pastOf } from './royalties/past.ts';
import { allYears, liveYears } from './royalties/sixYears.ts';

const firstWorkId = 20_001;
/** Tables that are filled by COPY. What was there before the society had the system is no change to record. */
const carriedOver =
  `person, app_user, author, author_right, publishing_contract, work, work_author, work_right, work_title,
  work_iswc, work_isrc, contract_work, cue_sheet, cue_sheet_line, approval_request,
  work_question, provisional_work, work_proposal, contract_submission, venue, hall, festival, festival_year, promoter,
  live_performance, performance, foreign_performance, planned_distribution, fund_period, fund_application, fund_applicant, music_start_code,
  access_grant, access_request, member_case, canned_answer`.split(/,\s*/);

const readByRuns =
  'author, author_right, person, work, work_author, work_title, work_right, work_iswc, work_isrc, cue_sheet, cue_sheet_line';

export interface Parts {
  /** How many years of money it has, six unless it is said. They take as long as all the rest: tests of other things have one, or none. */
  years?: number;
}

/** The whole demo society in one transaction. `now` is the moment that its waiting works wait at. */
export async function loadSmall(
  client: pg.Client,
  now: Date,
  { years = allYears }: Parts = {},
): Promise<void> {
  const persons = [...demoUsers.flatMap(({ person }) => person ?? []), ...others];
  const masters = oldMasters();
  const circle = joined([
    { persons, authors: [...namedAuthors], rights: [...namedRights] },
    inventCircle(),
    masters,
  ]);
  const nameOf = new Map(circle.authors.map(({ authorId, displayName }) => [authorId, displayName]));
  const nameOfAuthor = (authorId: number) => nameOf.get(authorId) ?? '';
  const works = numbered(new Random(6), inventWorks(now), firstWorkId, nameOfAuthor);

  await client.query('begin');
  for (const table of carriedOver) await client.query(`alter table ${table} disable trigger user`);
  await writeCircle(client, circle);
  await writeUsers(client, demoUsers, now);
  await writeContracts(client, Object.values(contracts));
  await writePlaces(client);
  await writeWorks(client, works, holdersBy(circle.authors, circle.rights));
  await writeApprovals(client);
  await writeDesk(client, now);
  await writeContractDesk(client, now);
  await writeStatementNames(client, now);
  await writeCalendar(client, now);
  await writeCueSheets(client, works, now);
  await writePerformances(client, works, now);
  await writeOlderPerformances(client, works, now);
  await writeFunds(client, now);
  await writeMusicStart(client, now);
  await writeAccess(client, now);
  await writeCases(client, now);
  for (const table of carriedOver) await client.query(`alter table ${table} enable trigger user`);
  // The lights were written with their history, so that this fills only the lists.
  await client.query(`select refresh_lights($1, 'imported')`, [works.map(({ workId }) => workId)]);
  await client.query(
    'select refresh_live_performances(array(select live_performance_id from live_performance order by 1))',
  );
  await advanceNumbers(client);
  if (years > 0) {
    // Without it PostgreSQL would plan for empty tables.
    await client.query(`analyze ${readByRuns}`);
    await liveYears(pastOf(client, { works, nameOf: nameOfAuthor }), now, years);
  }
  await writeNotices(client);
  await registerPublicDomain(client, masters);
  await registerUnknown(client);
  await writeBand(client, now);
  await writeEstate(client, now);
  await writeSharesInDoubt(client, now);
  await writeAssembly(client, now);
  await inviteSister(client, now);
  await client.query('commit');
  await client.query('analyze');
}
