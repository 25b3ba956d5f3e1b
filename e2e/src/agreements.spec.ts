import { changeAsked, changeWaits, confirmChanges } from './contractChanges.ts';
import { expect, logIn, people, send, test } from './portal.ts';

const day = (inDays: number) => new Date(Date.now() + inDays * 86_400_000).toISOString().slice(0, 10);
const typedDay = (inDays: number) => day(inDays).split('-').toReversed().join('/');
const publisher = 'Ómblíða útgáfa ehf.';
const other = 'Bergmál forlag ehf.';
const otherId = 1012;

test.describe('agreements', () => {
  test('X42, X43 staff say where a contract holds, and the publisher reads it', async ({
    page,
    portal,
    request,
  }) => {
    const { say } = portal;
    await send(request, people.abroad, '/api/compositions', {
      HEITI_VERKS: portal.unique('Svæðisbundið'),
      LENGD: '3.05',
      authors: [{ id: 10_006, typeOfAuthor: 36, ratio: 100 }],
    });
    const { token } = await logIn(request, people.publisher);
    const headers = { authorization: `Bearer ${token}` };
    const rows = await (await request.get('/api/publishers?q=Ómblíða', { headers })).json();
    const works = await request.get('/api/authors/10006/compositions?limit=1000', { headers });
    const [{ verK_NR: workId }] = (await works.json()).toReversed();
    const { publisheR_SAMNINGUR_I_BID_NR: submitted } = await send<{ publisheR_SAMNINGUR_I_BID_NR: number }>(
      request,
      people.administrator,
      '/api/persons/publishers/contractsSubmissions',
      {
        PUBLISHER_NR: rows[0].nafN_NR,
        HOFUNDUR_NR: 10_006,
        UPPHAF_SAMNINGS: day(0),
        LOK_SAMNINGS: day(400),
        PERFORMANCE_SHARE: 1,
        MECHANICAL_SHARE: 1,
        VERK: [workId],
      },
    );
    const staff = await logIn(request, people.secondAdministrator);
    const decided = await request.patch(`/api/persons/publishers/contractsSubmissions/${submitted}`, {
      headers: { authorization: `Bearer ${staff.token}` },
      data: { SAMTHYKKT: 1, SKORUN_LEYFD: 1 },
    });
    const { publisheR_SAMNINGUR_NR: contractId } = await decided.json();

    await portal.openAs(people.administrator, `/samningar/${contractId}`);
    await portal.expectAccessible();
    await page.getByRole('button', { name: say({ is: 'Breyta samningi', en: 'Edit the contract' }) }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel(say({ is: 'Undanskilið', en: 'Excluded' })).check();
    await dialog
      .getByLabel(say({ is: 'Bæta við landi eða svæði', en: 'Add a country or territory' }))
      .fill('skandinav');
    await dialog.getByRole('option', { name: /S[ck]andinav/u }).click();
    await expect(
      dialog.getByText(say({ is: 'þar á meðal á Íslandi', en: 'Iceland among them' })),
    ).toBeVisible();
    await dialog
      .getByLabel(say({ is: 'Verk áfram hjá útgefanda til', en: 'Works stay with the publisher until' }))
      .fill(typedDay(500));
    await portal.expectAccessible();
    await dialog.getByRole('button', { name: say({ is: 'Vista', en: 'Save' }) }).click();
    await expect(page.getByText(say(changeAsked))).toBeVisible();
    await expect(page.getByText(say(changeWaits))).toBeVisible();
    await portal.expectAccessible();
    await confirmChanges(request, contractId);
    await page.reload();
    await expect(page.getByText(say(changeWaits))).toHaveCount(0);
    const words = say({ is: 'Heimurinn, þó ekki Skandinavía', en: 'World, except Scandinavia' });
    await expect(page.getByText(words)).toBeVisible();

    await portal.openAs(people.publisher, `/samningar/${contractId}?flipi=saga`);
    await expect(page.getByText(words).first()).toBeVisible();
    await portal.expectAccessible();
  });

  test('X45 one administrator asks for a transfer, another confirms it, and it is undone before its day', async ({
    page,
    portal,
    desk,
    request,
  }) => {
    const { say } = portal;
    const { token } = await logIn(request, people.administrator);
    const marked = await request.patch(`/api/persons/${otherId}/publisher`, {
      headers: { authorization: `Bearer ${token}` },
      data: { ER_UTGEFANDI: 1 },
    });
    expect(marked.status()).toBe(204);
    await portal.openAs(people.administrator, '/samningar/yfirfaerslur');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      say({ is: 'Yfirfærslur réttindaskráa', en: 'Catalogue transfers' }),
    );
    await portal.expectAccessible();
    await page.getByRole('button', { name: say({ is: 'Ný yfirfærsla', en: 'New transfer' }) }).click();
    const dialog = page.getByRole('dialog');
    const search = say({ is: 'Leita að útgefanda', en: 'Search for a publisher' });
    await dialog.getByLabel(search).first().fill(publisher.replace(' ehf.', ''));
    await dialog.getByRole('option', { name: publisher }).click();
    await dialog.getByLabel(search).fill(other.replace(' ehf.', ''));
    await dialog.getByRole('option', { name: other }).click();
    await dialog.getByLabel(say({ is: 'Gildir frá', en: 'Counts from' })).fill(typedDay(40));
    await dialog.getByLabel(say({ is: 'Tilefni', en: 'Reason' })).fill('Samruni');
    await expect(dialog.getByText(/(Samningar|Contracts): \d+/u)).toBeVisible();
    await portal.expectAccessible();
    await dialog
      .getByRole('button', { name: say({ is: 'Biðja um yfirfærslu', en: 'Ask for the transfer' }) })
      .click();
    await expect(page).toHaveURL(/yfirfaerslur\/\d+$/u);
    await expect(
      page.getByText(
        say({
          is: 'Þú baðst um yfirfærsluna. Annar stjórnandi þarf að staðfesta hana.',
          en: 'You asked for this transfer. Another administrator has to confirm it.',
        }),
      ),
    ).toBeVisible();
    await portal.expectAccessible();

    const address = new URL(page.url()).pathname;
    await desk.portal.openAs(people.secondAdministrator, address);
    const confirm = desk.portal.say({ is: 'Staðfesta yfirfærslu', en: 'Confirm the transfer' });
    await desk.page.getByRole('button', { name: confirm }).click();
    await desk.page.getByRole('alertdialog').getByRole('button', { name: confirm }).click();
    await expect(
      desk.page.getByText(desk.portal.say({ is: 'Staðfest', en: 'Confirmed' }), { exact: true }),
    ).toBeVisible();
    const undo = desk.portal.say({ is: 'Afturkalla', en: 'Undo' });
    await desk.page.getByRole('button', { name: undo }).click();
    await desk.page.getByRole('alertdialog').getByRole('button', { name: undo }).click();
    await expect(
      desk.page.getByText(desk.portal.say({ is: 'Afturkölluð', en: 'Undone' }), { exact: true }),
    ).toBeVisible();
    await desk.portal.expectAccessible();
  });

  test('X40 staff look into a code table, and try a file', async ({ page, portal }) => {
    const { say } = portal;
    await portal.openAs(people.administrator, '/kodatoflur');
    await page
      .getByRole('link', { name: say({ is: 'Tegundir samninga', en: 'Types of agreement' }) })
      .click();
    await page.getByRole('searchbox').fill('undir');
    await expect(page.getByText(/Undirútgáfa allra verka/u).first()).toBeVisible();
    await portal.expectAccessible();
    await page.getByRole('button', { name: say({ is: 'Lesa inn skrá', en: 'Read in a file' }) }).click();
    await page.locator('input[type=file]').setInputFiles({
      name: 'types.csv',
      mimeType: 'text/csv',
      buffer: Buffer.from('code,name\nOS,Original Specific\nXX,Something else\n'),
    });
    await expect(page.getByText('Something else')).toBeVisible();
    await portal.expectAccessible();
  });
});
