import { noPlainFields } from '../../../test/noPlainFields.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aPortal, type Portal, type Someone } from '../../../test/portal.ts';
import { takeOff } from '../../../test/shares.ts';
import { transaction } from '../../platform/database/pool.ts';
import { askApprovals, endApprovals } from './ask.ts';
import { readSignedNumber } from '../../messages/letters/signedNumber.ts';
import { tokenOf } from './link.ts';

let portal: Portal;
let registrant: Someone;
let coAuthor: Someone;
beforeAll(async () => {
  portal = await aPortal();
  registrant = await portal.someone({ name: 'Sigga' });
  coAuthor = await portal.someone({ name: 'Bjartur' });
});
afterAll(() => portal.close());

const approve = { SAMTHYKKI: 1 };
const object = { SAMTHYKKI: 0, ATHUGASEMD: 'Textinn er minn.' };

/** A work that waits for the co-author, and the token of the letter that was sent. */
async function asked(others: Someone[] = [coAuthor]) {
  const workId = await portal.work({ by: registrant, others });
  return { workId, token: await newestToken(others[0] as Someone) };
}
async function newestToken(someone: Someone): Promise<string> {
  const [letter] = await portal.sql(
    `select link from letter where person_id = $1 and link like '/samthykki/%' order by letter_id desc limit 1`,
    [someone.personId],
  );
  return String(letter?.link).replace('/samthykki/', '');
}
const read = (token: string, as?: Someone) => portal.ask(`GET /api/approvals/${token}`, { as });
const answer = (token: string, body: unknown, as?: Someone) =>
  portal.ask(`POST /api/approvals/${token}`, { body, as });
const approvalOf = async (workId: number) =>
  (
    await portal.sql('select approval, approved_at from work_author where work_id = $1 and author_id = $2', [
      workId,
      coAuthor.authorId,
    ])
  )[0];
/** What reading and answering are refused with, once when it is the same. */
async function refusalOf(token: string): Promise<string> {
  const answers = [await read(token), await answer(token, approve)];
  return [...new Set(answers.map(({ status, body }) => `${status} ${body?.Code}`))].join(', ');
}

describe('the link of a letter', () => {
  it('V5 shows the work, its shares and who registered it, and nothing else, without logging in', async () => {
    const { token } = await asked();
    const { status, body } = await read(token);
    expect(status).toBe(200);
    expect(body).toEqual({
      nafn: 'Bjartur',
      heitI_VERKS: 'Andvaka',
      ...noPlainFields,
      lengd: '3.30',
      skraD_AF: 'Sigga',
      dagS_SPURT: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
      svarfrestur: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
      frestuR_STODVADUR: 0,
      umferd: 1,
      breytingar: [],
      hofundaR_OG_HLUTFOLL: [
        {
          nafN_BIRTA: 'Sigga',
          nafN_TEGHOF: 'Tón- og textahöfundur',
          hlutfall: 50,
          eR_SPURDUR: 0,
          greitT_TIL: [],
        },
        {
          nafN_BIRTA: 'Bjartur',
          nafN_TEGHOF: 'Tón- og textahöfundur',
          hlutfall: 50,
          eR_SPURDUR: 1,
          greitT_TIL: [],
        },
      ],
    });
  });
  it('V5 F4.2 takes an approval, which counts at once', async () => {
    const { workId, token } = await asked();
    expect((await answer(token, approve)).status).toBe(204);
    expect(await approvalOf(workId)).toMatchObject({ approval: 'given', approved_at: expect.any(Date) });
    expect((await portal.sql('select light from work where work_id = $1', [workId]))[0]?.light).toBe(0);
    expect(
      await portal.sql('select state, answered_by from approval_request where work_id = $1', [workId]),
    ).toEqual([{ state: 'given', answered_by: null }]);
  });
  it('V5 takes an objection, with its reason', async () => {
    const { workId, token } = await asked();
    expect((await answer(token, { SAMTHYKKI: 0 })).body).toMatchObject({
      StatusCode: 422,
      Errors: [{ Field: 'ATHUGASEMD', Code: 'approval.reasonMissing' }],
    });
    expect((await answer(token, object)).status).toBe(204);
    expect(await approvalOf(workId)).toMatchObject({ approval: 'objected', approved_at: null });
  });
  it('shows the difference in a new round', async () => {
    const { workId } = await asked();
    await askAnew(workId);
    expect((await read(await newestToken(coAuthor))).body).toMatchObject({
      umferd: 2,
      breytingar: [
        { reitur: 'HEITI_VERKS', heitI_REITS: { is: 'Heiti', en: 'Title' }, var: 'Andvaka', verdur: 'Vaka' },
      ],
    });
  });
  it('works for its recipient also when they are logged in', async () => {
    const { workId, token } = await asked();
    expect((await answer(token, approve, coAuthor)).status).toBe(204);
    expect(await portal.sql('select answered_by from approval_request where work_id = $1', [workId])).toEqual(
      [{ answered_by: coAuthor.userId }],
    );
  });
});

const askAnew = (workId: number) =>
  transaction(portal.pool, (db) =>
    askApprovals(db, { role: 'member', personId: registrant.personId, name: 'Sigga' }, workId, {
      changes: [
        { field: 'HEITI_VERKS', label: { is: 'Heiti', en: 'Title' }, before: 'Andvaka', after: 'Vaka' },
      ],
    }),
  );

describe('the link of a letter is refused', () => {
  it('V5 when it is forged, cut short, or spelled otherwise', async () => {
    const { token } = await asked();
    const other = token.startsWith('AAAA') ? `AAAB${token.slice(4)}` : `AAAA${token.slice(4)}`;
    const forged = [
      other,
      token.slice(0, -1),
      `${token}A`,
      'x',
      `${token.slice(0, -1)}%20`,
      tokenOf(1, Buffer.alloc(32)),
    ];
    for (const one of forged)
      expect((await read(one)).body).toMatchObject({ StatusCode: 404, Code: 'approval.linkInvalid' });
  });
  it('S2 after many made-up ones from one address, while true ones go on working', async () => {
    const { token } = await asked();
    let status = 404;
    for (let tries = 0; tries < 12 && status === 404; tries++)
      status = (await answer('x'.repeat(48), approve)).status;
    expect(status).toBe(429);
    expect((await read(token)).status).toBe(200);
  }, 60_000);
  it('when it has been answered', async () => {
    const { token } = await asked();
    await answer(token, approve);
    expect(await refusalOf(token)).toBe('409 approval.givenAlready');
    const second = await asked();
    await answer(second.token, object);
    expect(await refusalOf(second.token)).toBe('409 approval.objectedAlready');
  });
  it('V5 when a newer round has begun, answered or not', async () => {
    const waiting = await asked();
    await askAnew(waiting.workId);
    expect(await refusalOf(waiting.token)).toBe('409 approval.superseded');
    const answered = await asked();
    await answer(answered.token, approve);
    await askAnew(answered.workId);
    expect(await refusalOf(answered.token)).toBe('409 approval.superseded');
  });
  it('V5 after the time has passed', async () => {
    const { workId, token } = await asked();
    await portal.sql('update approval_request set due_on = current_date - 1 where work_id = $1', [workId]);
    expect(await refusalOf(token)).toBe('409 approval.tooLate');
    await portal.sql(
      `update approval_request set state = 'assumed', answered_at = now() where work_id = $1`,
      [workId],
    );
    expect(await refusalOf(token)).toBe('409 approval.tooLate');
  });
  it('when the registration has ended', async () => {
    const { workId, token } = await asked();
    await transaction(portal.pool, (db) => endApprovals(db, workId));
    expect(await refusalOf(token)).toBe('409 approval.ended');
  });
  it('to an author who was removed from the work meanwhile', async () => {
    const { workId, token } = await asked();
    await takeOff(portal, workId, coAuthor.authorId);
    expect(await refusalOf(token)).toBe('409 approval.authorRemoved');
  });
  it('to somebody else who is logged in', async () => {
    const { workId, token } = await asked();
    for (const someone of [registrant, await portal.someone({ role: 'editor' })])
      for (const { body } of [await read(token, someone), await answer(token, approve, someone)])
        expect(body).toMatchObject({ StatusCode: 403, Code: 'approval.linkOfOther' });
    expect(await approvalOf(workId)).toMatchObject({ approval: 'waiting' });
  });
  it('to all but one who follow it at the same time', async () => {
    const { workId, token } = await asked();
    const statuses = await Promise.all(
      Array.from({ length: 6 }, async (_, i) => (await answer(token, i % 2 ? approve : object)).status),
    );
    expect(statuses.sort((a, b) => a - b)).toEqual([204, 409, 409, 409, 409, 409]);
    const told = await portal.sql(
      `select from notification where person_id = $1 and link = $2 and kind = 'approvalAnswered'`,
      [registrant.personId, `/verk/${workId}`],
    );
    expect(told).toHaveLength(1);
  });
});

describe('a token', () => {
  it('names the request it was made for', () => {
    const secret = Buffer.alloc(32, 7);
    expect(readSignedNumber('approval', tokenOf(2_147_483_647, secret), secret)).toBe(2_147_483_647);
    expect(readSignedNumber('approval', tokenOf(5, secret), Buffer.alloc(32, 8))).toBeUndefined();
  });
});
