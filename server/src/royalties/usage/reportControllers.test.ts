import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aPortal, type Portal, type Someone } from '../../../test/portal.ts';
import {
  allocated,
  asset,
  cells,
  head,
  headOf,
  recording,
  shownTimes,
  streams,
  summary,
  used,
  video,
  whole,
} from '../../../test/serviceReport.ts';
import { importUsage, readUsage, sendUsage } from '../../../test/usage.ts';

// Money of others that is taken as the society's is paid to its members.

let portal: Portal;
let editor: Someone;
beforeAll(async () => {
  portal = await aPortal({ societyName: 'Hljómfélagið' });
  editor = await portal.someone({ role: 'editor' });
});
afterAll(() => portal.close());

let sent = 0;
/** Each of a service of its own, unless it is named. */
const announced = (file: string, sender = `Streymið ${(sent += 1)}`) => ({
  as: editor,
  file,
  head: { TEGUND_NOTKUNARSKRAR: 'service', GJALDMIDILL: 'EUR', GENGI: 150, HEITI_SENDANDA: sender },
});
const offered = async (number: number): Promise<Record<string, number>> => {
  const { body } = await portal.ask(`GET /api/usageImports/${number}/preview`, { as: editor });
  const rows = body.retthafaR_I_SKYRSLU as { retthafI_I_SKYRSLU: string; eR_OKKAR: number }[];
  return Object.fromEntries(rows.map((one) => [one.retthafI_I_SKYRSLU, one.eR_OKKAR]));
};
const amountsOf = async (number: number) =>
  (
    await portal.sql(
      'select amount::float from usage_line where usage_import_id = $1 and amount is not null order by line_number',
      [number],
    )
  ).map(({ amount }) => amount);
const read = (number: number, controllers?: string[], without = false) =>
  readUsage(portal, { as: editor, number, controllers, without });
const problemsOf = async (number: number, language: 'is' | 'en' = 'is') =>
  (
    (await portal.ask(`GET /api/usageImports/${number}/problems`, { as: editor, language })).body as {
      linA_I_SKRA: number;
    }[]
  ).map((one) => [one.linA_I_SKRA, JSON.stringify(one)] as const);

/** Of a use whose money is divided between two, in which neither head nor summaries need name anybody. */
const divided = (named: string, ...more: string[]) =>
  whole(
    head('UgcProfile', 'dsrf/30', '2026-03-31', named),
    summary(1),
    ...more,
    recording(1, 'Vornótt í Vogum'),
    shownTimes(1, 40),
    allocated(1, '20', { controller: 'SOC_1' }),
    allocated(1, '70', { controller: 'PUB_9' }),
  );

describe('the controllers of a report', () => {
  it('R226 are asked about where its head names nobody: those of its lines are offered, and none is ours unasked', async () => {
    const number = await sendUsage(portal, announced(divided('')));
    expect(await offered(number)).toEqual({ SOC_1: 0, PUB_9: 0 });
    const refused = await read(number);
    expect([refused.status, refused.body.Errors[0].Code]).toEqual([422, 'usage.controllersMissing']);
    expect((await read(number, [])).status).toBe(422);
    expect((await read(number, ['SOC_1', 'SOC_7'])).status).toBe(422);
    await read(number, ['SOC_1']);
    expect(await amountsOf(number)).toEqual([20]);
  });
  it('R226 are asked about where there is but one name, also in the head: it may be another’s', async () => {
    for (const name of ['PUB_9', 'SOC_1']) {
      const file = whole(
        head('UgcProfile', 'dsrf/30', '2026-03-31', name),
        summary(1),
        recording(1, `Lag ${name}`),
        shownTimes(1, 40),
        allocated(1, '20', { controller: name }),
      );
      const number = await sendUsage(portal, announced(file));
      expect(await offered(number)).toEqual({ [name]: 0 });
      expect((await read(number)).status).toBe(422);
    }
  });
  it('R226 are proposed by the name of the society, however it is written, and by the last report of the service', async () => {
    const named = await sendUsage(portal, announced(divided('HLJOMFELAGID|PUB_9')));
    expect(await offered(named)).toEqual({ HLJOMFELAGID: 1, PUB_9: 0, SOC_1: 0 });
    const first = await sendUsage(portal, announced(divided(''), 'Veitan'));
    await read(first, ['SOC_1']);
    const next = await sendUsage(portal, announced(divided('PUB_2'), 'Veitan'));
    expect(await offered(next)).toEqual({ PUB_2: 0, SOC_1: 1, PUB_9: 0 });
    expect(await offered(await sendUsage(portal, announced(divided(''), 'Önnur veita')))).toEqual({
      SOC_1: 0,
      PUB_9: 0,
    });
  });
  it('R226 are those of SY02, SY05 and SY09 too, each where the record has them', async () => {
    const of = (record: string, at: number, name: string) => {
      const all = Array<string | number>(at + 1).fill('');
      all.splice(0, 2, record, 2);
      all[at] = name;
      return cells(...all);
    };
    const number = await sendUsage(
      portal,
      announced(divided('', of('SY02.01', 12, 'A'), of('SY05.02', 8, 'B'), of('SY09', 7, 'C'))),
    );
    expect(Object.keys(await offered(number))).toEqual(['A', 'B', 'C', 'SOC_1', 'PUB_9']);
  });
  it('R226 one that is met past what was read ahead makes its line broken, and is asked about the next time', async () => {
    const records = Array.from({ length: 400 }, (_, i) => [
      recording(i + 1, `Lag ${i}`),
      shownTimes(i + 1, 4),
      allocated(i + 1, '1', { controller: 'SOC_1' }),
    ]).flat();
    const file = whole(
      head('UgcProfile', 'dsrf/30', '2026-03-31', ''),
      summary(1),
      ...records,
      recording(401, 'Aftast'),
      shownTimes(401, 4),
      allocated(401, '500', { controller: 'PUB_9' }),
    );
    const number = await sendUsage(portal, announced(file));
    expect(await offered(number)).toEqual({ SOC_1: 0 });
    const { body } = await read(number, ['SOC_1']);
    expect(body).toMatchObject({ stadA_NOTKUNARINNLESTURS: 'broken', fjoldI_GALLADRA_LINA: 1 });
    for (const [language, words] of [
      ['is', 'Enginn hefur svarað því hvort sá rétthafi sé á okkar vegum'],
      ['en', 'Nobody has said whether that rights controller is ours'],
    ] as const) {
      const [[line, text] = []] = await problemsOf(number, language);
      expect([line, text]).toEqual([1205, expect.stringContaining(words)]);
      expect(text).toContain('PUB_9');
    }
    // As staff said of this report before; what is new is not ticked.
    expect(await offered(number)).toEqual({ PUB_9: 0, SOC_1: 1 });
    await read(number, ['SOC_1']);
    expect((await amountsOf(number)).length).toBe(400);
  });
  it('R226 whose lines are left out stay out where staff take the others without them', async () => {
    const records = Array.from({ length: 999 }, (_, i) => summary(i + 2));
    const file = whole(
      head('UgcProfile', 'dsrf/30', '2026-03-31', 'SOC_1'),
      summary(1),
      ...records,
      recording(1, 'Aftan við samantektir'),
      shownTimes(1, 4),
      allocated(1, '500', { controller: 'PUB_9' }),
      allocated(1, '2'),
    );
    const number = await sendUsage(portal, announced(file));
    await read(number, ['SOC_1']);
    const { body } = await read(number, undefined, true);
    expect(body).toMatchObject({ stadA_NOTKUNARINNLESTURS: 'taken', fjoldI_GALLADRA_LINA: 1 });
    expect(await amountsOf(number)).toEqual([2]);
  });
  it('R226 are asked about in an audio-visual report that has amounts, of which others’ are left out', async () => {
    const film = (...more: string[]) =>
      whole(
        headOf('AudioVisualProfile', { profileVersion: '1.1', ours: 'SOC_1|PUB_9' }),
        cells('SY06.01', 1, '', '', 'SubscriptionModel', 'Stream', 'IS', 'x', 9, 9, 'EUR'),
        video(1, 'V1', 'Mynd'),
        used(1, 'V1', [7]),
        ...more,
      );
    const money = [
      video(2, 'V2', 'Með fé'),
      shownTimes(2, 5),
      allocated(2, '3.5', { controller: 'PUB_9' }),
      allocated(2, '1.5'),
    ];
    const number = await sendUsage(portal, announced(film(...money)));
    expect(await offered(number)).toEqual({ SOC_1: 0, PUB_9: 0 });
    expect((await read(number)).status).toBe(422);
    await read(number, ['SOC_1']);
    expect(await amountsOf(number)).toEqual([1.5]);
    // One that brings usages alone asks nobody.
    const plain = await importUsage(portal, announced(film()));
    expect(plain.body).toMatchObject({ stadA_NOTKUNARINNLESTURS: 'taken', fjoldI_LINA: 1 });
  });
  it('R226 of Basic Audio, which brings no amounts, are not asked about', async () => {
    const file = whole(head('BasicAudioProfile'), summary(1), asset(1, 'Streymt'), streams(1, 1, 5));
    const number = await sendUsage(portal, announced(file));
    expect(await offered(number)).toEqual({});
    expect((await read(number)).body).toMatchObject({ stadA_NOTKUNARINNLESTURS: 'taken' });
  });
  it('R241 stand with the import: those that were chosen, those that were not, and who chose', async () => {
    const number = await sendUsage(portal, announced(divided('PUB_2')));
    const chosen = async () => {
      const { body } = await portal.ask(`GET /api/usageImports/${number}`, { as: editor });
      return [body.valdiR_RETTHAFAR, body.adriR_RETTHAFAR, body.retthafaR_VALDIR_AF];
    };
    expect(await chosen()).toEqual([[], [], null]);
    await read(number, ['SOC_1']);
    expect(await chosen()).toEqual([['SOC_1'], ['PUB_2', 'PUB_9'], editor.name]);
    const log = await sendUsage(portal, { as: editor, file: 'dagur;titill\n1.5.2026;Lag' });
    const { body } = await portal.ask(`GET /api/usageImports/${log}`, { as: editor });
    expect(body).toMatchObject({ valdiR_RETTHAFAR: [], adriR_RETTHAFAR: [], retthafaR_VALDIR_AF: null });
  });
  it('R226 are on record with who chose them', async () => {
    const number = await sendUsage(portal, announced(divided('')));
    await read(number, ['SOC_1']);
    expect(
      await portal.sql(
        'select controllers, controllers_asked, controllers_by = $2 as by from usage_import where usage_import_id = $1',
        [number, editor.userId],
      ),
    ).toEqual([{ controllers: ['SOC_1'], controllers_asked: ['SOC_1', 'PUB_9'], by: true }]);
  });
});
