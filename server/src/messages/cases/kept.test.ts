import pino from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { filesOf } from '../../../test/files.ts';
import { aPortal, type Portal, type Someone } from '../../../test/portal.ts';
import { sweep } from '../../platform/database/sweep.ts';

let portal: Portal;
let member: Someone;

beforeAll(async () => {
  portal = await aPortal();
  member = await portal.someone();
});
afterAll(() => portal.close());

const opened = async () => {
  const body = { EFNI_ERINDIS: 'Vantar flutning', TEXTI_ERINDIS: 'Lagið hljómaði á Rás 1.' };
  return (await portal.ask('POST /api/cases', { as: member, body })).body.erindI_NR as number;
};

describe('what is kept of a case', () => {
  it('H51, J8 goes seven years after the case was closed', async () => {
    const [old, recent] = [await opened(), await opened()];
    const fileId = await filesOf(portal, 'case', old).attach(member);
    await portal.sql(
      `update member_case set case_state = 'closed', closed_at = now() - interval '2558 days' where case_id = $1`,
      [old],
    );
    await portal.sql(
      `update member_case set case_state = 'closed', closed_at = now() - interval '2550 days' where case_id = $1`,
      [recent],
    );
    await sweep(portal.pool, pino({ level: 'silent' }));
    expect((await portal.ask(`GET /api/cases/${old}`, { as: member })).status).toBe(404);
    expect((await portal.ask(`GET /api/cases/${recent}/messages`, { as: member })).body).toHaveLength(1);
    expect(await portal.sql('select state from stored_file where file_id = $1', [fileId])).toEqual([
      { state: 'removed' },
    ]);
  });
});
