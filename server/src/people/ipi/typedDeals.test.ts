import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  aParty,
  baseNumberOf,
  checkedIpiFile,
  nameNumberOf,
  takeIpi,
  typeMembership,
} from '../../../test/ipi.ts';
import { aPortal, type Portal, type Someone } from '../../../test/portal.ts';

const [stim, gema, koda] = [79, 35, 40];
let careful: Portal;
let one: Someone;
let other: Someone;
beforeAll(async () => {
  careful = await aPortal({ fourEyes: new Set(['joins']) });
  one = await careful.someone({ role: 'editor' });
  other = await careful.someone({ role: 'administrator' });
});
afterAll(() => careful.close());

describe('a deal over the society of an author', () => {
  const goesTo = async ({ authorId }: Someone) =>
    (await careful.sql('select other_society_on($1, $2, current_date) as society', [authorId, 'MR']))[0]?.[
      'society'
    ];

  it('X151 nobody types or takes it for themselves, whichever of two honest calls is theirs', async () => {
    const author = await careful.someone({ role: 'editor' });
    const { partyId, number, base, name } = await aParty(careful, one, author);
    const mine = { society: gema, rights: ['MR'] };
    expect((await typeMembership(careful, author, partyId, mine)).body.Code).toBe('ipi.ownParty');
    // A colleague types it, and the author takes it.
    const asked = (await typeMembership(careful, one, partyId, mine)).body.ipI_INNLESTUR_NR as number;
    expect((await takeIpi(careful, author, asked)).body.Code).toBe('ipi.ownParty');
    expect(await goesTo(author)).toBeNull();
    // Or a colleague sends a file with it, and the author takes that.
    const line = (rest: string) => [number, base, name, '', 'PA', rest].join(';');
    const file = await checkedIpiFile(careful, one, [line(`${gema};MR;CA;2001-01-01;`)]);
    expect((await takeIpi(careful, author, file.body.ipI_INNLESTUR_NR)).body.Code).toBe('ipi.ownParty');
    expect(await goesTo(author)).toBeNull();
    expect((await takeIpi(careful, other, asked)).body.stadA_INNLESTRAR).toBe('taken');
    expect(await goesTo(author)).toBe(gema);
    // What says of them what is on file already is anybody's to take.
    const same = await checkedIpiFile(careful, one, [
      line(`${gema};MR;CA;2001-01-01;`),
      `${nameNumberOf(1)};${baseNumberOf(1)};Bo;;PA;;;;;`,
    ]);
    expect((await takeIpi(careful, author, same.body.ipI_INNLESTUR_NR)).body.stadA_INNLESTRAR).toBe('taken');
  });

  it('X151 an heir of staff, and a publisher, decide as little on the party that they are paid by', async () => {
    const heir = await careful.someone({ role: 'editor' });
    const author = await careful.someone();
    const { partyId } = await aParty(careful, one, author);
    await careful
      .sql('insert into author_right (person_id, author_id, share) values ($1, $2, 1)', [
        heir.personId,
        author.authorId,
      ])
      .catch(() =>
        careful.sql('update author_right set person_id = $1 where author_id = $2', [
          heir.personId,
          author.authorId,
        ]),
      );
    expect((await typeMembership(careful, heir, partyId, { society: gema })).body.Code).toBe('ipi.ownParty');
    const publisher = await careful.someone({ role: 'editor' });
    const house = await aParty(careful, one);
    await careful.sql('update person set publisher_ipi_name_number = $2 where person_id = $1', [
      publisher.personId,
      house.number,
    ]);
    expect((await typeMembership(careful, publisher, house.partyId, { society: gema })).body.Code).toBe(
      'ipi.ownParty',
    );
    expect((await typeMembership(careful, publisher, partyId, { society: gema })).status).toBe(201);
  });

  it('X150 whatever is typed and taken in whichever order, an author has one society at a time, and the one that was said last', async () => {
    const author = await careful.someone();
    const { partyId } = await aParty(careful, one, author);
    const years = Array.from({ length: 30 }, (_, i) => 1990 + i);
    const model = new Map<string, { society: number; from: number; to: number }>();
    let state = 15;
    const random = (n: number) => {
      state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
      return Math.floor((state / 2_147_483_648) * n);
    };
    const anew = () => ({ society: [stim, gema, koda][random(3)] as number, from: 1990 + random(25), to: 0 });
    // Every other time something is said of what is on file.
    const pick = () => ({
      ...(random(2) === 0 ? ([...model.values()][random(model.size)] ?? anew()) : anew()),
    });
    let accepted = 0;
    for (let turn = 0; turn < 60; turn += 1) {
      const said = pick();
      said.to = random(8) === 0 ? 9999 : said.from + random(4);
      const key = `${said.society} ${said.from}`;
      const isRemoval = random(4) === 0;
      const overlaps = [...model].some(
        ([at, was]) => at !== key && was.from <= said.to && said.from <= was.to,
      );
      const isSame = model.get(key)?.to === said.to;
      const isDue = isRemoval ? model.has(key) : !overlaps && !isSame;
      const answer = await typeMembership(careful, one, partyId, {
        society: said.society,
        rights: ['MR'],
        from: `${said.from}-01-01`,
        to: said.to === 9999 ? null : `${said.to}-12-31`,
        isRemoval,
      });
      expect([turn, answer.status]).toEqual([turn, isDue ? 201 : 409]);
      if (!isDue) continue;
      accepted += 1;
      expect((await takeIpi(careful, other, answer.body.ipI_INNLESTUR_NR)).body.stadA_INNLESTRAR).toBe(
        'taken',
      );
      if (isRemoval) model.delete(key);
      else model.set(key, said);
    }
    expect(accepted).toBeGreaterThan(15);
    const found = await careful.sql(
      `select y as year, other_society_on($1, 'MR', make_date(y, 7, 1)) as society from unnest($2::integer[]) y order by 1`,
      [author.authorId, years],
    );
    expect(found).toEqual(
      years.map((year) => ({
        year,
        society: [...model.values()].find(({ from, to }) => from <= year && year <= to)?.society ?? null,
      })),
    );
  });
});
