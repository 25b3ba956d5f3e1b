import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aPortal, type Portal, type Someone } from '../../../test/portal.ts';

let portal: Portal;
let anna: Someone;
beforeAll(async () => {
  portal = await aPortal();
  anna = await portal.someone({ role: 'administrator', isPerson: false });
});
afterAll(() => portal.close());

const nameOf = async (sql: string, id: number) => (await portal.sql(sql, [id]))[0]?.['name'];

async function ofIncome(typed: string, reference: string) {
  const { status, body } = await portal.ask('POST /api/money/income', {
    as: anna,
    body: {
      GREIDANDI: 'Öldurás',
      TEGUND_GREIDANDA: 'broadcaster',
      FLOKKUR_UTHLUTUNAR_NR: 1,
      TIMABIL_UTHLUTUNAR: typed,
      UPPHAED_I_GJALDMIDLI: 1000,
      DAGS_MOTTEKID: '2026-02-01',
      TILVISUN: reference,
    },
  });
  expect(status).toBe(201);
  return nameOf(
    'select p.name from income i join distribution_period p using (period_id) where i.income_id = $1',
    body.tekjuR_NR,
  );
}

async function ofRun(typed: string) {
  const { status, body } = await portal.ask('POST /api/money/runs', {
    as: anna,
    body: {
      HEITI_UTHLUTUNAR: `Keyrsla: ${typed}`,
      FLOKKUR_UTHLUTUNAR_NR: 1,
      TIMABIL_UTHLUTUNAR: typed,
      NOTKUN_FRA: '2026-01-01',
      NOTKUN_TIL: '2026-01-31',
    },
  });
  expect(status).toBe(201);
  return nameOf(
    'select p.name from distribution d join distribution_period p using (period_id) where d.distribution_id = $1',
    body.uthlutuN_NR,
  );
}

describe('a period', () => {
  it('O386 is known by its name in either language, and there is no other of it', async () => {
    expect(await ofIncome('Árið 2031', 'A')).toBe('Árið 2031');
    expect(await ofIncome(' 2031 ', 'B')).toBe('Árið 2031');
    expect(await ofRun('2031')).toBe('Árið 2031');
    expect(await ofIncome('Q2  2031', 'C')).toBe('Q2 2031');
    expect(await ofIncome('2. ársfjórðungur 2031', 'D')).toBe('Q2 2031');
    expect(await ofIncome('Vorið 2031', 'E')).toBe('Vorið 2031');
  });
  it('O386 that has just the name that was typed comes first', async () => {
    await portal.sql(`insert into distribution_period (name) values ('2033'), ('Árið 2033')`);
    expect(await ofIncome('Árið 2033', 'F')).toBe('Árið 2033');
    expect(await ofRun('2033')).toBe('2033');
  });
});
