import pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
// How the server reads days and large whole numbers is set there.
import './pool.ts';
import { freshDatabase, type TestDatabase } from '../../../test/database.ts';
import { type Kind, type TypedRow, typedRows } from '../../../test/rowTypes.ts';
import { columnName, Statement } from './statement.ts';

interface PostgresType {
  oid: number;
  typname: string;
  typcategory: string;
}

let types: ReadonlyMap<number, PostgresType>;
let database: TestDatabase;
let application: pg.Client;
beforeAll(async () => {
  database = await freshDatabase();
  application = new pg.Client(database.application);
  await application.connect();
  const { rows } = await application.query<PostgresType>(
    'select oid::integer, typname, typcategory from pg_type',
  );
  types = new Map(rows.map((type) => [type.oid, type]));
});
afterAll(async () => {
  await application.end();
  await database.drop();
});

interface Described {
  name: string;
  dataTypeID: number;
}

interface Message {
  fields: Described[];
}

/** The columns that PostgreSQL says a statement answers, without running it. */
function described(text: string): Promise<Described[]> {
  return new Promise((resolve, reject) => {
    let columns: Described[] = [];
    const question = {
      submit(connection: pg.Connection) {
        const wire = connection as unknown as Record<'parse' | 'describe', (of: object) => void> & {
          sync(): void;
        };
        wire.parse({ name: '', text, types: [] });
        wire.describe({ type: 'S', name: '' });
        wire.sync();
      },
      handleRowDescription: ({ fields }: Message) => {
        columns = fields;
      },
      handleReadyForQuery: () => resolve(columns),
      handleError: reject,
    };
    application.query(question as unknown as pg.Submittable);
  });
}

const kinds: Readonly<Record<string, Kind>> = {
  int2: 'number',
  int4: 'number',
  float4: 'number',
  float8: 'number',
  int8: 'number',
  // As text, since JavaScript's numbers cannot hold it.
  numeric: 'string',
  text: 'string',
  varchar: 'string',
  bpchar: 'string',
  name: 'string',
  uuid: 'string',
  unknown: 'string',
  bool: 'boolean',
  // A day is no instant.
  date: 'string',
  timestamptz: 'date',
  bytea: 'bytes',
};

it('H10 rows have the columns and kinds that PostgreSQL describes, wherever they are given a type', async () => {
  const rows = typedRows();
  const wrong: string[] = [];
  let compared = 0;
  for (const row of rows) {
    const module = (await import(`../../../${row.file}`)) as Record<string, unknown>;
    const statement = module[row.name];
    if (!(statement instanceof Statement)) continue;
    compared++;
    wrong.push(...(await promisedWrongly(row, statement.text)));
  }
  expect(compared).toBeGreaterThan(200);
  expect(wrong).toEqual([]);
  // Every module with statements is read for it.
}, 60_000);

it('H10 a column that is not there, or of another kind, is found', async () => {
  const of = (name: string, kind: Kind) => ({
    place: 'x',
    file: '',
    name: '',
    columns: [{ name, kinds: [kind] }],
  });
  const text = 'select work_id, title from work where work_id = $1';
  expect(await promisedWrongly(of('workId', 'number'), text)).toEqual([]);
  expect(await promisedWrongly(of('workId', 'string'), text)).toEqual(['x: workId is int4']);
  expect(await promisedWrongly(of('endsBefore', 'string'), text)).toEqual(['x has no column ends_before']);
});

/** What a row type says that PostgreSQL does not. */
async function promisedWrongly({ place, columns }: TypedRow, text: string): Promise<string[]> {
  const answered = await described(text);
  return columns.flatMap(({ name, kinds: promised }) => {
    const found = answered.find((one) => one.name === columnName(name) || one.name === name);
    if (!found) return `${place} has no column ${columnName(name)}`;
    const type = types.get(found.dataTypeID);
    // JSON may be anything that its query makes of it.
    if (/^jsonb?$/.test(type?.typname ?? '') || promised.length === 0) return [];
    const kind = type?.typcategory === 'A' ? 'array' : kinds[type?.typname ?? ''];
    return kind && promised.includes(kind) ? [] : `${place}: ${name} is ${type?.typname}`;
  });
}
