import type { Page } from '@playwright/test';
import { ask, expect, type Portal, people, send, test } from './portal.ts';
import { registrationForm } from './registrationForm.ts';

const author = 10001;

test.describe('the desk', () => {
  test('D1, V4, V11, V19 three works are worked through by keyboard alone', async ({
    desk,
    portal,
    request,
  }) => {
    const { page } = desk;
    const { say } = portal;
    const mark = portal.unique('Skrifborð');
    const [first, second, third] = [`Eitt ${mark}`, `Tvö ${mark}`, `Þrjú ${mark}`] as const;
    const workIds: number[] = [];
    for (const title of [first, second, third]) workIds.push(await register(request, title));
    await desk.portal.openAs(people.editor, '/yfirferð');
    await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible();

    await page.keyboard.press('/');
    await page.keyboard.type(mark);
    await expect(rows(page, portal)).toHaveCount(3);
    await expect(page.getByRole('heading', { level: 2, name: first })).toBeVisible();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await page.keyboard.press('?');
    await expect(page.getByRole('dialog')).toContainText(
      say({ is: 'spyrja skráningaraðila', en: 'ask the registrant' }),
    );
    await page.keyboard.press('Escape');

    await page.keyboard.press('j');
    await expect(page.getByRole('heading', { level: 2, name: second })).toBeVisible();
    await page.keyboard.press('k');
    await expect(page.getByRole('heading', { level: 2, name: first })).toBeVisible();
    await expect(page.getByRole('button', { name: say({ is: 'Samþykkja', en: 'Approve' }) })).toBeVisible();
    await desk.portal.expectAccessible();
    // V19: a key pressed by mistake is taken back.
    await page.keyboard.press('a');
    await expect(page.getByRole('heading', { level: 2, name: second })).toBeVisible();
    await expect(rows(page, portal)).toHaveCount(2);
    await page.getByRole('button', { name: say({ is: 'Afturkalla', en: 'Undo' }) }).click();
    await expect(page.getByRole('heading', { level: 2, name: first })).toBeVisible();
    await expect(rows(page, portal)).toHaveCount(3);
    await expect(page.getByRole('button', { name: say({ is: 'Samþykkja', en: 'Approve' }) })).toBeVisible();
    await page.keyboard.press('a');

    await expect(page.getByRole('heading', { level: 2, name: second })).toBeVisible();
    const remark = page.getByLabel(say({ is: 'Athugasemd', en: 'Remark' }), { exact: true });
    await expect(remark).toBeVisible();
    await page.keyboard.press('r');
    await expect(remark).toBeFocused();
    await page.keyboard.type('Ajar, skráð áður.');
    await expect(remark).toHaveValue('Ajar, skráð áður.');
    await page.keyboard.press('Escape');
    await page.keyboard.press('r');
    await expect(
      page.getByText(say({ is: `Verkinu „${second}“ var hafnað.`, en: `“${second}” was refused.` })),
    ).toBeVisible();

    await expect(page.getByRole('heading', { level: 2, name: third })).toBeVisible();
    await expect(remark).toBeVisible();
    await page.keyboard.press('o');
    await expect(
      page.getByRole('region', { name: say({ is: 'Samanburður við verk', en: 'Compared with work' }) }),
    ).toBeVisible();
    await page.keyboard.press('s');
    await page.keyboard.type('Hver samdi textann?');
    await page.keyboard.press('Control+Enter');
    await expect(
      page.getByText(say({ is: 'Fyrirspurnin var send', en: 'The question was sent' })),
    ).toBeVisible();
    await expect(rows(page, portal)).toHaveCount(1);
    await expect(rows(page, portal)).toContainText(
      say({ is: 'Beðið eftir svari', en: 'Waiting for an answer' }),
    );
    // What still waited is sent as you leave.
    await page.goto('/stillingar');
    await expect
      .poll(() => ask<{ ljos: number }>(request, people.editor, `/api/compositions/${workIds[0]}`))
      .toMatchObject({ ljos: 0 });

    const keys = page.getByRole('switch', {
      name: say({ is: 'Flýtilyklar með einum staf', en: 'Single-key shortcuts' }),
    });
    await keys.click();
    await expect(keys).not.toBeChecked();
    await page.goto('/yfirferð');
    const heading = page.getByRole('heading', { level: 2 }).first();
    await expect(heading).toBeVisible();
    const before = await heading.textContent();
    await page.keyboard.press('j');
    await page.keyboard.press('?');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(heading).toHaveText(String(before));
  });

  test('D1, J3 a question is answered by the registrant, and the desk sees it', async ({
    page,
    portal,
    desk,
    request,
  }) => {
    const { say } = portal;
    const title = portal.unique('Spurt');
    const workId = await register(request, title);
    await send(request, people.editor, `/api/compositions/${workId}/questions`, {
      SPURNING: 'Hver samdi textann?',
    });
    await portal.openAs(people.member, `/verk/${workId}`);
    await expect(page.getByText('Hver samdi textann?')).toBeVisible();
    await portal.expectAccessible();
    await page.getByLabel(say({ is: 'Svar', en: 'Answer' }), { exact: true }).fill('Ég samdi hann.');
    await page.getByRole('button', { name: say({ is: 'Senda svar', en: 'Send the answer' }) }).click();
    await expect(
      page.getByText(say({ is: 'Svarið var sent félaginu.', en: 'Your answer was sent to the society.' })),
    ).toBeVisible();
    await expect(page.getByRole('blockquote').filter({ hasText: 'Ég samdi hann.' })).toBeVisible();

    await desk.portal.openAs(people.editor, `/yfirferð?leit=${encodeURIComponent(title)}`);
    const row = rows(desk.page, portal);
    await expect(row).toContainText(say({ is: 'Svar komið', en: 'Answered' }));
    await row.getByRole('link').click();
    await expect(desk.page.getByText('Ég samdi hann.')).toBeVisible();
    await desk.portal.expectAccessible();
  });

  test('D1, V11 a decision on what has changed meanwhile is refused, and what changed is shown', async ({
    desk,
    portal,
    request,
  }) => {
    const { page } = desk;
    const { say } = portal;
    const title = portal.unique('Breytist');
    const workId = await register(request, title);
    await desk.portal.openAs(people.editor, `/yfirferð?leit=${encodeURIComponent(title)}&verk=${workId}`);
    const approve = page.getByRole('button', { name: say({ is: 'Samþykkja', en: 'Approve' }), exact: true });
    await expect(approve).toBeVisible();
    await send(request, people.member, '/api/isrcCodes', {
      VERK_NR: workId,
      ISRC_KODI: `ISOMR26${String(Date.now()).slice(-5)}`,
    });
    await approve.click();
    await expect(
      page.getByText(
        say({
          is: 'Skráningunni hefur verið breytt síðan þú opnaðir hana.',
          en: 'The registration has been changed since you opened it.',
        }),
      ),
    ).toBeVisible();
    await expect(page.getByText(/IS-OMR-26-/)).toBeVisible();
    await approve.click();
    await expect(page.getByText(say({ is: 'var samþykkt', en: 'was approved' }))).toBeVisible();
  });

  test('D1 leads to the approvals that nobody has answered', async ({ desk, portal }) => {
    const { page } = desk;
    const waiting = portal.say({ is: 'Samþykki í bið', en: 'Unanswered approvals' });
    await desk.portal.openAs(people.editor, '/yfirferð');
    await page.getByRole('main').getByRole('link', { name: waiting }).click();
    await expect(page.getByRole('heading', { level: 1, name: waiting })).toBeVisible();
  });

  test('D1, V4 a provisional registration is taken over by the member whose work it is', async ({
    page,
    portal,
    request,
  }) => {
    const { say } = portal;
    const title = portal.unique('Óskráð stef');
    const { verK_NR } = await send<{ verK_NR: number }>(request, people.editor, '/api/provisionalWorks', {
      HEITI_VERKS: title,
      FLYTJENDUR: 'Hljómsveitin Hrím',
      LENGD: '2.5',
    });
    await portal.openAs(people.member, `/verk/${verK_NR}`);
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await portal.expectAccessible();
    await page
      .getByRole('link', { name: say({ is: 'Skrá verkið til fulls', en: 'Register it properly' }) })
      .click();
    const form = registrationForm(page, portal);
    await expect(form.title).toHaveValue(title);
    await expect(form.length).toHaveValue('2.50');
    await expect(form.performers).toHaveValue('Hljómsveitin Hrím');
    await portal.expectAccessible();
    await form.submit.click();
    await expect(page).toHaveURL(new RegExp(`/verk/${verK_NR}$`));
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await expect(
      page.getByRole('link', { name: say({ is: 'Breyta skráningu', en: 'Amend' }), exact: true }),
    ).toBeVisible();
    await portal.expectAccessible();
    // Anyone who comes after is told.
    await page.goto(`/verk/${verK_NR}/yfirtaka`);
    await expect(page.getByRole('textbox')).toHaveCount(0);
    await portal.openAs(
      people.editor,
      `/bráðabirgðaskráningar?leit=${encodeURIComponent(title)}&stada=takenOver`,
    );
    await expect(page.getByRole('main').getByText('Þórdís Æsa Öndólfsdóttir').first()).toBeVisible();
  });

  test('D1 a provisional registration is made, corrected and closed', async ({ desk, portal, request }) => {
    const { page } = desk;
    const { say } = portal;
    const title = portal.unique('Stef');
    await desk.portal.openAs(people.editor, '/bráðabirgðaskráningar');
    const make = say({ is: 'Skrá til bráðabirgða', en: 'Register provisionally' });
    await page.getByRole('button', { name: make }).first().click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: make }).click();
    await expect(
      dialog.getByText(say({ is: 'Skrifaðu heiti verksins.', en: 'Write the title of the work.' })),
    ).toBeVisible();
    await desk.portal.expectAccessible();
    await dialog.getByLabel(say({ is: 'Heiti', en: 'Title' })).fill(title);
    await dialog.getByLabel(say({ is: 'Lengd', en: 'Length' })).fill('2.5');
    await dialog.getByRole('button', { name: make }).click();
    await expect(dialog).toHaveCount(0);
    const found = await ask<{ heitI_VERKS: string; lengd: string }[]>(
      request,
      people.member,
      `/api/compositions?name=${encodeURIComponent(title)}`,
    );
    expect(found[0]).toMatchObject({ heitI_VERKS: title, lengd: '2.50' });

    await page.getByLabel(say({ is: 'Leita eftir heiti', en: 'Search by title' })).fill(title);
    await page.getByRole('button', { name: say({ is: `Loka: ${title}`, en: `Close: ${title}` }) }).click();
    await dialog.getByLabel(say({ is: 'Ástæða', en: 'Reason' })).fill('Skráð annars staðar.');
    await dialog
      .getByRole('button', { name: say({ is: 'Loka skráningu', en: 'Close the registration' }) })
      .click();
    await page.getByRole('tab', { name: say({ is: 'Lokaðar', en: 'Closed' }) }).click();
    await expect(page.getByRole('link', { name: title })).toBeVisible();
    await desk.portal.expectAccessible();
  });
});

async function register(request: Parameters<typeof send>[0], title: string): Promise<number> {
  const { verK_NR } = await send<{ verK_NR: number }>(request, people.member, '/api/compositions', {
    HEITI_VERKS: title,
    LENGD: '3',
    authors: [{ id: author, typeOfAuthor: 36, ratio: 100 }],
  });
  return verK_NR;
}

function rows(page: Page, portal: Portal) {
  return page
    .getByRole('navigation', {
      name: portal.say({ is: 'Verk sem bíða afgreiðslu', en: 'Works waiting for review' }),
    })
    .getByRole('listitem');
}
