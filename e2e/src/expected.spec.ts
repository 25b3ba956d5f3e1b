import type { Page } from '@playwright/test';
import { ask, expect, people, send, test } from './portal.ts';
import { registrationForm } from './registrationForm.ts';
import { fetchFile, readPdf } from './statementFiles.ts';

const author = 10001;

/** What people expect of a portal and would miss. */
test.describe('what people expect', () => {
  test('H106, H148 a work with one co-author is registered in six clicks from the home, and the next song is offered', async ({
    page,
    portal,
  }) => {
    const { say } = portal;
    const title = portal.unique('Fyrsta lagið');
    await countClicks(page);
    // Who has few works: the newcomer of other journeys has none.
    await portal.openAs(people.fewWorks, '/mitt-spjald');
    await page
      .getByRole('main')
      .getByRole('link', { name: say({ is: 'Skrá verk', en: 'Register a work' }), exact: true })
      .first()
      .click();
    const form = registrationForm(page, portal);
    // A draft of another journey may be there; the title is typed over it.
    if (portal.isPhone) await form.title.click();
    else await expect(form.title).toBeFocused();
    await page.keyboard.type(title);
    await page.getByRole('button', { name: say({ is: 'Bæta við höfundi', en: 'Add an author' }) }).click();
    await expect(form.dialog.getByRole('combobox').first()).toBeFocused();
    await page.keyboard.type('jokull st');
    await form.dialog.getByRole('option').first().click();
    await expect(form.shareIn(form.dialog)).toHaveValue('50');
    await form.add();
    await form.submit.click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    expect(await clicks(page)).toBeLessThanOrEqual(portal.isPhone ? 7 : 6);

    await page
      .getByRole('button', { name: say({ is: 'Skrá næsta lag', en: 'Register the next song' }) })
      .click();
    await expect(page).toHaveURL(/\/verk\/stofna\?fra=\d+/u);
    await expect(page.getByRole('main')).toContainText('Jökull');
  });

  test('H140, H143, H145, H150 the page of a work says how long a review takes and what it paid, copies its number, and gives its split', async ({
    page,
    portal,
    request,
    context,
  }) => {
    const { say } = portal;
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    const title = portal.unique('Skiptablað');
    const workId = await register(request, title);
    await portal.openAs(people.member, `/verk/${workId}`);
    const main = page.getByRole('main');
    await expect(main).toContainText(say({ is: 'Greitt þér fyrir verkið', en: 'Paid to you for the work' }));
    const { dagaR_YFIRFERDAR: days } = await ask<{ dagaR_YFIRFERDAR: number | null }>(
      request,
      people.member,
      '/api/compositions/reviewTime',
    );
    const takes = main.getByText(say({ is: 'Yfirferð tekur nú oftast', en: 'A review mostly takes' }));
    await expect(takes).toHaveCount(days === null ? 0 : 1);
    await main.getByRole('button', { name: say({ is: `Afrita ${workId}`, en: `Copy ${workId}` }) }).click();
    await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe(String(workId));
    await portal.expectAccessible();
    const sheet = page.getByRole('button', { name: say({ is: 'Sækja PDF', en: 'Download PDF' }) });
    const file = await fetchFile(page, sheet);
    expect(file.name).toBe(`skiptablad-${workId}.pdf`);
    const { text } = await readPdf(file);
    expect(text).toContain(title);
    expect(text).toMatch(/100 ?%/u);
  });

  test('H147, V11 several registrations are approved at once, but for one that changed meanwhile', async ({
    desk,
    portal,
    request,
  }) => {
    const { page } = desk;
    const { say } = portal;
    const mark = portal.unique('Margar');
    const workIds: number[] = [];
    for (const title of [`Ein ${mark}`, `Tvær ${mark}`, `Þrjár ${mark}`])
      workIds.push(await register(request, title));
    await desk.portal.openAs(people.editor, `/yfirferð?leit=${encodeURIComponent(mark)}`);
    const button = page.getByRole('button', {
      name: say({ is: 'Afgreiða nokkrar', en: 'Decide on several' }),
    });
    await button.click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('checkbox').first().check();
    await desk.portal.expectAccessible();
    // Somebody else is quicker with one of them.
    await decide(request, workIds[1] ?? 0);
    await dialog.getByRole('button', { name: say({ is: 'Samþykkja (3)', en: 'Approve (3)' }) }).click();
    await expect(dialog.getByRole('alert')).toContainText(`Tvær ${mark}`);
    for (const workId of workIds)
      await expect
        .poll(() => ask<{ ljos: number }>(request, people.editor, `/api/compositions/${workId}`))
        .toMatchObject({ ljos: 0 });
  });

  test('H146 staff note something of a member, who does not see it', async ({ desk, portal, request }) => {
    const { page } = desk;
    const { say } = portal;
    const text = portal.unique('Hringdi út af skilagrein');
    const { nafN_NR: personId } = await ask<{ nafN_NR: number }>(
      request,
      people.editor,
      `/api/persons/${people.fewWorks}/id`,
    );
    await desk.portal.openAs(people.editor, `/personur/${personId}`);
    await page.getByLabel(say({ is: 'Nýr minnispunktur', en: 'New note' })).fill(text);
    await page.getByRole('button', { name: say({ is: 'Bæta við', en: 'Add' }), exact: true }).click();
    const note = page.getByRole('listitem').filter({ hasText: text });
    await expect(note).toBeVisible();
    await desk.portal.expectAccessible();
    await note.getByRole('button').click();
    await page
      .getByRole('alertdialog')
      .getByRole('button', { name: say({ is: 'Eyða', en: 'Remove' }), exact: true })
      .click();
    await expect(note).toHaveCount(0);
  });

  test('H142 kinds of notifications stand in groups that fold', async ({ page, portal }) => {
    const { say } = portal;
    await portal.openAs(people.fewWorks, '/stillingar#tilkynningar');
    const choice = page.getByRole('combobox', { name: say({ is: 'Hvernig: Greiðsla', en: 'How: Payment' }) });
    const group = page.getByText(say({ is: 'Peningar', en: 'Money' }), { exact: true });
    await expect(group).toBeVisible();
    await expect(choice).toBeVisible({ visible: !portal.isPhone });
    await group.click();
    await expect(choice).toBeVisible({ visible: portal.isPhone });
    await portal.expectAccessible();
  });
});

/** Counts what a person presses, on all pages of a visit. */
async function countClicks(page: Page): Promise<void> {
  await page.addInitScript(() =>
    addEventListener(
      'click',
      (event) => {
        // The browser makes one for the field of a label, and for Enter; neither is a press.
        if (!event.isTrusted || event.detail === 0) return;
        sessionStorage.setItem('clicks', String(Number(sessionStorage.getItem('clicks')) + 1));
      },
      true,
    ),
  );
}

const clicks = async (page: Page) => Number(await page.evaluate(() => sessionStorage.getItem('clicks')));

type Request = Parameters<typeof send>[0];

async function register(request: Request, title: string): Promise<number> {
  const { verK_NR } = await send<{ verK_NR: number }>(request, people.member, '/api/compositions', {
    HEITI_VERKS: title,
    LENGD: '3',
    authors: [{ id: author, typeOfAuthor: 36, ratio: 100 }],
  });
  return verK_NR;
}

async function decide(request: Request, workId: number): Promise<void> {
  const login = await request.post('/api/login', {
    data: { KENNITALA: people.secondEditor, LYKILORD: 'Hljomfall-2026' },
  });
  const { token } = (await login.json()) as { token: string };
  const answer = await request.patch(`/api/compositions/${workId}/review`, {
    data: { SAMTHYKKT: 1 },
    headers: { authorization: `Bearer ${token}` },
  });
  expect(answer.status()).toBe(204);
}
