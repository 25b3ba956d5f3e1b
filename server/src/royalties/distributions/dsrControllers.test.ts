import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { chooseControllers, importDistribution, readFile, sendFile } from '../../../test/distribution.ts';
import { aPortal, type Portal, type Someone } from '../../../test/portal.ts';

// Money of others that a distribution takes as the society's is paid to its members.

const sample = readFileSync(new URL('../../../../docs/dsr-file.tsv', import.meta.url), 'utf8');
let portal: Portal;
let anna: Someone;
let bera: Someone;
let editor: Someone;
let next = 0;
beforeAll(async () => {
  portal = await aPortal({ societyName: 'Soc_1' });
  anna = await portal.someone({ role: 'administrator', isPerson: false });
  bera = await portal.someone({ role: 'administrator', isPerson: false });
  editor = await portal.someone({ role: 'editor' });
});
afterAll(() => portal.close());

const head = { FLOKKUR_UTHLUTUNAR_NR: 3, GJALDMIDILL: 'USD', GENGI: 100 };
const call = (verb: string, path: string, as: Someone, body?: object, language: 'is' | 'en' = 'is') =>
  portal.ask(`${verb} /api/distributions/${next}${path}`, { as, ...(body && { body }), language });
const seen = (as: Someone) => call('PATCH', '/controllers', as, { VAL_RETTHAFA_SKODAD: 1 });
const offered = async () => {
  const { body } = await call('GET', '/controllers', anna);
  const rows = body.retthafaR_I_SKYRSLU as { retthafI_I_SKYRSLU: string; eR_OKKAR: number }[];
  return Object.fromEntries(rows.map((one) => [one.retthafI_I_SKYRSLU, one.eR_OKKAR]));
};
const linesOf = () =>
  portal.sql(
    'select statement_line_id as line, amount::float, use_count from unmatched_usage where distribution_id = $1 order by 1',
    [next],
  );
/** A file of its own sender, whose head names nobody unless somebody is given. */
const of = (sender: string, ours = '', file = sample) =>
  file.replace('PUB_3|PUB_2|PUB_1|SOC_1|Residual', ours).replace('\tYouTube\t', `\t${sender}\t`);
const send = (file: string) => sendFile(portal, { as: anna, id: ++next, file, head });

describe('the controllers of a service’s file that becomes a distribution', () => {
  it('R240 are asked about before it is read, whomever its head names, and nothing is read unasked', async () => {
    await send(of('Veitan', 'SOC_1'));
    for (const [language, sentence] of [
      ['is', 'Veldu hverjir þeirra eru á okkar vegum'],
      ['en', 'Choose which of them are ours'],
    ] as const) {
      const { status, body } = await call('POST', '/import', anna, undefined, language);
      expect([status, body.Code, body.Message]).toEqual([
        422,
        'usage.controllersMissing',
        expect.stringContaining(sentence),
      ]);
    }
    expect(
      await portal.sql(
        `select state, asked_at, (select count(*)::integer from graphile_worker.jobs where key = 'importDistribution:' || distribution_id) as jobs
         from distribution join distribution_import using (distribution_id) where distribution_id = $1`,
        [next],
      ),
    ).toEqual([{ state: 'importing', asked_at: null, jobs: 0 }]);
  });
  it('R240 are offered from its head, summaries and lines; ours are those of the last file of the service, and the society by its name', async () => {
    await send(of('Önnur veita'));
    expect(await offered()).toEqual({ PUB_2: 0, SOC_1: 1, PUB_3: 0, Residual: 0 });
    await chooseControllers(portal, { as: anna, id: next, controllers: ['PUB_3'] });
    await send(of('Önnur veita', 'PUB_7'));
    expect(await offered()).toEqual({ PUB_7: 0, PUB_2: 0, SOC_1: 1, PUB_3: 1, Residual: 0 });
    await send('line;pot;amount;title\n1;Útvarp;5;Óþekkt');
    expect(await offered()).toEqual({});
    const none = await chooseControllers(portal, { as: anna, id: next, controllers: ['SOC_1'] });
    expect([none.status, none.body.Code]).toEqual([409, 'distribution.noControllers']);
  });
  it('R240 are chosen by an administrator, of those that are offered, of a file that is there', async () => {
    await send(of('Þriðja veita'));
    const choose = async (as: Someone, controllers: string[]) => {
      const { status, body } = await chooseControllers(portal, { as, id: next, controllers });
      return [status, body.Code ?? body.Errors?.[0].Code];
    };
    expect(await choose(editor, ['SOC_1'])).toEqual([403, expect.any(String)]);
    expect(await choose(anna, ['SOC_9'])).toEqual([422, expect.any(String)]);
    expect((await chooseControllers(portal, { as: anna, id: next, controllers: [] })).status).toBe(422);
    expect((await chooseControllers(portal, { as: anna, id: 9_999, controllers: ['SOC_1'] })).status).toBe(
      404,
    );
    expect((await call('GET', '/controllers', editor)).status).toBe(403);
    expect((await seen(editor)).status).toBe(403);
    expect(await choose(anna, ['SOC_1'])).toEqual([200, undefined]);
    const { body } = await call('GET', '/controllers', bera);
    expect(body).toMatchObject({ retthafaR_VALDIR_AF: anna.name });
    expect(await offered()).toEqual({ PUB_2: 0, SOC_1: 1, PUB_3: 0, Residual: 0 });
  });
  it('R240 alone have their amounts read', async () => {
    const { body } = await importDistribution(portal, {
      as: anna,
      id: ++next,
      head,
      controllers: ['SOC_1'],
      file: of('Fjórða veita', 'PUB_3|PUB_2|PUB_1|SOC_1|Residual'),
    });
    expect(body).toMatchObject({ stadA_UTHLUTUNAR: 'checked', upphaD_OTHEKKT: 3184 });
    expect(await linesOf()).toEqual([
      { line: 1, amount: 2098, use_count: 4 },
      { line: 2, amount: 1086, use_count: 258 },
    ]);
  });
  it('R240 one that is met past what was read ahead refuses the file, and is asked about when it is announced again', async () => {
    const blocks = Array.from({ length: 401 }, (_, i) => [
      `AS01\t${i}\tR${i}\tD${i}\t\tLag ${i}\t\tSog`,
      `SU03.01\t${i}\tU1\t1\tD${i}\t4\t0.0\t20151001\t20151231`,
      `LI01.01\t${i}\t1\t${i === 400 ? 'PUB_9' : 'SOC_1'}\t\t\t1\tPerformingRight\t0.0\t1`,
    ]).flat();
    const [first = ''] = sample.split('\n');
    const summary = (name: string) =>
      `SY02.01\t1\t\t\tSubscriptionModel\tStream\tIS\tx\t1\t\tUSD\t1\t${name}`;
    const file = `${[first, summary('SOC_1'), ...blocks, 'FOOT\t1206\t1206\t1\t401\t401'].join('\n')}\n`;
    const sent = { as: anna, id: ++next, head, controllers: ['SOC_1'], file: of('Fimmta veita', '', file) };
    expect((await importDistribution(portal, sent)).body.stadA_UTHLUTUNAR).toBe('refused');
    for (const [language, words] of [
      ['is', 'Enginn hefur svarað því hvort sá rétthafi sé á okkar vegum'],
      ['en', 'Nobody has said whether that rights controller is ours'],
    ] as const) {
      const { body } = await call('GET', '/problems', anna, undefined, language);
      expect(body).toEqual([
        expect.objectContaining({ linA_I_SKRA: 1205, abending: expect.stringContaining(words) }),
      ]);
    }
    expect(await linesOf()).toEqual([]);
    await sendFile(portal, sent);
    expect(await offered()).toEqual({ PUB_9: 0, SOC_1: 1 });
    // The choice was of the file before it.
    expect((await call('POST', '/import', anna)).body.Code).toBe('usage.controllersMissing');
    await chooseControllers(portal, sent);
    expect((await call('POST', '/import', anna)).status).toBe(200);
    await readFile(portal, next);
    expect((await call('GET', '', anna)).body).toMatchObject({
      stadA_UTHLUTUNAR: 'checked',
      lesnaR_LINUR: 400,
    });
  });
  it('R229 what was allocated to several of ours for one use is one line, and the use counts once', async () => {
    const file = of('Sjötta veita').replace(
      /^(LI01\.01\t3\t1\tSOC_1\t\t\t1\.0000\t)PerformingRight\t0\.0\t20\.98$/mu,
      '$1PerformingRight\t0.0\t20.98\n$1MechanicalRight\t0.0\t0.015\nLI01.01\t3\t1\tPUB_3\t\t\t1\tPerformingRight\t0\t3',
    );
    const { body } = await importDistribution(portal, {
      as: anna,
      id: ++next,
      head,
      controllers: ['SOC_1', 'PUB_3'],
      file: file.replace('FOOT\t35\t35', 'FOOT\t37\t37'),
    });
    expect(body.stadA_UTHLUTUNAR).toBe('checked');
    expect(await linesOf()).toEqual([
      { line: 1, amount: 3032, use_count: 18 },
      { line: 2, amount: 2399.5, use_count: 4 },
      { line: 3, amount: 1086, use_count: 258 },
      { line: 4, amount: 1149, use_count: 75 },
    ]);
  });
});

describe('who finishes a distribution of a service’s file', () => {
  const asked = async (as: Someone) => {
    const { status, body } = await call('POST', '/finish', as);
    return [status, body.Code];
  };
  const imported = (sender: string) =>
    importDistribution(portal, {
      as: anna,
      id: ++next,
      head,
      controllers: ['SOC_1'],
      file: of(sender),
    });

  it('R240 is another than who chose, and has seen the choice', async () => {
    await imported('Sjöunda veita');
    expect(await asked(anna)).toEqual([409, 'distribution.controllersYours']);
    expect((await seen(anna)).body.Code).toBe('distribution.controllersYours');
    const { body } = await call('POST', '/finish', bera, undefined, 'en');
    expect([body.Code, body.Message]).toEqual([
      'distribution.controllersUnseen',
      expect.stringContaining('SOC_1'),
    ]);
    expect((await seen(bera)).status).toBe(200);
    expect(await asked(bera)).toEqual([200, undefined]);
    expect((await seen(bera)).body.Code).toBe('distribution.notChecked');
    expect(await offered()).toEqual({ PUB_2: 0, SOC_1: 1, PUB_3: 0, Residual: 0 });
  });
  it('R240 which the database holds, of a file that was read before anybody was asked too', async () => {
    await imported('Áttunda veita');
    const finish = (as: Someone) =>
      portal.sql(`update distribution set state = 'finished', finished_by = $2 where distribution_id = $1`, [
        next,
        as.userId,
      ]);
    for (const as of [anna, bera])
      await expect(finish(as)).rejects.toThrow('nobody but who chose them has seen');
    await portal.sql(
      'update distribution_import set controllers_by = null, controllers = null where distribution_id = $1',
      [next],
    );
    await portal.sql('update distribution_import set controllers_seen_by = $2 where distribution_id = $1', [
      next,
      anna.userId,
    ]);
    await expect(finish(anna)).rejects.toThrow('nobody but who chose them has seen');
    expect(await asked(anna)).toEqual([409, 'distribution.controllersYours']);
    await seen(bera);
    expect(await asked(bera)).toEqual([200, undefined]);
  });
  it('R240 says nothing of the controllers of a distribution that is of no service’s file', async () => {
    await importDistribution(portal, {
      as: anna,
      id: ++next,
      file: 'line;pot;amount;title\n1;Útvarp;7;Óþekkt',
    });
    expect((await seen(bera)).body.Code).toBe('distribution.noControllers');
    expect(await asked(anna)).toEqual([200, undefined]);
  });
});
