import type { APIRequestContext } from '@playwright/test';
import { ask, expect, logIn, type Portal, people, send, test } from './portal.ts';

/** A work of her own that staff approve at once: its light turns green, and she is told. */
async function aGreenWork(request: APIRequestContext, portal: Portal): Promise<string> {
  const title = portal.unique('Birta');
  const { hofunduR_NR } = await ask<{ hofunduR_NR: number }>(request, people.fewWorks, '/api/authors/id');
  const { verK_NR } = await send<{ verK_NR: number }>(request, people.fewWorks, '/api/compositions', {
    HEITI_VERKS: title,
    LENGD: '3.30',
    authors: [{ id: hofunduR_NR, typeOfAuthor: 36, ratio: 100 }],
  });
  const { token } = await logIn(request, people.editor);
  const answer = await request.patch(`/api/compositions/${verK_NR}/review`, {
    headers: { authorization: `Bearer ${token}` },
    data: { SAMTHYKKT: 1 },
  });
  expect(answer.status()).toBe(204);
  return title;
}

test.describe('notifications', () => {
  test('F2.16, F2.28, L2.8, L2.29, L4.5, H110 come without reloading, stand out until they are read, and say what happened', async ({
    page,
    portal,
    request,
  }) => {
    await portal.openAs(people.fewWorks, '/tilkynningar');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      portal.say({ is: 'Tilkynningar', en: 'Notifications' }),
    );
    const title = await aGreenWork(request, portal);
    const quoted = portal.say({ is: `„${title}“`, en: `“${title}”` });
    const header = page
      .getByRole('navigation', {
        name: portal.say({ is: 'Listi yfir tilkynningar', en: 'List of notifications' }),
      })
      .getByRole('link')
      .filter({ hasText: quoted });
    const unread = portal.say({ is: 'Ólesin:', en: 'Unread:' });
    await expect(header).toContainText(unread);
    await expect(page.getByRole('banner').getByRole('link', { name: /óles|unread/u })).toBeVisible();
    await portal.expectAccessible();

    await header.click();
    const pane = page.getByRole('article');
    await expect(pane.getByRole('heading')).toHaveText(
      portal.say({ is: `Grænt ljós: ${quoted}`, en: `Green light: ${quoted}` }),
    );
    if (portal.isPhone)
      await page
        .getByRole('link', { name: portal.say({ is: 'Allar tilkynningar', en: 'All notifications' }) })
        .click();
    await expect(header).not.toContainText(unread);
    await page.reload();
    await expect(header).not.toContainText(unread);

    await header.click();
    await portal.expectAccessible();
    await pane.getByRole('button', { name: portal.say({ is: 'Skoða nánar', en: 'Take a look' }) }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
  });

  test('D2, J3 are chosen by kind, but for those that the rules demand', async ({ page, portal }) => {
    await portal.openAs(people.newcomer, '/stillingar#tilkynningar');
    const choice = (kind: { is: string; en: string }) =>
      page.getByRole('combobox', {
        name: `${portal.say({ is: 'Hvernig', en: 'How' })}: ${portal.say(kind)}`,
      });
    // H142: on a phone the groups are folded.
    const unfold = async (group: { is: string; en: string }) => {
      if (portal.isPhone) await page.getByText(portal.say(group), { exact: true }).click();
    };
    await unfold({ is: 'Verk og samþykki', en: 'Works and approvals' });
    await unfold({ is: 'Peningar', en: 'Money' });
    const asked = choice({ is: 'Beiðni um samþykki', en: 'Request for approval' });
    await expect(asked).toBeDisabled();
    await expect(asked).toHaveValue('both');
    const distribution = choice({ is: 'Úthlutun', en: 'Distribution' });
    await distribution.selectOption('both');
    await expect(
      page.getByText(portal.say({ is: 'Valið er vistað.', en: 'Your choice is saved.' })),
    ).toBeVisible();
    await portal.expectAccessible();
    await page.reload();
    await unfold({ is: 'Peningar', en: 'Money' });
    await expect(distribution).toHaveValue('both');
    await distribution.selectOption('portal');
  });

  test('F2.28, S1 are looked for every minute where the stream does not get through, which keeps nobody logged in', async ({
    page,
    portal,
  }) => {
    await page.clock.install();
    await page.route('**/api/notifications/stream', (route) => route.abort());
    const asked: (string | undefined)[] = [];
    page.on('request', (request) => {
      if (request.url().includes('/notifications/unread')) asked.push(request.headers()['x-unattended']);
    });
    await portal.openAs(people.fewWorks, '/stillingar');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect.poll(() => asked).toEqual([undefined]);
    await expect
      .poll(async () => {
        await page.clock.runFor(10_000);
        return asked;
      })
      .toEqual([undefined, '1']);
    // Somebody is there again.
    await expect
      .poll(async () => {
        await page.keyboard.press('Shift');
        await page.clock.runFor(10_000);
        return asked;
      })
      .toEqual([undefined, '1', undefined]);
  });

  test('L8.4 who has got none is told so', async ({ page, portal }) => {
    await portal.openAs(people.viewer, '/tilkynningar');
    await expect(
      page.getByText(portal.say({ is: 'Engar tilkynningar fundust.', en: 'No notifications found.' })),
    ).toBeVisible();
    await portal.expectAccessible();
  });
});

test.describe('the mailbox and the jobs', () => {
  test('J2 staff read the letters that were written, by recipient and subject', async ({ page, portal }) => {
    await portal.openAs(people.editor, '/pósthólf');
    await page.getByRole('searchbox').fill('jokull.steinn@');
    await expect(page.getByRole('main').getByText('jokull.steinn@demo.example').first()).toBeVisible();
    await page.getByRole('searchbox').fill('Ást hrafns');
    const letter = page.getByRole('link', { name: /Ást hrafns/ }).first();
    await expect(letter).toBeVisible();
    await portal.expectAccessible();
    await letter.click();
    const dialog = page.getByRole('dialog');
    await expect(dialog).toContainText('jokull.steinn@demo.example');
    await expect(dialog).toContainText(
      portal.say({ is: 'Enginn póstþjónn var stilltur', en: 'No mail server was configured' }),
    );
    await portal.expectAccessible();
    const asPage = portal.say({ is: 'Eins og viðtakandi sér það', en: 'As the recipient sees it' });
    const blocked: string[] = [];
    page.on('console', (said) => said.type() === 'error' && blocked.push(said.text()));
    await dialog.getByRole('tab', { name: asPage }).click();
    const shown = page.frameLocator(`iframe[title="${asPage}"]`);
    await expect(shown.getByRole('heading', { level: 1 })).toContainText('Ást hrafns');
    await expect(shown.locator('.card')).toHaveCSS('border-radius', '14px');
    expect(blocked).toEqual([]);
    await portal.expectAccessible();
  });

  test('J1 administrators see what waits, failed and ran; editors have no such page in their menu', async ({
    page,
    portal,
  }) => {
    await portal.openAs(people.administrator, '/verkraðir?flipi=ran');
    await expect(page.getByRole('tab', { selected: true })).toHaveText(
      portal.say({ is: 'Keyrt', en: 'Ran' }),
    );
    await portal.expectAccessible();
    await page.getByRole('tab', { name: portal.say({ is: 'Mistókst', en: 'Failed' }) }).click();
    await portal.expectAccessible();
    await portal.openAs(people.editor, '/yfirferð');
    if (portal.isPhone)
      await page.getByRole('button', { name: portal.say({ is: 'Opna valmynd', en: 'Open menu' }) }).click();
    await expect(
      page.getByRole('link', { name: portal.say({ is: 'Pósthólf', en: 'Mailbox' }) }),
    ).toBeVisible();
    await expect(
      page.getByRole('link', { name: portal.say({ is: 'Bakgrunnskeyrslur', en: 'Jobs' }) }),
    ).toHaveCount(0);
  });
});
