import { expect, people, send, test } from './portal.ts';

const codeForm = /^[ACDEFGHJKMNPRTVWXY34679]{12}$/;

test.describe('MusicStart', () => {
  test('F2.14, F2.36, F4.8, F1.5 a member finds the code on the card and on its page, and copies it', async ({
    page,
    portal,
  }) => {
    const { say } = portal;
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    const callsForCodes = () => asked.filter((url) => url.includes('/musicStartCodes')).length;

    await portal.openAs(people.fewWorks, '/mitt-spjald');
    await expect(page.getByRole('tab', { name: say({ is: 'Verk', en: 'Works' }) })).toBeVisible();
    expect(callsForCodes()).toBe(0);
    await page.getByRole('tab', { name: 'MusicStart' }).click();
    await expect(page.getByText('KT7WN4HXR9AE')).toBeVisible();
    expect(callsForCodes()).toBe(1);
    await expect(
      page.getByText(say({ is: 'Til hvers er kóðinn?', en: 'What is the code for?' })),
    ).toBeVisible();
    await expect(
      page.getByRole('button', { name: say({ is: 'Búa til kóða', en: 'Generate a code' }) }),
    ).toHaveCount(0);
    await portal.expectAccessible();

    await page.goto('/musicstart');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('MusicStart');
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.getByRole('button', { name: say({ is: 'Afrita kóða', en: 'Copy the code' }) }).click();
    await expect(
      page.getByText(say({ is: 'Kóðinn var afritaður.', en: 'The code was copied.' })),
    ).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('KT7WN4HXR9AE');
    await portal.expectAccessible();
  });

  test('F2.36, A3 an administrator generates the code of a member who has none, once', async ({
    page,
    portal,
    desk,
    request,
  }) => {
    const { say } = portal;
    const generate = { name: say({ is: 'Búa til kóða', en: 'Generate a code' }) };
    const { nafN_NR: personId } = await send<{ nafN_NR: number }>(
      request,
      people.administrator,
      '/api/members',
      {
        KENNITALA: `3102${String(Date.now()).slice(-6)}`,
        NAFN: portal.unique('Hrafn Smári'),
        E_MAIL: 'hrafn.smari@demo.example',
        ER_HOFUNDUR: 1,
      },
    );
    const card = `/personur/${personId}?flipi=musicstart`;

    await desk.portal.openAs(people.editor, card);
    await expect(desk.page.getByText(say({ is: 'Enginn kóði enn', en: 'No code yet' }))).toBeVisible();
    await expect(desk.page.getByRole('button', generate)).toHaveCount(0);

    await portal.openAs(people.administrator, card);
    await page.getByRole('button', generate).click();
    const code = page.getByRole('code');
    await expect(code).toHaveText(codeForm);
    await expect(page.getByRole('button', generate)).toHaveCount(0);
    await portal.expectAccessible();
    await desk.page.reload();
    await expect(desk.page.getByRole('code')).toHaveText((await code.textContent()) ?? '');
  });
});
