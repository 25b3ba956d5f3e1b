import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { sentenceOf } from '@omur/contract/platform/errors';
import type { NewWork } from '@omur/contract/works/registration';
import { fold } from '@omur/contract/platform/rules/folding';
import { readIsrc } from '@omur/contract/works/rules/isrc';
import { SimilarWork } from '@omur/contract/works/similarWorks';
import type { Role } from '@omur/contract/platform/values';
import type pg from 'pg';
import * as z from 'zod/mini';
import { readConfig } from '../../platform/config.ts';
import { migrate } from '../../platform/database/migrate.ts';
import { openToUse } from '../../platform/database/open.ts';
import { openPool, transaction } from '../../platform/database/pool.ts';
import type { Actor } from '../../platform/sessions/actor.ts';
import { allRows } from '../../platform/http/rows.ts';
import { refuse, Refusal } from '../../platform/refusal.ts';
import { similarWorks } from '../catalogue/queries.ts';
import { isNobody } from '@omur/contract/people/rules/authorTypes';
import { register } from './register.ts';
import { readSheet, type SheetWork, textOf } from './sheet.ts';
import { bodyOf } from './sheetBody.ts';
import { findActor, findSheetWork, keepSheetWork, nameActor } from './registerFileQueries.ts';

/** Whether the works stay: none of them, all or none, or each that is accepted. */
export type Keeping = 'none' | 'whole' | 'each';

export interface Terms {
  keeping: Keeping;
  /** Registers works too that are like works which are there. */
  takesLike?: boolean;
}

/** What became of one work of the sheet. */
export interface SheetResult {
  work: SheetWork;
  workId?: number;
  refusal?: Refusal;
  /** The same rows were registered before, as this work. */
  isThere?: boolean;
}

class Undone extends Error {}

/** Registers the works of a sheet by the rules of the form, one after the other, and answers what became of each. */
export async function registerSheet(
  pool: pg.Pool,
  actor: Actor,
  works: readonly SheetWork[],
  { keeping, takesLike = false }: Terms,
): Promise<SheetResult[]> {
  const one = (tx: pg.PoolClient, work: SheetWork) => registerOne(tx, actor, work, takesLike);
  const results: SheetResult[] = [];
  if (keeping === 'each') {
    for (const work of works) results.push(await transaction(pool, (tx) => one(tx, work)));
    return results;
  }
  try {
    await transaction(pool, async (tx) => {
      for (const work of works) results.push(await one(tx, work));
      if (keeping === 'none' || results.some(({ refusal }) => refusal)) throw new Undone();
    });
  } catch (error) {
    if (!(error instanceof Undone)) throw error;
    // The numbers went with the works.
    return results.map(({ work, workId, refusal, isThere }) => ({
      work,
      ...(refusal && { refusal }),
      ...(isThere && workId !== undefined && { isThere, workId }),
    }));
  }
  return results;
}

/** A refused work leaves nothing, and the ones after it are still tried. */
async function registerOne(
  tx: pg.PoolClient,
  actor: Actor,
  work: SheetWork,
  takesLike: boolean,
): Promise<SheetResult> {
  await tx.query('savepoint one_work');
  try {
    await nameActor.run(tx, { userId: String(actor.userId) });
    const rowsHash = hashOf(work);
    const there = await findSheetWork.row<{ workId: number }>(tx, { rowsHash });
    if (there) return { work, workId: there.workId, isThere: true };
    const body = await bodyOf(tx, work);
    if (!takesLike) await assertUnlike(tx, actor, body);
    const workId = await register({ db: tx, actor, body });
    await keepSheetWork.run(tx, { rowsHash, workId });
    return { work, workId };
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    await tx.query('rollback to savepoint one_work');
    return { work, refusal: error };
  } finally {
    await tx.query('release savepoint one_work').catch(() => undefined);
  }
}

/** The rows as they stand, but for the name by which the sheet keeps them together. */
function hashOf({ lines }: SheetWork): Buffer {
  const rows = lines.map(({ line: _line, work: _work, ...cells }) => cells);
  return createHash('sha256').update(JSON.stringify(rows)).digest();
}

/** V8: the same recording, or the same title with an author in common, is the work that is there, until somebody says otherwise. */
async function assertUnlike(db: pg.PoolClient, actor: Actor, body: NewWork): Promise<void> {
  const found = await allRows(db, similarWorks, {
    personId: actor.personId,
    folded: fold(body.title),
    authorIds: body.authors.map(({ authorId }) => authorId).filter((authorId) => !isNobody(authorId)),
    isrcs: (body.isrcs ?? []).flatMap(({ isrc }) => readIsrc(isrc).value ?? []),
  });
  const same = found
    .map(({ json }) => z.decode(SimilarWork, JSON.parse(json)))
    .filter(({ likenesses }) => likenesses.includes('sameIsrc') || likenesses.includes('sameTitle'));
  if (same.length === 0) return;
  const works = same.map(({ workId, title }) => `${title} (${workId})`).join(', ');
  refuse('work.isThereAlready', { values: { works } });
}

/** The user of that national ID, or else the first administrator. */
export async function getActor(pool: pg.Pool, kennitala: string | null): Promise<Actor> {
  const user = await findActor.row<{
    userId: number;
    role: Role;
    personId: number;
    kennitala: string;
    name: string;
  }>(pool, {
    kennitala,
  });
  if (!user)
    throw new Error(
      kennitala
        ? `No user has the national ID ${kennitala}.`
        : 'There is no administrator to register as. An empty database is filled by npm run demo.',
    );
  if (user.role === 'viewer' || user.role === 'external')
    throw new Error(`${user.name} may not register works.`);
  return {
    ...user,
    realUserId: user.userId,
    realRole: user.role,
    realName: user.name,
    isReadOnly: false,
    mustSetUp: false,
    tokenHash: Buffer.alloc(0),
  };
}

/** One line of the report: where the work stands in the sheet, and what became of it. */
export function reportOf({ work, workId, refusal, isThere }: SheetResult): string {
  const [first] = work.lines;
  const place = `${String(first.line).padStart(5)}  `;
  if (isThere) return `${place}there    ${first.title} (${workId})`;
  if (!refusal) return `${place}ok       ${first.title}${workId === undefined ? '' : ` (${workId})`}`;
  const reasons = refusal.fields.length > 0 ? refusal.fields : [refusal];
  const sentences = reasons.map(({ code, values }) => ended(sentenceOf(code, 'is', values)));
  return `${place}refused  ${first.title}: ${[...new Set(sentences)].join(' ')}`;
}

/** Some of the society's own words end without a full stop. */
const ended = (sentence: string) => (/[.?!…]$/u.test(sentence) ? sentence : `${sentence}.`);

const usage = 'npm run register -- FILE.csv [--as KENNITALA] [--commit [--each]] [--even-if-alike]';

async function main(): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      as: { type: 'string' },
      commit: { type: 'boolean' },
      each: { type: 'boolean' },
      'even-if-alike': { type: 'boolean' },
    },
  });
  const [file] = positionals;
  if (!file || positionals.length > 1) throw new Error(`Name one sheet: ${usage}`);
  const { text, encoding } = await textOf(await readFile(file));
  say(`The sheet is read as ${encoding}.`);
  const works = readSheet(text);
  const database = await openToUse(readConfig(process.env), say);
  try {
    if (!database.isRunning) await migrate(database.owner);
    const { becomesApplicationRole } = database;
    const pool = openPool(database.direct, { connections: 1, becomesApplicationRole });
    const actor = await getActor(pool, values.as ?? null);
    const keeping = !values.commit ? 'none' : values.each ? 'each' : 'whole';
    const takesLike = values['even-if-alike'] ?? false;
    const results = await registerSheet(pool, actor, works, { keeping, takesLike });
    await pool.end();
    for (const result of results) say(reportOf(result));
    say(conclusionOf(results, keeping, actor.name));
    if (results.some(({ refusal }) => refusal)) process.exitCode = 1;
  } finally {
    await database.stop();
  }
}

export function conclusionOf(results: readonly SheetResult[], keeping: Keeping, name: string): string {
  const refused = results.filter(({ refusal }) => refusal).length;
  const there = results.filter(({ isThere }) => isThere).length;
  const accepted = results.length - refused - there;
  const known = there > 0 ? `, ${there} registered before` : '';
  const count = `${accepted} accepted, ${refused} refused${known}`;
  if (keeping === 'none')
    return `${count}. Nothing was registered: this was a trial. Add --commit to register as ${name}.`;
  if (keeping === 'whole' && refused > 0)
    return `${count}. Nothing was registered: correct what was refused, or add --each to leave it out.`;
  return `${count}. ${accepted} registered as ${name}.`;
}

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}

if (import.meta.main)
  main().catch((error: Error) => {
    process.stderr.write(`${error.message}\n`);
    process.exitCode = 1;
  });
