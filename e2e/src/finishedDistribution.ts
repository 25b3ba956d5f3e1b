import type { APIRequestContext } from '@playwright/test';
import { ask, expect, logIn, people } from './portal.ts';

interface Distributed {
  name: string;
  lines: readonly string[];
  columns?: string;
  categoryId?: number;
  /** The day it was distributed; today without. */
  day?: string;
  /** The number of the one that it corrects. */
  corrects?: number;
}

/** A distribution of a file, with lines that nobody knows the work of unless other columns are given, that waits to be finished; its number. */
export async function checkedDistribution(
  request: APIRequestContext,
  {
    name,
    lines,
    columns = 'line;pot;title;performers;station;amount;used_on',
    categoryId = 1,
    day,
    corrects,
  }: Distributed,
): Promise<number> {
  const { token } = await logIn(request, people.administrator);
  const headers = { authorization: `Bearer ${token}` };
  const [latest] = await ask<{ uthlutuN_NR: number }[]>(
    request,
    people.administrator,
    '/api/distributions?limit=1',
  );
  const distributionId = (latest?.uthlutuN_NR ?? 0) + 100 + Math.floor(Math.random() * 10_000);
  const of = `/api/distributions/${distributionId}`;
  const file = Buffer.from([columns, ...lines, ''].join('\n'));
  const announced = await request.put(of, {
    headers,
    data: {
      HEITI_UTHLUTUNAR: name,
      TIMABIL_UTHLUTUNAR: 'Árið 2025',
      FLOKKUR_UTHLUTUNAR_NR: categoryId,
      ...(day && { DAGS_UTHLUTUNAR: day }),
      ...(corrects && { LEIDRETTIR_UTHLUTUN_NR: corrects }),
      HEITI_SKRAR: 'utvarp.csv',
      STAERD: file.length,
    },
  });
  expect(announced.status()).toBe(200);
  await request.put(`${of}/parts/1`, { headers, data: { INNIHALD: file.toString('base64') } });
  await request.post(`${of}/import`, { headers });
  await expect
    .poll(async () => (await (await request.get(of, { headers })).json()).stadA_UTHLUTUNAR)
    .toBe('checked');
  return distributionId;
}

/** The same, finished by a second administrator; its number. */
export async function finishedDistribution(request: APIRequestContext, sent: Distributed): Promise<number> {
  const distributionId = await checkedDistribution(request, sent);
  const other = await logIn(request, people.secondAdministrator);
  const finishing = { headers: { authorization: `Bearer ${other.token}` } };
  expect((await request.post(`/api/distributions/${distributionId}/finish`, finishing)).status()).toBe(200);
  return distributionId;
}
