import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileTypeOf } from '@omur/contract/platform/fileRules';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { freshDatabase, type TestDatabase } from '../test/database.ts';
import { readConfig } from '../src/platform/config.ts';
import { writeDemoFiles } from './files.ts';
import { aPdf } from './pdf.ts';
import { loadSmall } from './small.ts';

const folder = mkdtempSync(join(tmpdir(), 'omur-demo-files-'));
let database: TestDatabase;
let client: pg.Client;

beforeAll(async () => {
  database = await freshDatabase();
  client = new pg.Client(database.owner);
  await client.connect();
  await loadSmall(client, new Date(), { years: 0 });
});
afterAll(async () => {
  await client.end();
  await database.drop();
  rmSync(folder, { recursive: true });
});

describe('the files of the demo', () => {
  it('A1, L3.25, O123 hang at each application, submitted contract and assembly, once, and lie on the disk', async () => {
    const config = readConfig({ OMUR_DATA: folder });
    await writeDemoFiles(database.owner, config);
    await writeDemoFiles(database.owner, config);
    const { rows } = await client.query(
      `select owner_kind, count(distinct owner_id)::integer as owners, count(*)::integer as files,
         (select count(*)::integer from fund_application) as applications,
         (select count(*)::integer from contract_submission) as submissions
       from stored_file where state = 'confirmed' group by owner_kind order by owner_kind`,
    );
    const [ofApplications, ofAssemblies, ofContracts] = rows;
    expect(ofAssemblies).toMatchObject({ owner_kind: 'assembly', owners: 1, files: 2 });
    expect(ofApplications).toMatchObject({
      owners: ofApplications.applications,
      files: 2 * ofApplications.applications,
    });
    expect(ofContracts).toMatchObject({ owners: ofContracts.submissions, files: ofContracts.submissions });
    const kept = (kind: string) =>
      readdirSync(join(config.filesFolder, kind), { recursive: true, withFileTypes: true }).filter((one) =>
        one.isFile(),
      );
    expect(kept('applications')).toHaveLength(ofApplications.files);
    expect(kept('contracts')).toHaveLength(ofContracts.files);
  });
  it('are PDF with the letters of Icelandic, and brackets that close', () => {
    const page = aPdf('Þýðing (drög)', ['Ævi og örlög']);
    expect(fileTypeOf(page)).toBe('application/pdf');
    const text = page.toString('latin1');
    expect(text).toContain('(Þýðing \\(drög\\)) Tj');
    expect(text.indexOf('xref')).toBe(Number(/startxref\n(\d+)/.exec(text)?.[1]));
  });
});

describe('the general assembly of the demo', () => {
  it('O120, O121 is called, with a list of voters and a vote to come', async () => {
    const { rows } = await client.query(
      `select a.state, a.held_at > now() as is_to_come, a.closes_at > a.held_at as is_open_later,
         (select count(*)::integer from assembly_question q where q.assembly_id = a.assembly_id) as questions,
         (select count(*) from assembly_voter v where v.assembly_id = a.assembly_id)
           = (select count(*) from members_on(a.list_on)) as is_whole,
         exists (select from assembly_voter v join app_user u using (person_id) where u.role = 'member') as has_members
       from assembly a`,
    );
    expect(rows).toEqual([
      {
        state: 'listed',
        is_to_come: true,
        is_open_later: true,
        questions: 3,
        is_whole: true,
        has_members: true,
      },
    ]);
  });
});
