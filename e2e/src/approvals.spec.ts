import type { APIRequestContext } from '@playwright/test';
import { ask, expect, logIn, people, send, test } from './portal.ts';

const thordis = 10001;
const jokull = 10003;
const solrun = 10004;
const reason = 'Þriðja erindið er eftir mig.';

interface Letter {
  breF_NR: number;
  efni: string;
  vidtakandi: string;
}

/** A work that Þórdís has registered with Jökull and Sólrún, who are asked about it. */
async function register(request: APIRequestContext, title: string): Promise<number> {
  const { verK_NR } = await send<{ verK_NR: number }>(request, people.member, '/api/compositions', {
    HEITI_VERKS: title,
    LENGD: '3.42',
    authors: [
      { id: thordis, typeOfAuthor: 33, ratio: 50 },
      { id: jokull, typeOfAuthor: 34, ratio: 25 },
      { id: solrun, typeOfAuthor: 34, ratio: 25 },
    ],
  });
  return verK_NR;
}

/** Gives Jökull more of the work at Þórdís's cost, and makes him a composer too. */
async function amendShares(request: APIRequestContext, workId: number, title: string): Promise<void> {
  const { token } = await logIn(request, people.member);
  const answer = await request.put(`/api/compositions/${workId}`, {
    headers: { authorization: `Bearer ${token}` },
    data: {
      HEITI_VERKS: title,
      LENGD: '3.42',
      authors: [
        { id: thordis, typeOfAuthor: 33, ratio: 41.5 },
        { id: jokull, typeOfAuthor: 36, ratio: 33.5 },
        { id: solrun, typeOfAuthor: 34, ratio: 25 },
      ],
    },
  });
  expect(answer.status()).toBe(200);
}

/** Where the newest letter about a work leads, as it stands in the mailbox once its turn has come. */
async function linkTo(request: APIRequestContext, title: string, recipient: string): Promise<string> {
  let link = '…';
  await expect
    .poll(async () => {
      const letters = await ask<Letter[]>(
        request,
        people.administrator,
        `/api/letters?limit=100&q=${encodeURIComponent(title)}`,
      );
      const letter = letters.find(({ vidtakandi }) => vidtakandi.startsWith(recipient));
      const { tengill } = await ask<{ tengill: string }>(
        request,
        people.administrator,
        `/api/letters/${letter?.breF_NR}`,
      );
      link = tengill;
      return link.includes('…');
    })
    .toBe(false);
  return link;
}

test.describe('approvals', () => {
  test('F4.2, C1.9, V5 one co-author approves by the link of a letter, another objects in the portal, and the registrant sees why', async ({
    page,
    portal,
    desk,
    request,
  }) => {
    const { say } = portal;
    const title = portal.unique('Kvöldgeislar');
    const workId = await register(request, title);
    const link = await linkTo(request, title, 'jokull');

    await page.goto(link);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    await expect(page.getByRole('main')).toContainText('25,00');
    await portal.expectAccessible();
    await page.getByRole('button', { name: say({ is: 'Samþykkja', en: 'Approve' }) }).click();
    await page
      .getByRole('alertdialog')
      .getByRole('button', { name: say({ is: 'Samþykkja', en: 'Approve' }) })
      .click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      say({ is: 'Takk fyrir', en: 'Thank you' }),
    );
    await portal.expectAccessible();
    await page.reload();
    await expect(page.getByRole('main')).toContainText(
      say({
        is: 'Þú hefur þegar samþykkt skráninguna.',
        en: 'You have already approved the registration.',
      }),
    );
    await portal.expectAccessible();

    await desk.portal.openAs(people.fewWorks, '/mitt-spjald');
    await expect(
      desk.page.getByRole('heading', { name: say({ is: 'Bíður þín', en: 'Waiting for you' }) }),
    ).toBeVisible();
    // Of several there is a list below their line.
    const several = desk.page.getByRole('button', {
      name: new RegExp(say({ is: '^Skoða: .*svars þíns', en: '^View: .*your answer' }), 'u'),
    });
    if (await several.isVisible()) await several.click();
    await desk.page
      .getByRole('link', { name: title })
      .or(
        desk.page.getByRole('link', {
          name: new RegExp(say({ is: '^Svara: .*svars þíns', en: '^Answer: .*your answer' }), 'u'),
        }),
      )
      .first()
      .click();
    await expect(
      desk.page.getByRole('heading', {
        name: say({ is: 'Er skráningin rétt?', en: 'Is the registration right?' }),
      }),
    ).toBeVisible();
    await desk.page.getByRole('button', { name: say({ is: 'Andmæla', en: 'Object' }) }).click();
    const send = desk.page.getByRole('button', {
      name: say({ is: 'Senda andmæli', en: 'Send the objection' }),
    });
    await send.click();
    await expect(
      desk.page.getByText(
        say({ is: 'Skrifaðu ástæðu andmælanna.', en: 'Write the reason for your objection.' }),
      ),
    ).toBeVisible();
    await desk.portal.expectAccessible();
    await desk.page
      .getByRole('textbox', { name: say({ is: 'Hvað er ekki rétt?', en: 'What is not right?' }) })
      .fill(reason);
    await send.click();
    await expect(
      desk.page.getByRole('heading', {
        name: say({ is: 'Þú andmæltir skráningunni', en: 'You objected to the registration' }),
      }),
    ).toBeVisible();

    await portal.openAs(people.member, `/verk/${workId}`);
    const main = page.getByRole('main');
    await expect(main.getByText(reason).first()).toBeVisible();
    await expect(main.getByText(say({ is: 'Andmælt', en: 'Objected' })).first()).toBeVisible();
    await portal.expectAccessible();
    await portal.openAs(people.lyricist, `/verk/${workId}`);
    await expect(main.getByText(say({ is: 'Andmælt', en: 'Objected' })).first()).toBeVisible();
    await expect(main.getByText(reason)).toHaveCount(0);
  });

  test('V5 what was changed is written as its reader writes it', async ({ page, portal, request }) => {
    const title = portal.unique('Breytt skipting');
    const workId = await register(request, title);
    await amendShares(request, workId, title);
    await page.goto(await linkTo(request, title, 'jokull'));
    const changes = page.getByRole('region', {
      name: portal.say({
        is: 'Það sem breyttist frá fyrri skráningu',
        en: 'What has changed since the previous registration',
      }),
    });
    const ofTheLyricist = changes.getByRole('definition').filter({ hasText: '33,5' });
    await expect(ofTheLyricist).toContainText(portal.say({ is: '25\u00a0%', en: '25%' }));
    await expect(ofTheLyricist).toContainText(portal.say({ is: '33,5\u00a0%', en: '33,5%' }));
    await expect(changes).toContainText(portal.say({ is: 'Textahöfundur', en: 'Lyricist' }));
    await portal.expectAccessible();
  });

  test('V5 a link that was made up, or is somebody else’s, says so', async ({ page, portal, request }) => {
    const { say } = portal;
    await page.goto('/samthykki/tilbuid');
    await expect(page.getByRole('main')).toContainText(
      say({ is: 'Þessi hlekkur er ekki réttur.', en: 'This link is not valid.' }),
    );
    await portal.expectAccessible();
    const title = portal.unique('Annars manns');
    await register(request, title);
    await portal.openAs(people.member, await linkTo(request, title, 'jokull'));
    await expect(page.getByRole('main')).toContainText(
      say({ is: 'Þessi hlekkur er ætlaður öðrum', en: 'This link is for somebody other' }),
    );
  });

  test('D1 staff find who has not answered', async ({ page, portal, request }) => {
    const { say } = portal;
    const title = portal.unique('Ósvarað');
    const workId = await register(request, title);
    await portal.openAs(people.editor, '/samþykki-í-bið');
    await page
      .getByRole('searchbox', { name: say({ is: 'Heiti verks eða nafn höfundar', en: 'Title or author' }) })
      .fill(title);
    await expect(page.getByText(say({ is: '2 svör í bið', en: '2 answers awaited' }))).toBeVisible();
    await portal.expectAccessible();
    await page.getByRole('link', { name: title }).first().click();
    await expect(page).toHaveURL(new RegExp(`/verk/${workId}$`));
  });

  test('H157, V13 a request is approved where its notification stands, as it was shown there', async ({
    page,
    portal,
    request,
  }) => {
    const { say } = portal;
    const [title, changed] = [portal.unique('Fjörudans'), portal.unique('Fjörusöngur')];
    await register(request, title);
    const changedId = await register(request, changed);
    await amendShares(request, changedId, changed);
    await portal.openAs(people.lyricist, '/tilkynningar');
    const row = (words: string) =>
      page
        .getByRole('navigation', {
          name: say({ is: 'Listi yfir tilkynningar', en: 'List of notifications' }),
        })
        .getByRole('listitem')
        .filter({ hasText: words });
    await expect(row(title)).toContainText(/25\s?%/u);
    // Asked anew since: what stood there first is not what would be approved.
    await expect(
      row(changed).filter({ hasText: say({ is: 'spurt að nýju', en: 'asked again' }) }),
    ).toHaveCount(1);
    await portal.expectAccessible();
    await row(title)
      .getByRole('button', { name: say({ is: `Samþykkja: ${title}`, en: `Approve: ${title}` }) })
      .click();
    const question = page.getByRole('alertdialog');
    await expect(question).toContainText('Þórdís Æsa');
    await portal.expectAccessible();
    await question
      .getByRole('button', { name: say({ is: 'Samþykkja', en: 'Approve' }), exact: true })
      .click();
    await expect(row(title)).toContainText(say({ is: 'Samþykkt', en: 'Approved' }));
    await expect(row(title).getByRole('button')).toHaveCount(0);
    await row(changed)
      .getByRole('link', { name: say({ is: `Andmæla: ${changed}`, en: `Object: ${changed}` }) })
      .first()
      .click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(changed);
  });

  test('H157 several registrations are approved at once, and what somebody changed meanwhile is not', async ({
    page,
    portal,
    request,
  }) => {
    const { say } = portal;
    const titles = [portal.unique('Vetrarvals'), portal.unique('Vorpolki'), portal.unique('Haustræll')];
    const [first = '', second = '', changed = ''] = titles;
    await register(request, first);
    await register(request, second);
    const changedId = await register(request, changed);
    await portal.openAs(people.lyricist, '/tilkynningar');
    const several = page.getByRole('button', {
      name: say({ is: 'Samþykkja nokkrar', en: 'Approve several' }),
    });
    await several.click();
    const dialog = page.getByRole('dialog');
    const box = (title: string) => dialog.getByRole('checkbox', { name: title, exact: true });
    await expect(box(first)).not.toBeChecked();
    await dialog
      .getByRole('button', { name: say({ is: 'Samþykkja valdar', en: 'Approve the chosen' }) })
      .click();
    await expect(dialog.getByRole('alert')).toBeVisible();
    for (const title of titles) await box(title).check();
    await portal.expectAccessible();
    await amendShares(request, changedId, changed);
    await dialog
      .getByRole('button', { name: say({ is: 'Samþykkja 3 skráningar', en: 'Approve 3 registrations' }) })
      .click();
    await expect(dialog.getByText(changed).locator('..')).toContainText(say({ is: 'breytt', en: 'amended' }));
    await expect(box(changed)).not.toBeChecked();
    await expect(box(first)).toHaveCount(0);
    await dialog.getByRole('button', { name: say({ is: 'Hætta við', en: 'Cancel' }) }).click();
    for (const title of [first, second])
      await expect(
        page
          .getByRole('navigation', {
            name: say({ is: 'Listi yfir tilkynningar', en: 'List of notifications' }),
          })
          .getByRole('listitem')
          .filter({ hasText: title }),
      ).toContainText(say({ is: 'Samþykkt', en: 'Approved' }));
  });
});
