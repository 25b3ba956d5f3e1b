import { setTimeout as delay } from 'node:timers/promises';
import { ipiPartBytes } from '@omur/contract/people/ipi';
import { ipiNameCheckDigits } from '@omur/contract/people/rules/ipi';
import { weightedCheckDigit } from '@omur/contract/platform/rules/checkDigit';
import { logIn, words } from '../cases.ts';
import { startPortal, type Running } from '../servers.ts';
import { openSociety, type Society } from '../society.ts';
import { patientFetch } from '../patient.ts';

const staff = ['0101302129', '0101302209'] as const;
const rounds = 12;

type Say = (line: string) => void;
type Ask = (method: string, path: string, body?: object) => Promise<Record<string, unknown>>;

/**
 * The register with so many names, imported as staff do it, and searches of it beside searches of titles over the same connection (X34):
 * the words of the titles are the names', so that both find alike.
 */
export async function measureIpi(works: number, names: number, say: Say): Promise<void> {
  const society = await openSociety(works, say);
  const portal = await startPortal(society, { JOB_WORKERS: '1' });
  try {
    const [token, second] = [await logIn(portal.url, staff[0]), await logIn(portal.url, staff[1])];
    const { rows } = await society.owner.query<{ n: number }>('select count(*)::integer as n from ipi_name');
    if ((rows[0]?.n ?? 0) < names)
      await fill(society, { names, say }, asking(portal, token), asking(portal, second));
    for (const [kind, text] of Object.entries(words)) {
      const title = await best(portal, token, `/api/compositions?name=${encodeURIComponent(text)}`);
      const name = await best(portal, token, `/api/ipi/names?limit=50&name=${encodeURIComponent(text)}`);
      say(
        `| ${kind} (${text}) | title ${title.toFixed(1)} ms | name ${name.toFixed(1)} ms | ${(title / name).toFixed(2)} |`,
      );
    }
  } finally {
    await portal.stop();
    await society.close();
  }
}

const asking =
  ({ url }: Running, token: string): Ask =>
  async (method, path, body) => {
    const answer = await patientFetch(`${url}/api/ipi/imports${path}`, {
      method,
      headers: {
        authorization: `Bearer ${token}`,
        ...(body && { 'content-type': 'application/json' }),
      },
      ...(body && { body: JSON.stringify(body) }),
    });
    const text = await answer.text();
    if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${text}`);
    return text === '' ? {} : (JSON.parse(text) as Record<string, unknown>);
  };

async function fill(
  society: Society,
  { names, say }: { names: number; say: Say },
  ask: Ask,
  askAsOther: Ask,
): Promise<void> {
  const bytes = await fileOf(society, names);
  const { ipI_INNLESTUR_NR: id } = await ask('POST', '', { HEITI_SKRAR: 'ipi.csv', STAERD: bytes.length });
  for (let at = 0; at < bytes.length; at += ipiPartBytes)
    await ask('PUT', `/${id as number}/parts/${at / ipiPartBytes + 1}`, {
      INNIHALD: bytes.subarray(at, at + ipiPartBytes).toString('base64'),
    });
  const timed = async (what: string, start: () => Promise<unknown>, ended: string) => {
    const began = performance.now();
    await start();
    for (;;) {
      const { stadA_INNLESTRAR: state } = await ask('GET', `/${id as number}`);
      if (state === ended) break;
      if (state === 'refused') throw new Error('The file was refused.');
      await delay(200);
    }
    say(`| ${what} of ${names} names | ${((performance.now() - began) / 1000).toFixed(1)} s |`);
  };
  await timed('check', () => ask('POST', `/${id as number}/check`), 'checked');
  await timed('taking', () => askAsOther('POST', `/${id as number}/take`, {}), 'taken');
  await society.owner.query('vacuum analyze ipi_name, ipi_party, ipi_membership');
}

/** A line a name, with the words of the society's titles; every third party has a second name. */
async function fileOf({ owner }: Society, names: number): Promise<Buffer> {
  const { rows } = await owner.query<{ title: string }>(
    `select title from work where work_id >= 1000001 and title !~ '[;"]' order by work_id limit 100000`,
  );
  const lines = Array.from({ length: names }, (_, i) => {
    const digits = String(100_000_000 + i);
    const party = String(100_000_000 + (i % 3 === 0 && i > 0 ? i - 1 : i));
    const title = rows[i % rows.length]?.title ?? 'Nafn';
    const called = `${title} ${(i % 997).toString(36)}`;
    const isSecond = party !== digits;
    return [
      digits + ipiNameCheckDigits(digits),
      `I-${party}-${weightedCheckDigit(party, 2)}`,
      called,
      '',
      isSecond ? 'PP' : 'PA',
      ...(isSecond ? ['', '', '', ''] : [i % 2 === 0 ? '79' : '52', 'PR', 'CA', '2001-01-01']),
      '',
    ].join(';');
  });
  return Buffer.from(
    ['name_number;base_number;name;first_name;kind;society;right;role;from;to', ...lines].join('\n'),
  );
}

/** The best of some rounds, over one connection: what other work on the machine costs is left out. */
async function best({ url }: Running, token: string, path: string): Promise<number> {
  let least = Number.POSITIVE_INFINITY;
  for (let round = 0; round < rounds; round++) {
    const began = performance.now();
    const answer = await patientFetch(url + path, { headers: { authorization: `Bearer ${token}` } });
    await answer.arrayBuffer();
    if (!answer.ok && answer.status !== 404) throw new Error(`${path}: ${answer.status}`);
    least = Math.min(least, performance.now() - began);
  }
  return least;
}
