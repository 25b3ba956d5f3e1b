import { ask, expect, logIn, people, send, test } from './portal.ts';

test.describe('ISWCs', () => {
  test('X50–X56 a green work gets its code, a similar one becomes a question, and a task is answered', async ({
    page,
    portal,
    request,
  }) => {
    test.slow();
    const { say, unique } = portal;
    const editor = { authorization: `Bearer ${(await logIn(request, people.editor)).token}` };
    const { hofunduR_NR: author } = await ask<{ hofunduR_NR: number }>(
      request,
      people.member,
      '/api/authors/id',
    );

    /** A green work of the member's, queued for the agency. */
    async function aWork(title: string) {
      const { verK_NR: workId } = await send<{ verK_NR: number }>(
        request,
        people.member,
        '/api/compositions',
        {
          HEITI_VERKS: title,
          LENGD: '3.30',
          authors: [{ id: author, typeOfAuthor: 36, ratio: 100 }],
        },
      );
      const approved = await request.patch(`/api/compositions/${workId}/review`, {
        headers: editor,
        data: { SAMTHYKKT: true },
      });
      expect(approved.ok()).toBe(true);
      // The job may have been quicker.
      const queued = await request.post(`/api/compositions/${workId}/iswc/requests`, { headers: editor });
      expect([201, 409]).toContain(queued.status());
      return workId;
    }
    await test.step('the author sees the code on the page of the work', async () => {
      const workId = await aWork(unique('Kóðaferð'));
      await portal.openAs(people.member, `/verk/${workId}`);
      const panel = page.getByRole('region', { name: say({ is: 'ISWC-númer', en: 'ISWC' }), exact: true });
      await expect(async () => {
        await page.reload();
        await expect(panel.getByText(/T-9\d\d\./)).toBeVisible({ timeout: 2000 });
      }).toPass({ timeout: 30_000 });
      await expect(panel.getByText(say({ is: 'Aðalnúmer', en: 'Preferred' }))).toBeVisible();
      await portal.expectAccessible();
    });

    await test.step('staff say that a similar work is another one', async () => {
      const title = unique('Kóðaferð lík');
      const workId = await aWork(title);
      await portal.openAs(people.editor, '/iswc?flipi=spurningar');
      const answer = page.getByRole('button', {
        name: say({ is: `Svara spurningu um „${title}“`, en: `Answer the question about “${title}”` }),
      });
      await expect(async () => {
        await page.reload();
        await expect(answer).toBeVisible({ timeout: 2000 });
      }).toPass({ timeout: 30_000 });
      await portal.expectAccessible();
      await answer.click();
      const dialog = page.getByRole('dialog');
      await expect(dialog.getByText('SOMEBODY ELSE')).toBeVisible();
      await dialog.getByLabel(say({ is: 'Annað verk', en: 'Another work' }), { exact: true }).check();
      await portal.expectAccessible();
      await dialog.getByRole('button', { name: say({ is: 'Vista svar', en: 'Save answer' }) }).click();
      await expect(dialog).toBeHidden();
      await page.goto(`/verk/${workId}`);
      await expect(async () => {
        await page.reload();
        await expect(page.getByText(/T-9\d\d\./).first()).toBeVisible({ timeout: 2000 });
      }).toPass({ timeout: 30_000 });
    });

    await test.step('staff answer a task of another agency', async () => {
      await page.goto('/iswc?flipi=verkefni');
      const title = 'SEINNI TIL SAMEININGAR';
      await page
        .getByRole('button', {
          name: say({ is: `Afgreiða verkefni um „${title}“`, en: `Decide the task about “${title}”` }),
        })
        .click();
      await portal.expectAccessible();
      const dialog = page.getByRole('dialog');
      await dialog.getByLabel(say({ is: 'Athugasemd til', en: 'Note to' })).fill('Different work.');
      await dialog.getByRole('button', { name: say({ is: 'Hafna', en: 'Reject' }), exact: true }).click();
      await expect(dialog).toBeHidden();
      await page.getByLabel(say({ is: 'Afgreitt', en: 'Decided' }), { exact: true }).check();
      await expect(page.getByText(title)).toBeVisible();
      await portal.expectAccessible();
    });
  });
});
