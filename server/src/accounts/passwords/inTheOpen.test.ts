import { describe, expect, it } from 'vitest';
import { aPortal } from '../../../test/portal.ts';

describe('a forgotten password in the open', () => {
  it('S9 is answered alike for everybody, in even time, and only who is there gets a letter', async () => {
    const open = await aPortal({ forgottenTells: 'nobody' });
    const [known, barred] = [await open.someone(), await open.someone()];
    await open.sql('update app_user set is_locked = true where user_id = $1', [barred.userId]);
    const noMail = await open.someone();
    await open.sql('update person set email = null where person_id = $1', [noMail.personId]);
    const times: number[] = [];
    for (const kennitala of [known.kennitala, barred.kennitala, noMail.kennitala, '0101309999']) {
      const began = performance.now();
      const { status, text } = await open.ask('PATCH /api/users/forgottenPassword', {
        body: { KENNITALA: kennitala },
      });
      times.push(performance.now() - began);
      expect([status, text]).toEqual([204, '']);
    }
    for (const time of times) expect(time).toBeGreaterThan(390);
    expect(await open.sql('select person_id from letter')).toEqual([{ person_id: known.personId }]);
    // What a number cannot be tells nothing of anybody.
    const impossible = await open.ask('PATCH /api/users/forgottenPassword', {
      body: { KENNITALA: '0101' },
    });
    expect(impossible.status).toBe(422);
    await open.close();
  });
});
