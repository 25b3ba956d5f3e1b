import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { type Ask, type Pages, type Visitor, waitingRun, whyThisKrona } from './pages.ts';

const example = fileURLToPath(new URL('../../../docs/migration-example', import.meta.url));
/** What the report has to say something of. */
const faultyLines: Readonly<Record<string, string>> = {
  'works.csv': '5099;Vorvísa;langt;;;2001-01-01;;\n',
  'notes.csv': 'M9;P99;2026-05-04;Bergur Snæland;Spurði um aðalfund.\n',
};

interface Import {
  gagnaflutninguR_NR: number;
  stadA_GAGNAFLUTNINGS: string;
}

/** The import once a job has brought it to a state. */
async function inState(ask: Ask, id: number, state: string): Promise<string> {
  for (let tries = 0; tries < 120; tries += 1) {
    const { stadA_GAGNAFLUTNINGS: now } = await ask<Import>(`/api/migrations/${id}`);
    if (now === state) return `/gagnaflutningur/${id}`;
    if (now === 'refused') throw new Error('The files of the example cannot be read.');
    await pause(500);
  }
  throw new Error(`Import ${id} did not come to be ${state} within a minute.`);
}

let sent: number | undefined;

/** The files of docs/migration.md, with two lines that are wrong, sent and checked. */
async function reportOnExample(ask: Ask): Promise<string> {
  const made = await ask<Import>('/api/migrations', {
    method: 'POST',
    body: { HEITI_GAGNAFLUTNINGS: 'Gamla kerfið' },
  });
  sent = made.gagnaflutninguR_NR;
  for (const name of await readdir(example)) {
    const text = (await readFile(join(example, name), 'utf8')) + (faultyLines[name] ?? '');
    const content = Buffer.from(text).toString('base64');
    await ask(`/api/migrations/${sent}/files/${name}/parts/1`, {
      method: 'PUT',
      body: { INNIHALD: content },
    });
  }
  await ask(`/api/migrations/${sent}/check`, { method: 'POST' });
  return inState(ask, sent, 'checked');
}

/** The same, taken by another administrator than sent them. */
async function comparisonOfExample(ask: Ask, as: (visitor: Visitor) => Promise<Ask>): Promise<string> {
  if (sent === undefined) await reportOnExample(ask);
  const other = await as('secondAdministrator');
  await other(`/api/migrations/${sent}/take`, { method: 'POST', body: { AN_HAFNADRA: 1 } });
  return `${await inState(ask, sent ?? 0, 'taken')}?flipi=samanburdur`;
}

/** The settings of a member whose system has a key, and hears of events. */
async function connections(ask: Ask): Promise<string> {
  const LYKILORD = 'Hljomfall-2026';
  await ask('/api/keys', {
    method: 'PATCH',
    body: {
      HEITI_LYKILS: 'Plötuútgáfan',
      HEIMILDIR_LYKILS: ['readWorks', 'register'],
      GILDISTIMI_DAGAR: 365,
      LYKILORD,
    },
  });
  await ask('/api/webhooks', {
    method: 'PATCH',
    body: {
      SLOD_VEFKRAEKJU: 'https://kerfi.example.is/omur',
      ATBURDIR: ['work.light', 'statement.ready'],
      LYKILORD,
    },
  });
  return '/stillingar/tengingar';
}

/** Pages that the documentation shows, by the name of their picture. */
export const documentationPages: Pages = {
  '-': { api: '/api?language=en#POST-api-compositions' },
  member: { connections, why: whyThisKrona },
  administrator: {
    income: '/tekjur',
    preview: waitingRun,
    migration: reportOnExample,
    comparison: comparisonOfExample,
  },
};
