import { pointsOf } from '@omur/contract/performances/rules/setList';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aPortal, type Portal, type Someone } from '../../../test/portal.ts';
import {
  aConcert,
  aForeignConcert,
  dayFromNow,
  registerConcert,
  registerForeignConcert,
  setStage,
  stage,
} from '../../../test/stage.ts';

let portal: Portal;
let member: Someone;
let other: Someone;
let work: number;
let second: number;

beforeAll(async () => {
  portal = await aPortal();
  await setStage(portal);
  member = await portal.someone({ name: 'Þórdís Æsa Öndólfsdóttir' });
  other = await portal.someone();
  work = await portal.work({ by: member, title: 'Andvaka' });
  second = await portal.work({ by: other, title: 'Hringnót' });
});
afterAll(() => portal.close());

const ask = (call: string, as: Someone | undefined = member, body?: unknown) =>
  portal.ask(call, { as, body });
const register = (body: object, as = member) => registerConcert(portal, body, as);
const registerAbroad = (body: object, as = member) => registerForeignConcert(portal, body, as);
const get = async (number: number, as = member) => (await ask(`GET /api/pots/${number}`, as)).body;

describe('a concert at home', () => {
  it('P1, L7.11, L3.3, L3.4, L3.9, L3.12, L7.9, L7.10, L9.1 is registered with its set list and the fixed values', async () => {
    const answer = await ask(
      'POST /api/pots',
      member,
      aConcert(work, {
        SALUR_NR: stage.hall,
        NETFANG_TONLEIKAHALDARA: 'tonleikar@vonarland.example',
        SIMANUMER_TONLEIKAHALDARA: '000 1234',
        ANNAD: ' Uppselt ',
        HEIMILISFANG: 'Vonarstræti 3',
        // Clients send these; the server ignores them.
        GJALDMIDILL_GENGI: 140,
        UPPHAD_TIL_RADSTOFUNAR: 99_000,
        UTREIKNINGUR_ROFI: 1,
        STADA_POTTS_NR: 7,
        UPPRUNI_POTTS: 'Eitthvað annað',
        FLUTNINGAR: [
          {
            VERK_NR: work,
            DAGS_FRUM_FL: '2024-05-17',
            LENGD: '3.5',
            FJOLDI_FL: 2,
            UPPHAD_SKRAD: 500,
            LEIDRETTING_ROFI: true,
          },
        ],
        ERLENDIR_FLUTNINGAR: [
          {
            HEITI_VERKS: ' Gamla lagið ',
            LISTAMENN: 'Ókunnur Höfundur',
            LENGD: 4,
            FJOLDI_FL: 1,
            ISWC: 'T-034.524.680-1',
          },
        ],
      }),
    );
    expect(answer.status).toBe(201);
    const number = answer.body.pottuR_NR;
    expect(Object.keys(answer.body)).toEqual(['pottuR_NR']);
    expect(await get(number)).toMatchObject({
      pottuR_NR: number,
      heitI_POTTS: 'Þórdís Æsa og hljómsveit',
      flytjandi: 'Þórdís Æsa og hljómsveit',
      heitI_FLUTNINGSSTADAR: 'Vonarland',
      heitI_SALS: 'Stóri salur',
      heitI_TONLISTARHATIDAR: null,
      tegunD_FLUTNINGS: 1,
      nafN_TEGUNDAR_FLUTNINGS: 'Tónleikar',
      punktar: 2 * 4 + 4,
      gjaldmidilL_GENGI: 1,
      fjoldI_VERK: 2,
      annad: 'Uppselt',
      tonleikahaldari: 'Vonarland ehf.',
      netfanG_TONLEIKAHALDARA: 'tonleikar@vonarland.example',
      upprunI_POTTS: `Skráð á vef af ${member.kennitala}`,
    });
    expect(
      await portal.sql(
        `select currency_rate, payout_amount, is_calculated, status_id from live_performance where live_performance_id = $1`,
        [number],
      ),
    ).toEqual([{ currency_rate: '1', payout_amount: '0', is_calculated: false, status_id: 1 }]);
    expect((await ask(`GET /api/pots/${number}/performances`)).body).toEqual([
      {
        flutninguR_NR: expect.any(Number),
        rod: 1,
        dagS_FYRST_SKRAD: expect.any(String),
        verK_NR: work,
        heitI_VERKS: 'Andvaka',
        listamenn: member.name,
        punktar: 8,
        fjoldI_FL: 2,
        lengd: '3.50',
        dagS_FRUM_FL: '2024-05-17',
        ljos: 0,
      },
    ]);
    expect((await ask(`GET /api/pots/${number}/foreignPerformances`)).body).toMatchObject([
      {
        rod: 2,
        heitI_VERKS: 'Gamla lagið',
        listamenn: 'Ókunnur Höfundur',
        lengd: '4.00',
        fjoldI_FL: 1,
        iswc: 'T0345246801',
        punktar: 4,
      },
    ]);
  });
  it('P1 keeps one order over known works and others', async () => {
    const number = await register(
      aConcert(work, {
        FLUTNINGAR: [
          { VERK_NR: second, LENGD: '2', ROD: 3 },
          { VERK_NR: work, ROD: 1 },
        ],
        ERLENDIR_FLUTNINGAR: [{ HEITI_VERKS: 'Milli', LISTAMENN: 'Einhver', LENGD: '3', ROD: 2 }],
      }),
    );
    const { body } = await ask(`GET /api/pots/${number}/setList`);
    expect(body).toMatchObject([
      // Without a length of its own a line takes the work's, and without a quantity it is once (L9.1).
      { rod: 1, verK_NR: work, lengd: '3.30', fjoldI_FL: 1, ljos: 0 },
      { rod: 2, verK_NR: null, heitI_VERKS: 'Milli', listamenn: 'Einhver', ljos: 1 },
      { rod: 3, verK_NR: second },
    ]);
  });
  it('P2 is a festival with a festival year', async () => {
    const number = await register(
      aConcert(work, { TONLISTARHATID_NR: stage.festival, TONLISTARHATID_TILVIK_NR: stage.year }),
    );
    expect(await get(number)).toMatchObject({
      tegunD_FLUTNINGS: 3,
      heitI_TONLISTARHATIDAR: 'Vorvindar',
      ar: 2026,
      tonlistarhatiD_NR: stage.festival,
    });
  });
  it('L9.1, L5.1 is at a venue that is not in the list, with an address', async () => {
    const number = await register(
      aConcert(work, { FLUTNINGSSTADUR_NR: 714, HEIMILISFANG: 'Hlöðuvellir 2', ANNAD: 'Hlaðan' }),
    );
    expect(await get(number)).toMatchObject({ flutningsstaduR_NR: 714, heimilisfang: 'Hlöðuvellir 2' });
    const { body } = await ask(`GET /api/persons/${member.personId}/livePerformances?q=${number}`);
    expect(body).toMatchObject([{ heitI_FLUTNINGSSTADAR: 'Hlöðuvellir 2' }]);
  });
  it('keeps the promoter, to be offered again', async () => {
    await register(aConcert(work, { TONLEIKAHALDARI: 'Hljómleikafélagið' }));
    await register(aConcert(work, { TONLEIKAHALDARI: 'Hljómleikafélagið ' }));
    const { body } = await ask('GET /api/promoters?q=hljomleika');
    expect(body).toMatchObject([{ tonleikahaldari: 'Hljómleikafélagið' }]);
  });
  it('L7.32 takes a day with a time behind it, parted by a space', async () => {
    const number = await register(aConcert(work, { DAGSETNING_POTTS: `${dayFromNow(-300)} 00:00:00.000Z` }));
    expect(await get(number)).toMatchObject({ dagsetninG_POTTS: dayFromNow(-300) });
  });
  it('L3.9, S5 names who acted for the registrant in its origin', async () => {
    const manager = await portal.someone({ role: 'external', isPerson: false, name: 'Hrafnhildur Lóa' });
    await portal.sql(`insert into access_grant (user_id, grantee_user_id) values ($1, $2)`, [
      member.userId,
      manager.userId,
    ]);
    const staff = await portal.someone({ role: 'administrator', isPerson: false, name: 'Katla Norðfjörð' });
    for (const [as, name] of [
      [manager, 'Hrafnhildur Lóa'],
      [staff, 'Félagið'],
    ] as const) {
      await portal.sql('update session set acting_for_user_id = $1 where user_id = $2', [
        member.userId,
        as.userId,
      ]);
      expect(await get(await register(aConcert(work), as))).toMatchObject({
        upprunI_POTTS: `Skráð á vef af ${member.kennitala} (umboð: ${name})`,
      });
    }
  });
  it('J4 is recorded with who did it, and not once more for its points', async () => {
    const number = await register(aConcert(work));
    const records = await portal.sql(
      `select operation, user_id, person_id from change_record where table_name = 'live_performance'
        and coalesce(new_row, old_row) ->> 'live_performance_id' = $1`,
      [String(number)],
    );
    expect(records).toEqual([{ operation: 'insert', user_id: member.userId, person_id: member.personId }]);
  });
});

describe('a stream', () => {
  it('L5.1, L2.17 does without a promoter, at any open venue', async () => {
    const stream = { TEGUND_FLUTNINGS: 2, TONLEIKAHALDARI: null };
    const number = await register(aConcert(work, stream));
    expect(await get(number)).toMatchObject({
      tegunD_FLUTNINGS: 2,
      nafN_TEGUNDAR_FLUTNINGS: 'Streymi',
      tonleikahaldari: null,
    });
    await register(aConcert(work, { ...stream, FLUTNINGSSTADUR_NR: stage.radio }));
  });
  it('P2 is what takes place on a streaming platform', async () => {
    const number = await register(
      aConcert(work, { FLUTNINGSSTADUR_NR: stage.platform, TONLEIKAHALDARI: null }),
    );
    expect(await get(number)).toMatchObject({ tegunD_FLUTNINGS: 2 });
  });
});

describe('a concert abroad', () => {
  it('L7.14, L3.10, P1 is registered with its set list, in the same series of numbers', async () => {
    const number = await registerAbroad(
      aForeignConcert(work, {
        HEITI_TONLEIKA: 'Nordisk natt',
        HEIMILISFANG: 'Järntorget 12',
        POSTNUMER: '413 04',
        HATID: 'Way Out West',
        SVID: 'Stora scenen',
        ADALATRIDI: 1,
        ANNAD: 'Með strengjasveit',
        UPPRUNI_SKRANINGAR: 'x',
        NETFANG_TONLEIKAHALDARA: 'info@luger.example',
        ERLENDIR_FLUTNINGAR: [
          { HEITI_VERKS: 'Vem kan segla', LISTAMENN: 'Trad.', LENGD: '2.05', FJOLDI_FL: 3 },
        ],
      }),
    );
    expect(await get(number)).toMatchObject({
      pottuR_NR: number,
      heitI_POTTS: 'Nordisk natt',
      flytjandi: 'Þórdís Æsa',
      heitI_TONLEIKA: 'Nordisk natt',
      tegunD_FLUTNINGS: 4,
      heitI_FLUTNINGSSTADAR: 'Pustervik',
      land: 'Svíþjóð',
      borg: 'Göteborg',
      postnumer: '413 04',
      heitI_TONLISTARHATIDAR: 'Way Out West',
      svid: 'Stora scenen',
      adalatridi: 1,
      punktar: 4 + 3 * 3,
      fjoldI_VERK: 2,
      fjoldI_ERLENDRA_FLUTNINGA: 1,
      upprunI_POTTS: `Skráð á vef af ${member.kennitala}`,
    });
    expect((await ask(`GET /api/pots/foreignPots/${number}/performances`)).body).toMatchObject([
      { verK_NR: work, lengd: '3.30' },
    ]);
    expect((await ask(`GET /api/pots/foreignPots/${number}/foreignPerformances`)).body).toMatchObject([
      { heitI_VERKS: 'Vem kan segla' },
    ]);
  });
  it('L2.18 is a warm-up unless said to be the main act', async () => {
    expect(await get(await registerAbroad(aForeignConcert(work)))).toMatchObject({ adalatridi: 0 });
  });
  it('L7.17 has lists of its own, which know nothing of those at home', async () => {
    const number = await register(aConcert(work));
    const { status, body } = await ask(`GET /api/pots/foreignPots/${number}/performances`);
    expect([status, body.Code]).toEqual([404, 'livePerformance.noPerformances']);
  });
});

describe('points', () => {
  it('P2 are reckoned by the database as by the form', async () => {
    for (const [quantity, durationSeconds] of [
      [1, 1],
      [1, 60],
      [2, 61],
      [9999, 86_399],
    ] as const) {
      const LENGD = `${Math.floor(durationSeconds / 60)}.${String(durationSeconds % 60).padStart(2, '0')}`;
      const number = await register(
        aConcert(work, { FLUTNINGAR: [{ VERK_NR: work, LENGD, FJOLDI_FL: quantity }] }),
      );
      expect((await get(number)).punktar).toBe(pointsOf({ quantity, durationSeconds }));
    }
  });
});
