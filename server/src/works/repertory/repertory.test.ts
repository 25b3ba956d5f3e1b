import { createHash } from 'node:crypto';
import { gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aPortal, type Portal, type Someone } from '../../../test/portal.ts';
import { pageWith } from '../../platform/http/pages.ts';
import type { Refusal } from '../../platform/refusal.ts';
import { exportRepertory } from './files.ts';
import { jsonLdOf, repertoryHeads } from './head.ts';
import { openToPublic } from './routes.ts';

let portal: Portal;
let katla: Someone;
let hrafn: Someone;
const works: Record<string, number> = {};
const iswc = 'T0345246801';

beforeAll(async () => {
  portal = await aPortal();
  [katla, hrafn] = await Promise.all([
    portal.someone({ name: 'Katla Norðfjörð' }),
    portal.someone({ name: 'Hrafn Öldugarður' }),
  ]);
  const titles = ['Næturljóð', 'Næturljóð í dögun', 'Ljóð um nætur', 'Kvöld', 'Öldugarður'];
  for (const title of titles) works[title] = await portal.work({ by: katla, title });
  works.together = await portal.work({ by: katla, others: [hrafn], title: 'Saman' });
  await portal.sql(`update work_author set approval = 'given' where work_id = $1`, [works.together]);
  await portal.sql(`select refresh_lights(array[$1::integer], 'approvedByAuthor')`, [works.together]);
  works.waiting = await portal.work({ by: katla, title: 'Næturljóð í bið', isApproved: false });
  works.yellow = await portal.work({ by: katla, others: [hrafn], title: 'Næturljóð gult' });
  await portal.sql(`update author set ipi_name_number = '00014107338' where author_id = $1`, [
    hrafn.authorId,
  ]);
  await portal.sql(
    `insert into work_iswc (work_id, iswc, is_preferred, is_verified) values ($1, $3, true, true), ($2, $3, false, true)`,
    [works.Kvöld, works.waiting, iswc],
  );
  await portal.sql(
    `insert into work_isrc (work_id, isrc, is_verified) values ($1, 'ISA012300001', true), ($2, 'ISA012300002', false)`,
    [works.Kvöld, works.together],
  );
  await portal.sql(
    `insert into work_title (work_id, title, is_main) values ($1, 'Evening </script>', false)`,
    [works.Kvöld],
  );
  await portal.sql(`update work set performers = 'Hljómsveitin Brim; Katla' where work_id = $1`, [
    works.Kvöld,
  ]);
});
afterAll(() => portal.close());

const exportAs = (isRepertoryPublic: boolean) =>
  exportRepertory.run(
    { pool: portal.pool, config: { isRepertoryPublic, publicUrl: 'https://omur.is' } } as Parameters<
      typeof exportRepertory.run
    >[0],
    {},
  );

const find = (q: string) => portal.ask(`GET /api/repertory?limit=50&q=${encodeURIComponent(q)}`);
const found = async (q: string) =>
  ((await find(q)).body as { heitI_VERKS: string }[]).map(({ heitI_VERKS }) => heitI_VERKS);

describe('the public repertory', () => {
  it('O97 finds the exact title first, then what begins so, then what has the words', async () => {
    expect(await found('næturljóð')).toEqual(['Næturljóð', 'Næturljóð í dögun']);
    expect(await found('nætrljóð')).toContain('Næturljóð');
    expect(await found('nætur ljoð')).toEqual(['Ljóð um nætur']);
    expect(await found('Öldugarður')).toEqual(['Öldugarður', 'Saman']);
  });

  it('O97 finds works by writer, performer, ISWC, ISRC, IPI name number and number', async () => {
    expect(await found('Hrafn Öldugarður')).toEqual(['Saman']);
    expect(await found('hljómsveitin brim')).toEqual(['Kvöld']);
    for (const code of ['T-034.524.680-1', 'ISA012300001', String(works.Kvöld)])
      expect((await found(code))[0]).toBe('Kvöld');
    expect(await found('14107338')).toEqual(['Saman']);
    // Nobody has confirmed it.
    expect((await find('ISA012300002')).status).toBe(404);
  });

  it('O97 a title that is a number stands beside the work of that number, before other titles with it', async () => {
    const number = String(works.Kvöld);
    const named = await portal.work({ by: katla, title: number });
    await portal.work({ by: katla, title: `${number} nætur` });
    expect(await found(number)).toEqual([number, 'Kvöld', `${number} nætur`]);
    await portal.sql(`update work set review = 'withdrawn' where work_id = $1`, [named]);
    expect((await found(number))[0]).toBe('Kvöld');
  });

  it('O251 tells nobody who bears a pseudonym: an author is found by the name that works carry', async () => {
    const bearer = await portal.someone({ name: 'Sigrún Skuggadóttir' });
    await portal.work({ by: bearer, title: 'Undir nafni' });
    await portal.sql(`update author set pseudonym = 'Huldukonan Sól' where author_id = $1`, [
      bearer.authorId,
    ]);
    for (const known of ['Sigrún Skuggadóttir', 'Sigrún Skugga', 'Skuggadóttir'])
      expect(await found(known)).toEqual(['Undir nafni']);
    for (const hidden of ['Huldukonan Sól', 'Huldukonan', 'Sól'])
      expect([hidden, (await find(hidden)).status]).toEqual([hidden, 404]);
  });

  it('O97 goes on from page to page, and asks for two characters', async () => {
    const first = await portal.ask('GET /api/repertory?limit=1&q=n%C3%A6turlj%C3%B3%C3%B0');
    expect(first.headers['x-total-count']).toBe('2');
    const next = await portal.ask(
      `GET /api/repertory?limit=1&q=n%C3%A6turlj%C3%B3%C3%B0&cursor=${String(first.headers['x-next-cursor'])}`,
    );
    expect(next.body).toMatchObject([{ heitI_VERKS: 'Næturljóð í dögun' }]);
    expect(await find('n')).toMatchObject({ status: 422, body: { Code: 'repertory.searchTooShort' } });
    expect(await find('…')).toMatchObject({ status: 422 });
    expect(await find('xyzzyx')).toMatchObject({ status: 404, body: { Code: 'repertory.nothingFound' } });
  });

  it('O99 neither finds nor shows what waits, is yellow or was withdrawn', async () => {
    for (const hidden of [works.waiting, works.yellow]) {
      expect((await portal.ask(`GET /api/repertory/${hidden}`)).status).toBe(404);
      expect((await find(String(hidden))).status).toBe(404);
    }
    const gone = await portal.work({ by: katla, title: 'Horfið' });
    expect(await found('Horfið')).toEqual(['Horfið']);
    await portal.sql(`update work set review = 'withdrawn' where work_id = $1`, [gone]);
    expect((await find('Horfið')).status).toBe(404);
  });

  it('O98 and O100 show a work by number and by ISWC, with nothing but what is public', async () => {
    const byNumber = await portal.ask(`GET /api/repertory/${works.Kvöld}`);
    expect(byNumber.body).toEqual({
      verK_NR: works.Kvöld,
      heitI_VERKS: 'Kvöld',
      listamenn: 'Katla Norðfjörð',
      flytjendur: 'Hljómsveitin Brim; Katla',
      onnuR_HEITI: ['Evening </script>'],
      iswC_KODAR: [iswc],
      hofundaR_VERKS: [{ nafn: 'Katla Norðfjörð', hlutverK_ADILA: 'CA', nafN_FELAG: null }],
      utgefenduR_VERKS: [],
    });
    for (const address of [iswc, 'T-034.524.680-1'])
      expect((await portal.ask(`GET /api/repertory/${address}`)).body).toEqual(byNumber.body);
    expect(byNumber.text).not.toContain(katla.kennitala);
    expect((await portal.ask('GET /api/repertory/0')).status).toBe(404);
    expect((await portal.ask('GET /api/repertory/99999999999')).status).toBe(404);
  });

  it('O101 says what a work is in its page’s head, and to robots what they may read', async () => {
    const config = {
      isRepertoryPublic: true,
      publicRatePerMinute: 1,
      publicUrl: 'https://omur.is',
      societyName: 'Ó<m>',
    };
    const heads = repertoryHeads({ pool: portal.pool, reads: portal.pool }, config);
    const asked = { ip: '192.0.2.1' } as Parameters<typeof heads.headOf>[1];
    const head = await heads.headOf(`/verkaleit/${iswc}`, asked);
    const written = /ld\+json">(.*)<\/script>/.exec(head ?? '')?.[1] ?? '';
    expect(JSON.parse(written)).toMatchObject({
      '@type': 'MusicComposition',
      '@id': `https://omur.is/verkaleit/${works.Kvöld}`,
      name: 'Kvöld',
      alternateName: ['Evening </script>'],
      iswcCode: ['T-034.524.680-1'],
      composer: [{ '@type': 'Person', name: 'Katla Norðfjörð' }],
    });
    expect(written).not.toContain('<');
    expect(head).toContain('<title>Kvöld · Ó&lt;m&gt;</title>');
    await expect(heads.headOf(`/verkaleit/${works.Kvöld}`, asked)).rejects.toThrow('request.tooMany');
    const other = { ip: '192.0.2.2' } as typeof asked;
    expect(await heads.headOf(`/verkaleit/${works.waiting}`, other)).toBeUndefined();
    expect(await heads.headOf('/login', other)).toBeUndefined();
    expect(await heads.headOf('/verkaleit', other)).toContain(
      '<title>Verkaleit · Find works · Ó&lt;m&gt;</title>',
    );
    const page = pageWith(head ?? '', '<meta name="robots" content="noindex" /><title>Ómur</title>');
    expect(page).toBe(head);
    expect((await portal.ask('GET /robots.txt')).text).toContain('Allow: /verkaleit\n');
  });

  it('O101 leaves nothing in JSON-LD that would end a script', () => {
    const work = {
      workId: 1,
      title: '</script><!--\u2028',
      artists: null,
      performers: null,
      otherTitles: [],
      iswcs: [],
      writers: [],
      publishers: [],
    };
    const written = jsonLdOf(work, 'https://omur.is/verkaleit/1', 'Ómur');
    expect(written).not.toMatch(/[<>&\u2028]/);
    expect(JSON.parse(written)).toMatchObject({ name: work.title });
  });

  it('O105 and O106 give the whole as tables, with nothing but what is public, and keep the one before', async () => {
    expect(await portal.ask('GET /api/repertory/files')).toMatchObject({ status: 200, body: [] });
    await exportAs(true);
    await exportAs(true);
    await exportAs(true);
    const { body } = await portal.ask('GET /api/repertory/files');
    const names = ['iswcs.tsv.gz', 'parties.tsv.gz', 'titles.tsv.gz', 'works.tsv.gz'];
    expect(body.map(({ heitI_SKRAR }: { heitI_SKRAR: string }) => heitI_SKRAR)).toEqual(names);
    const read = async (name: string) => {
      const answer = await portal.app.inject({ method: 'GET', url: `/api/repertory/files/${name}.tsv.gz` });
      const [said] = body.filter(({ heitI_SKRAR }: { heitI_SKRAR: string }) => heitI_SKRAR.startsWith(name));
      expect(said.gatsumma).toBe(createHash('sha256').update(answer.rawPayload).digest('hex'));
      const lines = gunzipSync(answer.rawPayload).toString().trimEnd().split('\n');
      expect(lines.length).toBe(said.fjoldI_LINA + 1);
      return lines;
    };
    const listed = await read('works');
    expect(listed[0]).toBe('work_number\ttitle\tperformers');
    expect(listed).toContain(`${works.Kvöld}\tKvöld\tHljómsveitin Brim; Katla`);
    expect(listed.join()).not.toContain('Næturljóð í bið');
    expect(listed.join()).not.toContain('Næturljóð gult');
    expect(await read('parties')).toContain(`${works.together}\twriter\tHrafn Öldugarður\tCA\t`);
    expect(await read('iswcs')).toEqual(['work_number\tiswc\tstatus', `${works.Kvöld}\t${iswc}\tpreferred`]);
    expect(await read('titles')).toContain(`${works.Kvöld}\tEvening </script>`);
    const kept = await portal.sql('select name, count(*)::integer from repertory_file group by 1 order by 1');
    expect(kept.map(({ count }) => count)).toEqual([2, 2, 2, 2]);
    expect((await portal.ask('GET /api/repertory/files/other.tsv.gz')).status).toBe(404);
  });

  it('O96 is closed everywhere while the setting is off', async () => {
    const closed = await aPortal({ isRepertoryPublic: false }, portal.database);
    try {
      for (const path of [
        '/api/repertory?q=Kv%C3%B6ld',
        `/api/repertory/${works.Kvöld}`,
        `/api/repertory/${iswc}`,
        '/api/repertory/files',
        '/api/repertory/files/works.tsv.gz',
      ])
        expect(await closed.ask(`GET ${path}`)).toMatchObject({
          status: 404,
          body: { Code: 'repertory.closed' },
        });
      await exportAs(false);
      expect(await portal.sql('select from repertory_file_part')).toEqual([]);
      expect((await closed.ask('GET /api/society')).body).toMatchObject({ verkaskrA_OPIN: 0 });
      expect((await closed.ask('GET /robots.txt')).text).toBe('User-agent: *\nDisallow: /\n');
    } finally {
      await closed.app.close();
    }
    expect((await portal.ask('GET /api/society')).body).toMatchObject({ verkaskrA_OPIN: 1 });
  });

  it('O102 answers so many calls a minute of one network, and says when to come back', async () => {
    const aServer = () => openToPublic(portal, { isRepertoryPublic: true, publicRatePerMinute: 2 });
    const [one, other] = [aServer(), aServer()];
    const ask = (address: string, assertOpen = one) =>
      assertOpen({ address }).then(
        () => 200,
        (refusal: Refusal) => refusal,
      );
    expect(await Promise.all([ask('192.0.2.1'), ask('192.0.2.1'), ask('192.0.2.2')])).toEqual([
      200, 200, 200,
    ]);
    const refused = await ask('192.0.2.1');
    expect(refused).toMatchObject({ code: 'request.tooMany', retryAfterSeconds: expect.any(Number) });
    // Another server lets one pass before it asks.
    expect(await ask('192.0.2.1', other)).toBe(200);
    expect(await ask('192.0.2.1', other)).toMatchObject({ code: 'request.tooMany' });
    // Whoever rents a network of 48 bits has 65,536 of 64.
    const asked = await Promise.all(Array.from({ length: 33 }, (_, i) => ask(`2001:db8:1:${i}::/64`)));
    expect(asked.filter((answer) => answer !== 200)).toHaveLength(1);
    expect(await ask('2001:db8:2:1::/64')).toBe(200);
  });
});
