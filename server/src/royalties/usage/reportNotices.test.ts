import { afterAll, beforeAll, expect, it } from 'vitest';
import { aPortal, type Portal, type Someone } from '../../../test/portal.ts';
import {
  asset,
  cells,
  head,
  headOf,
  shownTimes,
  streams,
  summary,
  used,
  video,
  whole,
} from '../../../test/serviceReport.ts';
import { importUsage, readUsage } from '../../../test/usage.ts';

// What is dropped or read in one of two ways without a word is found by nobody.

let portal: Portal;
let editor: Someone;
beforeAll(async () => {
  portal = await aPortal();
  editor = await portal.someone({ role: 'editor' });
});
afterAll(() => portal.close());

const send = async (file: string) => {
  const { body } = await importUsage(portal, {
    as: editor,
    file,
    head: { TEGUND_NOTKUNARSKRAR: 'service', GJALDMIDILL: 'EUR', GENGI: 150, HEITI_SENDANDA: 'Streymið' },
  });
  return body;
};
const told = async (number: number, language: 'is' | 'en' = 'is') =>
  (
    (await portal.ask(`GET /api/usageImports/${number}/problems`, { as: editor, language })).body as {
      linA_I_SKRA: number;
      eR_ATHUGASEMD: number;
      abending: string;
    }[]
  ).map((one) => [one.linA_I_SKRA, one.eR_ATHUGASEMD, one.abending] as const);
const linesOf = (number: number) =>
  portal.sql(
    `select i.title, plays, f.performers from usage_line l join usage_item i using (usage_item_id)
     join usage_fingerprint f using (fingerprint_id) where usage_import_id = $1 order by line_number`,
    [number],
  );

it('R228 two backslashes before a stroke are read as a backslash and the end of a name, and told', async () => {
  const body = await send(
    whole(
      head('BasicAudioProfile'),
      summary(1),
      asset(1, 'Fyrsta', String.raw`Sog\\|Röst`),
      streams(1, 1, 7),
      asset(2, 'Önnur', String.raw`Sog \| Röst|Gestur\\`),
      streams(2, 1, 7),
    ),
  );
  expect(body).toMatchObject({
    stadA_NOTKUNARINNLESTURS: 'taken',
    fjoldI_GALLADRA_LINA: 0,
    fjoldI_ATHUGASEMDA_VID_LINUR: 1,
  });
  expect(await linesOf(body.notkunarinnlestuR_NR)).toMatchObject([
    { performers: 'Sog\\; Röst' },
    { performers: 'Sog | Röst; Gestur\\' },
  ]);
  for (const [language, words] of [
    ['is', String.raw`Í línunni stendur \\|. Það er lesið sem öfugt skástrik og endir á nafni`],
    ['en', String.raw`The line has \\|. It is read as a backslash and the end of a name`],
  ] as const)
    expect(await told(body.notkunarinnlestuR_NR, language)).toEqual([[3, 1, expect.stringContaining(words)]]);
});
it('R228 usage below zero counts nothing and is told, unless it bears no royalties anyway', async () => {
  const sold = (block: number, usages: number, returns: number, bearing = 'true') =>
    cells('SU01', block, 1, `S${block}`, '', 'R1', bearing, 'false', usages, returns, '1.99');
  const body = await send(
    whole(
      head('BasicAudioProfile', 'dsrf/ern/1/3'),
      summary(1),
      asset(1, 'Meira skilað en keypt'),
      sold(1, 3, 5),
      sold(1, 1, 9, 'false'),
      asset(2, 'Jafnt'),
      sold(2, 3, 3),
      asset(3, 'Streymi til baka'),
      streams(3, 1, -12),
      asset(4, 'Talið'),
      sold(4, 3, 1),
    ),
  );
  expect(body).toMatchObject({ stadA_NOTKUNARINNLESTURS: 'taken', fjoldI_ATHUGASEMDA_VID_LINUR: 2 });
  expect(await linesOf(body.notkunarinnlestuR_NR)).toMatchObject([{ title: 'Talið', plays: 2 }]);
  expect(await told(body.notkunarinnlestuR_NR, 'en')).toEqual([
    [4, 1, expect.stringContaining('Usage less returns is -2, below zero')],
    [9, 1, expect.stringContaining('-12')],
  ]);
  expect((await told(body.notkunarinnlestuR_NR))[0]?.[2]).toContain('Notkun að frádregnum skilum er -2');
});
it('R228 stands beside what is broken, which alone holds the import up', async () => {
  const body = await send(
    whole(
      head('BasicAudioProfile'),
      summary(1),
      asset(1, 'Til baka'),
      streams(1, 1, -1),
      streams(1, 9, 5),
      streams(1, 1, 5),
    ),
  );
  const number = body.notkunarinnlestuR_NR;
  expect(body).toMatchObject({
    stadA_NOTKUNARINNLESTURS: 'broken',
    fjoldI_GALLADRA_LINA: 1,
    fjoldI_GALLA: 1,
    fjoldI_ATHUGASEMDA_VID_LINUR: 1,
  });
  expect((await told(number)).map(([line, isNotice]) => [line, isNotice])).toEqual([
    [5, 0],
    [4, 1],
  ]);
  const taken = await readUsage(portal, { as: editor, number, without: true });
  expect(taken.body).toMatchObject({ fjoldI_LINA: 1, fjoldI_ATHUGASEMDA_VID_LINUR: 1 });
});
it('R228 a use that does not say whether it bears royalties does, and one that says neither is broken', async () => {
  const body = await send(
    whole(
      head('BasicAudioProfile'),
      summary(1),
      asset(1, 'Segir það ekki'),
      streams(1, 1, 5, ''),
      asset(2, 'Hvorugt'),
      streams(2, 1, 5, 'kannski'),
    ),
  );
  expect(body).toMatchObject({ stadA_NOTKUNARINNLESTURS: 'broken', fjoldI_GALLADRA_LINA: 1 });
  expect(await told(body.notkunarinnlestuR_NR, 'en')).toEqual([
    [6, 0, expect.stringContaining('“kannski” does not say whether')],
  ]);
  await readUsage(portal, { as: editor, number: body.notkunarinnlestuR_NR, without: true });
  expect(await linesOf(body.notkunarinnlestuR_NR)).toMatchObject([{ title: 'Segir það ekki', plays: 5 }]);
});
it('R228 a use of a video that bears no royalties shares no pool', async () => {
  const shown = (block: number, bearing: string) => `${shownTimes(block, 5)}\t\t\t\t${bearing}`;
  const body = await send(
    whole(
      headOf('AudioVisualProfile', { profileVersion: '1.1' }),
      cells('SY06.01', 1, '', '', 'SubscriptionModel', 'Stream', 'IS', 'x', 9, 9, 'EUR'),
      video(1, 'V1', 'Ókeypis'),
      shown(1, 'false'),
      video(2, 'V2', 'Greitt'),
      shown(2, 'true'),
      video(3, 'V3', 'Leigt'),
      used(3, 'V3', [2]),
    ),
  );
  expect((await linesOf(body.notkunarinnlestuR_NR)).map(({ title }) => title)).toEqual(['Greitt', 'Leigt']);
});
