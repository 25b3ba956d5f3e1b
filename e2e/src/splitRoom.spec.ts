import { linkTo } from './letters.ts';
import { picture } from './picture.ts';
import { expect, logIn, people, send, test } from './portal.ts';

const thordis = 10001;
const jokull = 10003;

test('H90, H91, H92, H93, H94, H95, H97, H98 three authors agree on their shares on three phones, one of them from outside the society', async ({
  page,
  portal,
  desk,
  visit,
  request,
}) => {
  test.slow();
  const { say } = portal;
  const title = portal.unique('Saman');
  const email = `gestur.${Date.now()}@example.is`;
  const percent = (number: number) => say({ is: `${number}\u00a0%`, en: `${number}%` });
  const acceptance = (share: number) =>
    say({ is: `Samþykkja ${percent(share)}`, en: `Accept ${percent(share)}` });
  const accepted = say({ is: 'Þú hefur samþykkt', en: 'You have accepted' });
  const guest = await visit(portal.language);
  const room = await send<{ hofundafunduR_NR: number; sloD_HOFUNDAFUNDAR: string }>(
    request,
    people.member,
    '/api/splitRooms',
    {
      HEITI_VERKS: title,
      LENGD: '3.42',
      authors: [
        { id: thordis, typeOfAuthor: 36, ratio: 50 },
        { id: jokull, typeOfAuthor: 36, ratio: 50 },
      ],
    },
  );
  const path = `/höfundafundur/${room.hofundafunduR_NR}`;

  await test.step('the host shows the code, and a guest comes by a letter', async () => {
    await portal.openAs(people.member, path);
    await expect(
      page.getByRole('img', { name: say({ is: 'QR-kóði að fundinum', en: 'QR code for the room' }) }),
    ).toBeVisible();
    await guest.page.goto(`/höfundafundur/${room.sloD_HOFUNDAFUNDAR}`);
    await guest.page.getByLabel(say({ is: 'Nafn', en: 'Name' })).fill('Ægir Gestur');
    await guest.page.getByLabel(say({ is: 'Netfang', en: 'E-mail address' })).fill(email);
    await guest.portal.expectAccessible();
    await guest.page
      .getByRole('button', { name: say({ is: 'Fá sæti í tölvupósti', en: 'Get a seat by e-mail' }) })
      .click();
    await expect(guest.page.getByRole('status')).toBeVisible();
    await guest.page.goto(await linkTo(request, email, '/höfundafundur/gestur-'));
    // The others see the guest come, without asking.
    await expect(page.getByRole('listitem').filter({ hasText: 'Ægir Gestur' })).toBeVisible();
  });

  await test.step('each sets and accepts their own share; a change takes acceptances back', async () => {
    await page.getByRole('button', { name: say({ is: 'Skipta jafnt', en: 'Divide evenly' }) }).click();
    await desk.portal.openAs(people.lyricist, path);
    await desk.page.getByRole('button', { name: acceptance(33.33).replace('.', ',') }).click();
    await expect(desk.page.getByText(accepted)).toBeVisible();
    await guest.page.getByRole('slider').fill('4000');
    await expect(desk.page.getByText(accepted)).toBeHidden();
    await desk.page.getByRole('slider').fill('3000');
    await page.getByRole('slider').fill('3000');
    await desk.page.getByRole('button', { name: acceptance(30) }).click();
    await guest.page.getByRole('button', { name: acceptance(40) }).click();
    await expect(guest.page.getByText(accepted)).toBeVisible();
    await portal.expectAccessible();
    await guest.portal.expectAccessible();
    await picture(page, 'splitRoom');
  });

  await test.step('the host registers what all have accepted', async () => {
    await page
      .getByRole('button', {
        name: say({ is: 'Samþykkja og skrá verkið', en: 'Accept and register the work' }),
      })
      .click();
    const isRegistered = say({ is: 'Verkið er skráð', en: 'The work is registered' });
    await expect(page.getByRole('heading', { name: isRegistered })).toBeVisible();
    await expect(guest.page.getByRole('heading', { name: isRegistered })).toBeVisible();
    await page.getByRole('link', { name: say({ is: 'Opna verkið', en: 'Open the work' }) }).click();
    await expect(page.getByRole('heading', { name: title })).toBeVisible();
    const { token } = await logIn(request, people.member);
    const workId = /\/verk\/(\d+)/u.exec(page.url())?.[1];
    const answer = await request.get(`/api/compositions/${workId}/authors`, {
      headers: { authorization: `Bearer ${token}` },
    });
    const authors = (await answer.json()) as { samthykki: number; hlutfall: number }[];
    expect(authors.map(({ hlutfall }) => hlutfall).toSorted((one, other) => one - other)).toEqual([
      30, 30, 40,
    ]);
  });
});
