import type { Page } from '@playwright/test';
import { expect, type Portal, people, send, test } from './portal.ts';
import { registrationForm } from './registrationForm.ts';

const own = 'Þórdís Æsa Öndólfsdóttir';
const coAuthor = 'Jökull Steinn Ármannsson';
const lights = {
  red: { is: 'Rautt', en: 'Red' },
  yellow: { is: 'Gult', en: 'Yellow' },
  green: { is: 'Grænt', en: 'Green' },
};

test.describe('the main job', () => {
  test('F2.6, F2.38–F2.41, F2.45, F4.1, F4.2, F4.6, F4.7, F5.2, F5.6, F5.17, F5.22, V4, D1 a work by many goes from the form to yellow', async ({
    page,
    portal,
    desk,
  }) => {
    const { say } = portal;
    const title = portal.unique('Brimalda');
    const unknownAuthor = 'Hávarður Tumi Hlésson';
    await portal.openAs(people.member, '/verk/stofna');
    const form = registrationForm(page, portal);
    await expect(form.submit).toBeDisabled();
    await expect(form.missing).toContainText(say({ is: 'Vantar: heiti', en: 'Missing: title' }));

    await form.edit(own, { share: '50' });
    await form.addRegistered('jokull st', coAuthor, { role: 'lyricist', share: '20' });
    const kennitala = `99${String(Date.now()).slice(-8)}`;
    await form.addUnknownAuthor({ name: unknownAuthor, email: 'tumi@daemi.example', kennitala, share: '25' });
    await expect(form.rules).toContainText(
      say({
        is: `${coAuthor} fær tölvupóst og 7 daga til að andmæla`,
        en: `${coAuthor} gets an e-mail and has 7 days`,
      }),
    );
    await expect(form.rules).toContainText(
      say({
        is: `${unknownAuthor} er utan félags og fær boð um inngöngu`,
        en: `${unknownAuthor} is not a member and will be invited to join`,
      }),
    );
    await expect(form.rules).toContainText(
      say({
        is: 'Skiptingin er 95\u00a0% en á að vera 100\u00a0%',
        en: 'The shares total 95% but should be 100%',
      }),
    );
    await expect(form.missing).toContainText(
      say({ is: 'heiti, skiptingu upp á 100 %', en: 'title, shares that total 100%' }),
    );
    await form.rules
      .getByRole('button', {
        name: say({ is: `Bæta 5\u00a0% við hlut: ${unknownAuthor}`, en: `Give 5% more to ${unknownAuthor}` }),
      })
      .click();

    await form.addTitle(`${title} (öldusöngur)`);
    await form.addIsrc(`IS-OMR-26-${String(Date.now()).slice(-5)}`);
    await form.toAuthors();
    await form.title.fill(title);
    await form.length.fill('4.05');
    await form.performers.fill('Kvartett Kolgrafar');
    await expect(form.missing).toHaveText(say({ is: 'Allt er tilbúið.', en: 'Everything is ready.' }));
    await portal.expectAccessible();
    await form.submit.click();

    await expectLight(page, portal, title, 'red');
    const address = new URL(page.url()).pathname;
    const authors = page.getByRole('tabpanel');
    for (const name of [own, coAuthor, unknownAuthor]) await expect(authors).toContainText(name);
    await expect(authors.getByText(say({ is: 'Samþykki vantar', en: 'Approval missing' }))).toHaveCount(2);
    await page.getByRole('tab', { name: say({ is: 'Önnur heiti', en: 'Other titles' }) }).click();
    await expect(page.getByRole('tabpanel')).toContainText(`${title} (öldusöngur)`);
    await portal.expectAccessible();

    await openInQueue(desk, title);
    const work = desk.page.getByRole('main');
    await expect(work).toContainText(
      say({
        is: `Samþykki vantar enn: ${coAuthor}, ${unknownAuthor}.`,
        en: `Approval is still missing: ${coAuthor}, ${unknownAuthor}.`,
      }),
    );
    await expect(work).toContainText(
      say({
        is: `Skráð sem höfundur utan félags: ${unknownAuthor}.`,
        en: `Registered as an author outside the society: ${unknownAuthor}.`,
      }),
    );
    await desk.portal.expectAccessible();
    await decide(desk.page, { is: 'Samþykkja', en: 'Approve' }, portal);
    await expect(
      desk.page.getByText(
        say({
          is: `Verkið „${title}“ var samþykkt. Ljósið er nú gult.`,
          en: `“${title}” was approved. Its light is now yellow.`,
        }),
      ),
    ).toBeVisible();

    await page.goto(address);
    await expectLight(page, portal, title, 'yellow');
    await expect(
      page.getByText(
        say({ is: 'Félagið samþykkti skráninguna', en: 'The society approved the registration' }),
      ),
    ).toBeVisible();
    await expect(
      page.getByText(say({ is: 'Verkið var skráð', en: 'The work was registered' })),
    ).toBeVisible();
  });

  test('F4.1, F9.1, V4, D1 a work of their own is green once approved', async ({ page, portal, desk }) => {
    const title = portal.unique('Ein');
    await portal.openAs(people.member, '/mitt-spjald');
    await page
      .getByRole('link', { name: portal.say({ is: 'Skrá verk', en: 'Register a work' }) })
      .last()
      .click();
    const form = registrationForm(page, portal);
    await form.title.fill(title);
    await form.submit.click();
    await expectLight(page, portal, title, 'red');

    await openInQueue(desk, title);
    await decide(desk.page, { is: 'Samþykkja', en: 'Approve' }, portal);
    await expect(
      desk.page.getByText(portal.say({ is: 'Ljósið er nú grænt.', en: 'Its light is now green.' })),
    ).toBeVisible();

    await page.reload();
    await expectLight(page, portal, title, 'green');
  });

  test('V4, D1 a refusal wants a remark, which the member reads', async ({ page, portal, desk, request }) => {
    const title = portal.unique('Hafnað');
    const remark = 'Heitið er þegar til. Breyttu því og skráðu aftur.';
    const { verK_NR } = await send<{ verK_NR: number }>(request, people.member, '/api/compositions', {
      HEITI_VERKS: title,
      LENGD: '3',
      authors: [{ id: 10001, typeOfAuthor: 36, ratio: 100 }],
    });
    await openInQueue(desk, title);
    await decide(desk.page, { is: 'Hafna', en: 'Refuse' }, portal);
    await expect(
      desk.page.getByText(
        portal.say({ is: 'Skrifaðu hvers vegna verkinu er hafnað.', en: 'Write why the work is refused.' }),
      ),
    ).toBeVisible();
    await desk.portal.expectAccessible();
    await desk.page.getByLabel(portal.say({ is: 'Athugasemd', en: 'Remark' }), { exact: true }).fill(remark);
    await decide(desk.page, { is: 'Hafna', en: 'Refuse' }, portal);
    await expect(
      desk.page.getByText(portal.say({ is: 'Ljósið er nú rautt.', en: 'Its light is now red.' })),
    ).toBeVisible();

    await portal.openAs(people.member, `/verk/${verK_NR}`);
    await expectLight(page, portal, title, 'red');
    await expect(page.getByText(remark).first()).toBeVisible();
    await portal.expectAccessible();
  });

  test('D1 the queue is read anew while it is open, and what is typed stays', async ({
    desk,
    portal,
    request,
  }) => {
    const { page } = desk;
    const titles = [portal.unique('Á borðinu'), portal.unique('Nýkomið'), portal.unique('Síðar')] as const;
    const register = (title: string) =>
      send(request, people.member, '/api/compositions', {
        HEITI_VERKS: title,
        LENGD: '3',
        authors: [{ id: 10001, typeOfAuthor: 36, ratio: 100 }],
      });
    await register(titles[0]);
    await page.clock.install();
    await openInQueue(desk, titles[0]);
    const remark = page.getByLabel(portal.say({ is: 'Athugasemd', en: 'Remark' }), { exact: true });
    await remark.fill('Hver samdi textann?');
    const rows = page.getByRole('navigation', {
      name: portal.say({ is: 'Verk sem bíða afgreiðslu', en: 'Works waiting for review' }),
    });
    const heading = page.getByRole('heading', { level: 2, name: titles[0] });
    const expectUntouched = async () => {
      await expect(remark).toHaveValue('Hver samdi textann?');
      await expect(remark).toBeFocused();
      await expect(heading).toBeVisible();
    };

    await register(titles[1]);
    await page.clock.fastForward(31_000);
    if (!portal.isPhone) await expect(rows.getByRole('link', { name: titles[1] })).toHaveCount(1);
    await expectUntouched();

    await register(titles[2]);
    await page.evaluate(() => dispatchEvent(new Event('visibilitychange')));
    if (!portal.isPhone) await expect(rows.getByRole('link', { name: titles[2] })).toHaveCount(1);
    await expectUntouched();
  });

  test('F2.42, F5.9, F5.12 new words to a traditional tune', async ({ page, portal }) => {
    const title = portal.unique('Vísur við þjóðlag');
    await portal.openAs(people.member, '/verk/stofna');
    const form = registrationForm(page, portal);
    await form.title.fill(title);
    await form.edit(own, { role: 'lyricist', share: '33,33' });
    await form.addPublicDomain({ role: 'composer' });
    await expect(form.rules).toContainText(
      portal.say({
        is: 'Aðrir en þjóðlag og útsetjarar fá mest 33,33\u00a0%',
        en: 'Authors other than the traditional one and arrangers get 33,33% at most',
      }),
    );
    await form.addAuthor({ is: 'Þjóðlag', en: 'Traditional' });
    await expect(
      form.dialog.getByText(
        portal.say({
          is: 'Þessi höfundur er nú þegar skráður á verkið',
          en: 'This author is already registered on the work',
        }),
      ),
    ).toBeVisible();
    await portal.expectAccessible();
    await page.keyboard.press('Escape');
    await form.submit.click();
    await expectLight(page, portal, title, 'red');
    await expect(page.getByRole('tabpanel')).toContainText('66,67');
    await expect(page.getByText(portal.say({ is: 'Almenningseign', en: 'Public domain' }))).toBeVisible();
  });

  test('F2.44, F9.3 words made with artificial intelligence', async ({ page, portal }) => {
    const title = portal.unique('Vélaljóð');
    await portal.openAs(people.member, '/verk/stofna');
    const form = registrationForm(page, portal);
    await form.title.fill(title);
    await form.edit(own, { role: 'composer', share: '50' });
    await form.addAuthor({ is: 'Gervigreind', en: 'AI' });
    await expect(form.shareIn(form.dialog)).toHaveValue('50');
    await expect(form.shareIn(form.dialog)).not.toBeEditable();
    const offered = form.roleIn(form.dialog).getByRole('option');
    await expect(offered).toHaveText([/\(C\)/, /\(A\)/]);
    await portal.expectAccessible();
    await form.fillEntry(form.dialog, { role: 'lyricist' });
    await form.add();
    await form.submit.click();
    await expectLight(page, portal, title, 'red');
    await expect(page.getByRole('tabpanel')).toContainText(/\(A\)/);
  });
});

/** The page of the work, and its light above everything else. */
async function expectLight(page: Page, portal: Portal, title: string, light: keyof typeof lights) {
  await expect(page).toHaveURL(/\/verk\/\d+/);
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await expect(page.getByText(portal.say(lights[light]), { exact: true }).first()).toBeVisible();
}

/** The oldest come first: the newest is found at the end, which is fetched as you scroll. */
async function openInQueue({ page, portal }: { page: Page; portal: Portal }, title: string) {
  await portal.openAs(people.editor, '/yfirferð');
  const queue = page.getByRole('navigation', {
    name: portal.say({ is: 'Verk sem bíða afgreiðslu', en: 'Works waiting for review' }),
  });
  const link = queue.getByRole('link', { name: title });
  await expect(async () => {
    await queue.getByRole('listitem').last().scrollIntoViewIfNeeded();
    await expect(link).toBeVisible({ timeout: 1000 });
  }).toPass({ timeout: 20_000 });
  await link.click();
  await expect(page.getByRole('heading', { level: 2, name: title })).toBeVisible();
}

async function decide(page: Page, texts: { is: string; en: string }, portal: Portal) {
  await page.getByRole('button', { name: portal.say(texts), exact: true }).click();
}
