import { expect, logIn, people, send, test } from './portal.ts';

test.describe('the home', () => {
  test('H21, H23 a member sees earnings, the next day and what waits above the tabs', async ({
    page,
    portal,
  }) => {
    const { say } = portal;
    await portal.openAs(people.member, '/mitt-spjald');
    const main = page.getByRole('main');
    for (const name of [
      { is: 'Úthlutað á árinu', en: 'Distributed this year' },
      { is: 'Næsta úthlutun', en: 'Next distribution' },
      { is: 'Bíður þín', en: 'Waiting for you' },
    ])
      await expect(main.getByRole('heading', { name: say(name) })).toBeVisible();
    const glance = await main
      .getByRole('region', { name: say({ is: 'Yfirlit', en: 'At a glance' }) })
      .boundingBox();
    const tabs = await main.getByRole('tablist').boundingBox();
    expect(glance?.y ?? 0).toBeLessThan(tabs?.y ?? 0);
    await portal.expectAccessible();
    await main.getByRole('link', { name: say({ is: 'Sjá úthlutanir', en: 'See distributions' }) }).click();
    await expect(page).toHaveURL(/\/stats/u);
  });

  test('H24 a newcomer sees three first steps', async ({ page, portal }) => {
    const { say } = portal;
    await portal.openAs(people.newcomer, '/mitt-spjald');
    const main = page.getByRole('main');
    await expect(
      main.getByRole('heading', { name: say({ is: 'Byrjaðu hér', en: 'Start here' }) }),
    ).toBeVisible();
    await portal.expectAccessible();
    await main
      .getByRole('link', {
        name: say({ is: 'Byrja: Skráðu fyrsta verkið', en: 'Begin: Register your first work' }),
      })
      .click();
    await expect(page).toHaveURL(/\/verk\/stofna/u);
  });

  test('H25 a publisher sees the catalogue', async ({ page, portal }) => {
    await portal.openAs(people.publisher, '/mitt-spjald');
    await expect(
      page.getByRole('heading', { name: portal.say({ is: 'Réttindaskráin', en: 'Catalogue' }) }),
    ).toBeVisible();
    await page
      .getByRole('button', {
        name: portal.say({ is: 'Sýna hvað skráin færði', en: 'Show what the catalogue brought' }),
      })
      .click();
    await expect(
      page.getByRole('table', {
        name: portal.say({ is: 'Mest breyting á verkum', en: 'Works that changed the most' }),
      }),
    ).toBeVisible();
    await portal.expectAccessible();
  });

  test('H29 a work that is pinned stands on the home until it is unpinned', async ({
    page,
    portal,
    request,
  }) => {
    const { say } = portal;
    const title = portal.unique('Festarauga');
    const { verK_NR } = await send<{ verK_NR: number }>(request, people.member, '/api/compositions', {
      HEITI_VERKS: title,
      LENGD: '3.10',
      authors: [{ id: 10001, typeOfAuthor: 36, ratio: 100 }],
    });
    await portal.openAs(people.member, `/verk/${verK_NR}`);
    await page
      .getByRole('button', { name: say({ is: 'Festa verkið á forsíðu', en: 'Pin the work to your home' }) })
      .click();
    const unpin = page.getByRole('button', {
      name: say({ is: 'Losa verkið af forsíðu', en: 'Unpin the work from your home' }),
    });
    await expect(unpin).toBeVisible();
    await page.goto('/mitt-spjald');
    const pinned = page.getByRole('region', { name: say({ is: 'Fest verk', en: 'Pinned works' }) });
    await pinned.getByRole('link', { name: title }).click();
    await unpin.click();
    await page.goto('/mitt-spjald');
    await expect(
      page.getByRole('heading', { name: say({ is: 'Bíður þín', en: 'Waiting for you' }) }),
    ).toBeVisible();
    await expect(pinned.getByRole('link', { name: title })).toHaveCount(0);
  });

  test('H30, H166 a list of works is kept by name, renamed, opened again and deleted', async ({
    page,
    portal,
  }) => {
    const { say } = portal;
    const name = portal.unique('Mín sýn');
    await portal.openAs(people.member, '/mitt-spjald?flipi=verk&leit=vor');
    await page
      .getByRole('link', { name: say({ is: 'Verkaskrá', en: 'List of works' }), exact: true })
      .click();
    await expect(page).toHaveURL(/verkaskra\?leit=vor/u);
    const views = page.getByRole('button', { name: say({ is: 'Sýnir', en: 'Views' }), exact: true });
    await views.click();
    const dialog = page.getByRole('dialog');
    await portal.expectAccessible();
    await dialog.getByRole('textbox').fill(name);
    await dialog.getByRole('button', { name: say({ is: 'Vista listann', en: 'Save the list' }) }).click();
    await expect(dialog.getByRole('button', { name, exact: true })).toBeVisible();
    await page.goto('/verkaskra');
    await views.click();
    const renamed = `${name} á ný`;
    await dialog
      .getByRole('button', {
        name: say({ is: `Breyta heiti sýnarinnar ${name}`, en: `Rename the view ${name}` }),
      })
      .click();
    await dialog.getByRole('textbox', { name: say({ is: 'Nýtt heiti', en: 'New name' }) }).fill(renamed);
    await portal.expectAccessible();
    await dialog.getByRole('button', { name: say({ is: 'Vista heiti', en: 'Save name' }) }).click();
    await dialog.getByRole('button', { name: renamed, exact: true }).click();
    await expect(page).toHaveURL(/leit=vor/u);
    await views.click();
    await dialog
      .getByRole('button', { name: say({ is: `Eyða sýninni ${renamed}`, en: `Delete the view ${renamed}` }) })
      .click();
    await expect(dialog.getByRole('button', { name: renamed, exact: true })).toHaveCount(0);
  });

  test('H165 staff keep by name how a list of the desk is narrowed down', async ({ page, portal }) => {
    const { say } = portal;
    const name = portal.unique('Mín rauðu');
    await portal.openAs(people.secondEditor, '/lifandi-flutningar/yfirlit?sia=red&leit=vor');
    await page.getByRole('button', { name: say({ is: 'Sýnir', en: 'Views' }), exact: true }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('textbox').fill(name);
    await dialog.getByRole('button', { name: say({ is: 'Vista listann', en: 'Save the list' }) }).click();
    const view = dialog.getByRole('button', { name, exact: true });
    await expect(view).toBeVisible();
    await portal.expectAccessible();
    await page.goto('/lifandi-flutningar/yfirlit?sia=closed');
    await page.getByRole('button', { name: say({ is: 'Sýnir', en: 'Views' }), exact: true }).click();
    await view.click();
    await expect(page).toHaveURL(/(?=.*sia=red)(?=.*leit=vor)/u);
    // It is no view of another list.
    await page.goto('/yfirferð');
    await page.getByRole('button', { name: say({ is: 'Sýnir', en: 'Views' }), exact: true }).click();
    await expect(dialog).toBeVisible();
    await expect(view).toHaveCount(0);
  });

  test('H33, H34 staff find again what they found last, and fold the menu', async ({ page, portal }) => {
    const { say, isPhone } = portal;
    await portal.openAs(people.secondEditor, '/mitt-spjald');
    const queues = page.getByRole('heading', {
      name: say({ is: 'Bíður afgreiðslu', en: 'Waiting for a decision' }),
    });
    await expect(queues).toBeVisible();
    await page.keyboard.press('Control+k');
    await page.getByRole('combobox').fill('Þórdís Æsa');
    await page
      .getByRole('option', { name: /Þórdís Æsa Önd/u })
      .first()
      .click();
    await expect(page).toHaveURL(/\/personur\//u);
    await page.goto('/mitt-spjald');
    const finds = page.getByRole('region', { name: say({ is: 'Síðast fundið', en: 'Found last' }) });
    await expect(finds.getByRole('link', { name: /Þórdís Æsa/u })).toBeVisible();
    if (isPhone)
      await page.getByRole('button', { name: say({ is: 'Opna valmynd', en: 'Open menu' }) }).click();
    const menu = page.getByRole('navigation').filter({ visible: true });
    const codes = menu.getByRole('link', { name: say({ is: 'Kóðar', en: 'Codes' }), exact: true });
    await expect(codes).toBeVisible();
    await menu.getByRole('button', { name: say({ is: 'Verk', en: 'Works' }), exact: true }).click();
    await expect(codes).toHaveCount(0);
    await page.reload();
    if (isPhone)
      await page.getByRole('button', { name: say({ is: 'Opna valmynd', en: 'Open menu' }) }).click();
    await expect(
      menu.getByRole('button', { name: say({ is: 'Verk', en: 'Works' }), exact: true }),
    ).toBeVisible();
    await expect(codes).toHaveCount(0);
    await portal.expectAccessible();
  });

  test('H20, H26, H27 staff see their queues, take one on and give it back', async ({ page, portal }) => {
    const { say } = portal;
    await portal.openAs(people.editor, '/mitt-spjald');
    const take = say({ is: 'Taka að mér: Yfirferð verka', en: 'Take on: Review of works' });
    const leave = say({ is: 'Skila: Yfirferð verka', en: 'Give back: Review of works' });
    await page.getByRole('button', { name: take }).click();
    await page.getByRole('button', { name: leave }).click();
    await expect(page.getByRole('button', { name: take })).toBeVisible();
    await portal.expectAccessible();
  });

  test('H151, H152 a complaint and a promised answer stand on the home of the desk until they are answered', async ({
    page,
    portal,
    request,
  }) => {
    const { say, isPhone } = portal;
    const subject = portal.unique('Hvenær kemur úthlutunin');
    const { erindI_NR } = await send<{ erindI_NR: number }>(request, people.member, '/api/cases', {
      EFNI_ERINDIS: subject,
      TEXTI_ERINDIS: 'Ég sé hana hvergi.',
    });
    await send(request, people.member, '/api/cases', {
      EFNI_ERINDIS: portal.unique('Of seint greitt'),
      TEXTI_ERINDIS: 'Úthlutunin barst mánuði of seint.',
      ER_KVORTUN: 1,
    });
    const { token } = await logIn(request, people.editor);
    const due = new Date(Date.now() + (isPhone ? 11 : 9) * 86_400_000).toISOString().slice(0, 10);
    const promised = await request.patch(`/api/desk/cases/${erindI_NR}`, {
      data: { SVARA_INNAN: due },
      headers: { authorization: `Bearer ${token}` },
    });
    expect(promised.status()).toBe(200);
    await portal.openAs(people.editor, '/mitt-spjald');
    const waiting = page.getByRole('region', {
      name: say({ is: 'Bíður afgreiðslu', en: 'Waiting for a decision' }),
    });
    const complaints = waiting
      .getByRole('listitem')
      .filter({ hasText: say({ is: 'Kvartanir', en: 'Complaints' }) });
    await expect(complaints).toContainText(say({ is: 'Fyrsti frestur', en: 'First deadline' }));
    await portal.expectAccessible();
    await complaints.getByRole('link').click();
    await expect(page).toHaveURL(/flipi=complaints/u);
    await page.goBack();
    const coming = page.getByRole('region', {
      name: say({ is: 'Næstu tvær vikur', en: 'The next two weeks' }),
    });
    await coming.getByRole('link', { name: subject }).click();
    const answer = page.getByRole('textbox', { name: say({ is: 'Svar', en: 'Answer' }), exact: true });
    await answer.fill('Hún kemur í næsta mánuði.');
    await page.getByRole('button', { name: say({ is: 'Senda', en: 'Send' }), exact: true }).click();
    await expect(page.getByText('Hún kemur í næsta mánuði.').last()).toBeVisible();
    // It has been sent: until then it may be the box that shows it.
    await expect(answer).not.toHaveValue('Hún kemur í næsta mánuði.');
    await page.goto('/mitt-spjald');
    await expect(complaints).toBeVisible();
    await expect(coming.getByRole('link', { name: subject })).toHaveCount(0);
  });
});
