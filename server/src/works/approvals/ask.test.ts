import type { Change } from '@omur/contract/works/approvals';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aPortal, type Portal, type Someone } from '../../../test/portal.ts';
import { setShare } from '../../../test/shares.ts';
import { transaction } from '../../platform/database/pool.ts';
import { askApprovals, endApprovals } from './ask.ts';

let portal: Portal;
let registrant: Someone;
let coAuthor: Someone;
beforeAll(async () => {
  portal = await aPortal();
  registrant = await portal.someone({ name: 'Sigga' });
  coAuthor = await portal.someone({ name: 'Bjartur' });
});
afterAll(() => portal.close());

const requestsOf = (workId: number) =>
  portal.sql(
    `select author_id, round, state, due_on - asked_at::date as days, remind_on - asked_at::date as until_reminder, asked_by, changes
    from approval_request where work_id = $1 order by round, approval_request_id`,
    [workId],
  );
const lettersTo = (someone: Someone) =>
  portal.sql(`select kind, subject, body, link from letter where person_id = $1 order by letter_id desc`, [
    someone.personId,
  ]);
const asRegistrant = () =>
  ({ role: 'member', personId: registrant.personId, name: registrant.name }) as const;

describe('to ask for approvals', () => {
  it('F4.2 V5 C1.9 asks each other author at registration, with a letter and a notification, for seven days', async () => {
    const workId = await portal.work({ by: registrant, others: [coAuthor], isApproved: false });
    expect(await requestsOf(workId)).toEqual([
      {
        author_id: coAuthor.authorId,
        round: 1,
        state: 'waiting',
        days: 7,
        until_reminder: 5,
        asked_by: registrant.personId,
        changes: [],
      },
    ]);
    const [letter] = await lettersTo(coAuthor);
    expect(letter).toMatchObject({ kind: 'approvalAsked', subject: 'Samþykkir þú skráningu á „Andvaka“?' });
    expect(letter?.body).toContain('Sigga (tón- og textahöfundur) 50\u00a0%; Bjartur');
    expect(letter?.link).toMatch(/^\/samthykki\/[\w-]{48}$/);
    expect(
      await portal.sql('select kind, link from notification where person_id = $1', [coAuthor.personId]),
    ).toEqual([{ kind: 'approvalAsked', link: `/verk/${workId}` }]);
    expect(await lettersTo(registrant)).toEqual([]);
  });
  it('F4.2 asks nobody when staff register, nor for the public domain', async () => {
    const staff = await portal.someone({ role: 'editor' });
    const workId = await portal.work({ by: staff, others: [coAuthor] });
    expect(await requestsOf(workId)).toEqual([]);
    const answer = await portal.ask('POST /api/compositions', {
      as: registrant,
      body: {
        HEITI_VERKS: 'Vísur',
        LENGD: '2.10',
        authors: [
          { id: registrant.authorId, typeOfAuthor: 35, ratio: 16.67 },
          { id: 3492, typeOfAuthor: 36, ratio: 83.33 },
        ],
      },
    });
    expect(answer.status).toBe(201);
    expect(await requestsOf(answer.body.verK_NR)).toEqual([]);
  });
  it('V5 asks an author outside the society by letter alone', async () => {
    const answer = await portal.ask('POST /api/compositions', {
      as: registrant,
      body: {
        HEITI_VERKS: 'Handan hafs',
        LENGD: '2.10',
        authors: [{ id: registrant.authorId, typeOfAuthor: 33, ratio: 50 }],
        unknownAuthors: [
          {
            name: 'Ólöf Ýr',
            ipi: '00014107338',
            email: 'olof@example.is',
            typeOfAuthor: 34,
            ratio: 50,
            foreign: 1,
          },
        ],
      },
    });
    expect(answer.text).toContain('verK_NR');
    const letters = await portal.sql(
      `select kind, language, link from letter where recipient = 'olof@example.is'`,
    );
    expect(letters).toEqual([
      {
        kind: 'approvalAsked',
        language: 'en',
        link: expect.stringMatching(/^\/samthykki\/[\w-]{48}\?mal=en$/),
      },
    ]);
  });
  it('F4.2 waits also for an author who can be told of nothing', async () => {
    const silent = await portal.someone();
    await portal.sql('update person set email = null where person_id = $1', [silent.personId]);
    await portal.sql('update app_user set closed_at = now() where person_id = $1', [silent.personId]);
    const workId = await portal.work({ by: registrant, others: [silent], isApproved: false });
    expect(await requestsOf(workId)).toMatchObject([{ author_id: silent.authorId, state: 'waiting' }]);
    expect(await lettersTo(silent)).toEqual([]);
  });
  it('sends one letter to a person who is two of the authors', async () => {
    const both = await portal.someone({ name: 'Tvífari' });
    const [pseudonym] = await portal.sql(
      `insert into author (person_id, display_name) values ($1, 'Dulnefni') returning author_id`,
      [both.personId],
    );
    await portal.work({ by: registrant, others: [both, { ...both, authorId: pseudonym?.author_id }] });
    expect(await lettersTo(both)).toHaveLength(1);
  });
});

describe('a new round', () => {
  it('V5 asks everyone anew, with what has changed', async () => {
    const workId = await portal.work({ by: registrant, others: [coAuthor] });
    await portal.sql(`update work_author set approval = 'given', approved_at = now() where work_id = $1`, [
      workId,
    ]);
    await portal.sql(`update approval_request set state = 'given', answered_at = now() where work_id = $1`, [
      workId,
    ]);
    const changes: Change[] = [
      {
        field: 'HLUTFALL',
        label: { is: 'Hlutfall Bjarts', en: 'Share of Bjartur' },
        before: '50 %',
        after: '40 %',
      },
    ];
    await transaction(portal.pool, (db) => askApprovals(db, asRegistrant(), workId, { changes }));
    expect(await requestsOf(workId)).toMatchObject([
      { round: 1, state: 'given' },
      {
        round: 2,
        state: 'waiting',
        changes: [
          {
            reitur: 'HLUTFALL',
            heitI_REITS: { is: 'Hlutfall Bjarts', en: 'Share of Bjartur' },
            var: '50 %',
            verdur: '40 %',
          },
        ],
      },
    ]);
    const [letter] = await lettersTo(coAuthor);
    expect(letter?.subject).toBe('Breytt skráning á „Andvaka“');
    expect(letter?.body).toContain('Hlutfall Bjarts: 50 % → 40 %');
  });
  it('V5 writes shares and roles as the reader of the letter does', async () => {
    const reader = await portal.someone({ name: 'Amélie' });
    const workId = await portal.work({ by: registrant, others: [reader] });
    const label = { is: 'Atriði', en: 'Item' };
    const changes: Change[] = [
      { field: 'ratio', label, before: '33,33\u00a0%', after: '40\u00a0%' },
      { field: 'typeOfAuthor', label, before: null, after: 'A' },
    ];
    const bodyOf = async () => {
      await transaction(portal.pool, (db) => askApprovals(db, asRegistrant(), workId, { changes }));
      return (await lettersTo(reader))[0]?.body;
    };
    expect(await bodyOf()).toContain(
      'Það sem breyttist: Atriði: 33,33\u00a0% → 40\u00a0%; Atriði: – → Textahöfundur.',
    );
    await portal.sql(`update app_user set language = 'en' where user_id = $1`, [reader.userId]);
    expect(await bodyOf()).toContain('What changed: Item: 33,33% → 40%; Item: – → Lyricist.');
  });
  it('puts an end to what was still waiting', async () => {
    const workId = await portal.work({ by: registrant, others: [coAuthor] });
    await transaction(portal.pool, (db) => askApprovals(db, asRegistrant(), workId));
    expect(await requestsOf(workId)).toMatchObject([
      { round: 1, state: 'superseded' },
      { round: 2, state: 'waiting' },
    ]);
    await transaction(portal.pool, (db) => endApprovals(db, workId));
    expect(await requestsOf(workId)).toMatchObject([{ state: 'superseded' }, { state: 'ended' }]);
  });
  it('asks those whom a step adds, and leaves the others their answers', async () => {
    const workId = await portal.work({ by: registrant, others: [coAuthor], isApproved: false });
    const third = await portal.someone();
    await setShare(portal, workId, 40, coAuthor.authorId);
    const answer = await portal.ask(`POST /api/compositions/${workId}/authors/${third.authorId}`, {
      as: registrant,
      body: { TEGUND_HOFUNDAR_NR: 34, HLUTFALL: 10 },
    });
    expect(answer.status).toBe(201);
    expect(await requestsOf(workId)).toMatchObject([
      { author_id: coAuthor.authorId, round: 1, state: 'waiting' },
      { author_id: third.authorId, round: 1, state: 'waiting' },
    ]);
    expect(await lettersTo(third)).toHaveLength(1);
  });
});
