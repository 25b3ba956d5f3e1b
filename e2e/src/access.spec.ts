import { ask, expect, logIn, people, test, type Portal } from './portal.ts';

const texts = {
  access: { is: 'Umboð', en: 'Shared access' },
  granted: { is: 'Umboð sem ég veiti', en: 'Granted by me' },
  grant: { is: 'Veita umboð', en: 'Grant access' },
  cancel: { is: 'Hætta við', en: 'Cancel' },
  act: { is: 'Nota umboð', en: 'Act' },
  stop: { is: 'Hætta í umboði', en: 'Stop acting' },
};

test.describe('access', () => {
  test('C2.11, C2.28–C2.31, C4.9, F2.26, F2.28, F4.4, F6.8, C6.4 an external manager acts for a member, two tabs are one, and stops', async ({
    page,
    context,
    portal,
    request,
  }) => {
    const { say } = portal;
    await portal.openAs(people.external, '/umboð');
    // Who only acts for others has no menu, and grants nothing.
    await expect(page.getByRole('navigation')).toHaveCount(0);
    await expect(page.getByRole('button', { name: say(texts.grant) })).toHaveCount(0);
    await portal.expectAccessible();
    const tab = await context.newPage();
    await tab.goto('/umboð');
    await tab.getByRole('button', { name: actAs(portal, 'Þórdís Æsa Öndólfsdóttir') }).waitFor();

    await page.getByRole('button', { name: actAs(portal, 'Þórdís Æsa Öndólfsdóttir') }).click();
    const question = page.getByRole('alertdialog');
    await expect(question).toContainText(say({ is: 'rakið til þín', en: 'tracked to you' }));
    await portal.expectAccessible();
    await question.getByRole('button', { name: say(texts.act), exact: true }).click();
    const loggedInAs = say({
      is: 'Skráð inn sem Þórdís Æsa Öndólfsdóttir',
      en: 'Logged in as Þórdís Æsa Öndólfsdóttir',
    });
    for (const one of [page, tab]) {
      await expect(one).toHaveURL(/\/mitt-spjald/);
      await expect(one.getByText(loggedInAs)).toBeVisible();
      await expect(one.getByRole('heading', { level: 1 })).toContainText('Þórdís Æsa');
    }
    await portal.expectAccessible();
    await tab.close();

    // The masquerade is taken up again when the portal starts; the menu is hers, without the authorizations.
    await page.reload();
    await expect(page.getByText(loggedInAs)).toBeVisible();
    const menu = page.getByRole('navigation');
    await expect(menu.getByRole('link', { name: say({ is: 'Mitt spjald', en: 'My card' }) })).toBeVisible();
    await expect(menu.getByRole('link', { name: say(texts.access), exact: true })).toHaveCount(0);

    // What the page does not offer the server refuses.
    await page.goto('/umboð?flipi=veitt');
    await expect(page.getByText('Hrafnhildur Lóa Sturludóttir').last()).toBeVisible();
    await expect(page.getByRole('button', { name: say(texts.grant) })).toHaveCount(0);
    await portal.expectAccessible();
    // What opens her login is hers: where links to new passwords go, and what she is told.
    await page.goto('/mitt-spjald/1001/uppfaera');
    await expect(page.getByRole('textbox', { name: say({ is: 'Netfang', en: 'E-mail' }) })).toBeDisabled();
    await expect(page.getByRole('textbox', { name: say({ is: 'Sími', en: 'Phone' }) })).toBeEnabled();
    const refused = await page.evaluate(async () => {
      const { token } = JSON.parse(localStorage.getItem('omur.session') ?? '{}') as { token: string };
      const headers = { authorization: `Bearer ${token}` };
      const asked = ['/api/users/masquerade/6', '/api/users/access/8', '/api/desk/users'].map((path, at) =>
        fetch(path, { method: ['PATCH', 'DELETE', 'GET'][at] ?? '', headers }),
      );
      return (await Promise.all(asked)).map(({ status }) => status);
    });
    expect(refused).toEqual([409, 409, 403]);

    await page.getByRole('button', { name: say(texts.stop) }).click();
    await expect(page).toHaveURL(/\/umbo/);
    await expect(page.getByText(loggedInAs)).toHaveCount(0);
    await expect(page.getByRole('button', { name: actAs(portal, 'Ómblíða útgáfa ehf.') })).toBeVisible();

    const acted = await ask<{ gerandi: string }[]>(request, people.member, '/api/users/actedForMe');
    expect(acted[0]?.gerandi).toBe('Hrafnhildur Lóa Sturludóttir');
    await portal.openAs(people.member, '/stillingar');
    await expect(page.getByText('Hrafnhildur Lóa Sturludóttir').first()).toBeVisible();
    await portal.expectAccessible();
  });

  test('F1.8, C1.3, C4.7, C4.8, C5.6, C5.7, C9.4, S5 access is granted for reading, used, and removed, which ends it at once', async ({
    page,
    portal,
    request,
  }) => {
    const { say } = portal;
    const grantor = people.noEmail;
    const grantee = people.external;
    const name = 'Hrafnhildur Lóa Sturludóttir';
    await portal.openAs(grantor, '/umboð?flipi=veitt');
    await page
      .getByRole('button', { name: say(texts.grant) })
      .first()
      .click();
    const form = page.getByRole('dialog');
    const add = form.getByRole('button', { name: say(texts.grant) });
    await expect(add).toBeDisabled();
    const field = form.getByRole('combobox');
    // S9: a number takes a name with it.
    await field.fill(grantor);
    await expect(
      form
        .getByText(
          say({ is: 'Skrifaðu nafn með kennitölunni.', en: 'Enter a name along with the national ID.' }),
        )
        .first(),
    ).toBeVisible();
    await field.fill(`${grantor} enginn`);
    await expect(
      form.getByText(say({ is: 'Engir notendur fundust', en: 'No users found' })).first(),
    ).toBeVisible();
    await field.fill(name.slice(0, 12).toLowerCase());
    await form.getByRole('option', { name }).click();
    await form.getByLabel(say({ is: 'Aðeins skoða', en: 'View only' })).check();
    await portal.expectAccessible();
    await add.click();
    await expect(form).toBeHidden();
    const remove = page.getByRole('button', {
      name: say({ is: `Fella niður umboð: ${name}`, en: `Remove access: ${name}` }),
    });
    await expect(remove).toBeVisible();
    await page.getByRole('button', { name: say(texts.grant) }).click();
    await form.getByRole('combobox').fill(name);
    await expect(form.getByText(say({ is: 'Hefur þegar umboð', en: 'Already added' }))).toBeVisible();
    await form.getByRole('button', { name: say(texts.cancel) }).click();

    const own = await logIn(request, grantee);
    const of = await logIn(request, grantor);
    const asked = (path: string, token: string, method = 'GET') =>
      request.fetch(path, {
        method,
        headers: { authorization: `Bearer ${token}` },
        ...(method === 'POST' && { data: {} }),
      });
    const start = await asked(`/api/users/masquerade/${of.notandI_NR}`, own.token, 'PATCH');
    const acting = (await start.json()) as { token: string };
    const { token } = acting;
    expect((await asked('/api/users/language', token)).status()).toBe(200);
    expect((await asked('/api/compositions', token, 'POST')).status()).toBe(403);

    await remove.click();
    const question = page.getByRole('alertdialog');
    const sure = question.getByRole('button', {
      name: say({ is: 'Fella niður', en: 'Remove' }),
      exact: true,
    });
    await expect(sure).toBeDisabled();
    await portal.expectAccessible();
    await question.getByRole('checkbox').check();
    await sure.click();
    await expect(remove).toHaveCount(0);
    expect((await asked('/api/users/language', token)).status()).toBe(401);

    // Whose access has ended is told so at the door, and is not led back to what was another's.
    await page.evaluate((session) => localStorage.setItem('omur.session', session), JSON.stringify(acting));
    await page.goto('/stats');
    await expect(
      page.getByText(
        say({ is: 'Þú ert ekki lengur í umboði', en: 'You are no longer acting for somebody else' }),
      ),
    ).toBeVisible();
    expect(page.url()).not.toContain('to=');
    await portal.expectAccessible();
  });

  test('S5 access is asked for, accepted for reading, and given up', async ({ page, portal, desk }) => {
    const { say } = portal;
    const name = 'Sólrún Harpa Vídalín';
    await portal.openAs(people.noEmail, '/umboð');
    await page.getByRole('button', { name: say({ is: 'Biðja um umboð', en: 'Ask for access' }) }).click();
    const form = page.getByRole('dialog');
    await form.getByRole('combobox').fill(name);
    await form.getByRole('option', { name }).click();
    await portal.expectAccessible();
    await form.getByRole('button', { name: say({ is: 'Senda beiðni', en: 'Send request' }) }).click();
    await expect(
      page.getByText(say({ is: `Þú baðst um umboð: ${name}`, en: `You asked for access: ${name}` })),
    ).toBeVisible();

    await desk.portal.openAs(people.fewWorks, '/umboð');
    const request = desk.page.getByRole('listitem').filter({ hasText: 'Ísafold Rún Egilsdóttir' });
    await request.getByRole('button', { name: say({ is: 'Samþykkja', en: 'Accept' }) }).click();
    const terms = desk.page.getByRole('dialog');
    await terms.getByLabel(say({ is: 'Aðeins skoða', en: 'View only' })).check();
    await desk.portal.expectAccessible();
    await terms.getByRole('button', { name: say({ is: 'Samþykkja', en: 'Accept' }) }).click();
    await expect(request.getByRole('button')).toHaveCount(0);

    await page.reload();
    await expect(page.getByRole('button', { name: actAs(portal, name) })).toBeVisible();
    await page
      .getByRole('button', { name: say({ is: `Skila umboði: ${name}`, en: `Give up access: ${name}` }) })
      .click();
    const question = page.getByRole('alertdialog');
    await question.getByRole('checkbox').check();
    await question
      .getByRole('button', { name: say({ is: 'Skila umboði', en: 'Give up' }), exact: true })
      .click();
    await expect(page.getByRole('button', { name: actAs(portal, name) })).toHaveCount(0);
  });

  test('C2.32, C6.3 an administrator finds anyone by name and acts for them, and still sees the authorizations', async ({
    page,
    portal,
  }) => {
    const { say } = portal;
    await portal.openAs(people.fewWorks, '/umboð');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const search = page.getByRole('searchbox', {
      name: say({ is: 'Leita eftir nafni', en: 'Search by name' }),
    });
    await expect(search).toHaveCount(0);
    await portal.openAs(people.administrator, '/umboð');
    await search.fill('isafold');
    await expect(page.getByText(say({ is: '1 notandi', en: '1 user' }), { exact: true })).toBeVisible();
    await portal.expectAccessible();
    await page.getByRole('button', { name: actAs(portal, 'Ísafold Rún Egilsdóttir') }).click();
    await page
      .getByRole('alertdialog')
      .getByRole('button', { name: say(texts.act), exact: true })
      .click();
    await expect(page).toHaveURL(/\/mitt-spjald/);
    await page
      .getByRole('navigation')
      .getByRole('link', { name: say(texts.access), exact: true })
      .click();
    await expect(page.getByRole('button', { name: say(texts.grant) })).toBeVisible();
    await page.getByRole('button', { name: say(texts.stop) }).click();
    await expect(page.getByRole('button', { name: say(texts.stop) })).toHaveCount(0);
  });
});

function actAs({ say }: Portal, name: string) {
  return say({ is: `Nota umboð: ${name}`, en: `Act as ${name}` });
}
