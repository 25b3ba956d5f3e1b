import { partBytes } from '@omur/contract/royalties/distributions';
import { bringContractsUpToDate } from '../src/publishing/contracts/deadlines.ts';
import { importFile } from '../src/royalties/distributions/import.ts';
import type { Answer, Portal, Someone } from './portal.ts';

export const anAnnouncement = (size: number, changes: Record<string, unknown> = {}) => ({
  HEITI_UTHLUTUNAR: 'Aðalúthlutun 2025',
  TIMABIL_UTHLUTUNAR: 'Árið 2025',
  FLOKKUR_UTHLUTUNAR_NR: 1,
  DAGS_UTHLUTUNAR: '2026-06-15',
  HEITI_SKRAR: 'adaluthlutun-2025.csv',
  STAERD: size,
  ...changes,
});

interface Sent {
  as: Someone;
  id: number;
  /** The lines of the file, or its bytes. */
  file: string | Buffer;
  head?: Record<string, unknown>;
  /** Of a service's file: those of its controllers that are ours. */
  controllers?: readonly string[];
}

let sent = 0;
/** The same file is refused the second time (M10); an empty line more makes it another. */
function anEndOfItsOwn(): string {
  sent += 1;
  return `\n${' '.repeat(sent)}`;
}

/** Announces a distribution, and sends its file in parts. */
export async function sendFile(portal: Portal, { as, id, file, head }: Sent): Promise<Answer> {
  const bytes = typeof file === 'string' ? Buffer.from(file + anEndOfItsOwn()) : file;
  const announced = await portal.ask(`PUT /api/distributions/${id}`, {
    as,
    body: anAnnouncement(bytes.length, head),
  });
  if (announced.status !== 200) return announced;
  for (let at = 0; at < bytes.length; at += partBytes) {
    const { status, text } = await portal.ask(`PUT /api/distributions/${id}/parts/${at / partBytes + 1}`, {
      as,
      body: { INNIHALD: bytes.subarray(at, at + partBytes).toString('base64') },
    });
    if (status !== 204) throw new Error(`The part was refused: ${text}`);
  }
  return announced;
}

/** Sends a file and has it read, as the job does; answers the distribution after that. */
export async function importDistribution(portal: Portal, sent: Sent): Promise<Answer> {
  const announced = await sendFile(portal, sent);
  if (announced.status !== 200) return announced;
  if (sent.controllers) await chooseControllers(portal, sent);
  const asked = await portal.ask(`POST /api/distributions/${sent.id}/import`, { as: sent.as });
  if (asked.status !== 200) return asked;
  await readFile(portal, sent.id);
  return portal.ask(`GET /api/distributions/${sent.id}`, { as: sent.as });
}

/** Says which controllers of a service's file are ours. */
export const chooseControllers = (portal: Portal, { as, id, controllers = [] }: Omit<Sent, 'file'>) =>
  portal.ask(`PUT /api/distributions/${id}/controllers`, { as, body: { OKKAR_RETTHAFAR: controllers } });

export async function readFile(portal: Portal, distributionId: number): Promise<void> {
  const [row] = await portal.sql('select attempt from distribution_import where distribution_id = $1', [
    distributionId,
  ]);
  await bringContractsUpToDate(portal.pool);
  await importFile(portal.pool, { distributionId, attempt: row?.attempt });
}

/** The same, finished; of a service's file by another, who has seen the choice of its controllers. */
export async function finishedDistribution(
  portal: Portal,
  sent: Sent & { finishedBy?: Someone },
): Promise<void> {
  const imported = await importDistribution(portal, sent);
  if (imported.body?.stadA_UTHLUTUNAR !== 'checked') {
    const { text } = await portal.ask(`GET /api/distributions/${sent.id}/problems`, { as: sent.as });
    throw new Error(`The file was refused: ${imported.text} ${text}`);
  }
  const as = sent.finishedBy ?? sent.as;
  if (sent.controllers)
    await portal.ask(`PATCH /api/distributions/${sent.id}/controllers`, {
      as,
      body: { VAL_RETTHAFA_SKODAD: 1 },
    });
  await seeCorrection(portal, as, sent.id);
  const { status, text } = await portal.ask(`POST /api/distributions/${sent.id}/finish`, { as });
  if (status !== 200) throw new Error(`The distribution was not finished: ${text}`);
}

/** R247: of a correction, that somebody has seen whom it takes from. */
export const seeCorrection = (portal: Portal, as: Someone, id: number) =>
  portal.ask(`PATCH /api/distributions/${id}/rights`, { as, body: { LEIDRETTING_SKODUD: 1 } });

/** A distribution of category 2 that keeps 50 krónur for a title that nobody knows. */
export const keepByFile = (
  portal: Portal,
  as: Someone,
  { id, title, day, usedOn }: { id: number; title: string; day: string; usedOn: string },
): Promise<void> =>
  finishedDistribution(portal, {
    as,
    id,
    file: `line;title;pot;amount;used_on\n1;${title};Útvarp;50;${usedOn}`,
    head: { FLOKKUR_UTHLUTUNAR_NR: 2, DAGS_UTHLUTUNAR: day },
  });

export async function rightOf(portal: Portal, someone: Someone): Promise<number> {
  const [row] = await portal.sql('select right_id from author_right where person_id = $1 order by 1', [
    someone.personId,
  ]);
  return row?.right_id;
}

/** What it pays, line by line. */
export const linesOf = (portal: Portal, distributionId: number) =>
  portal.sql(
    'select right_id, statement_line_id as line, work_id, amount::text from statement_line where distribution_id = $1 order by 2',
    [distributionId],
  );
