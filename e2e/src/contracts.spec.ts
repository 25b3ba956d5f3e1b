import { changeAsked, confirmChanges } from './contractChanges.ts';
import type { Page } from '@playwright/test';
import { expect, logIn, type Portal, people, send, test } from './portal.ts';

const pdf = { name: 'samningur.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7\n%%EOF\n') };
const author = 'Amélie Łukasik-Čapková';

test.describe('publishing contracts', () => {
  test('C1.2, C2.6, C2.7, C2.8, C2.13, C2.23, C4.2, C8.8, F2.15, X152 are submitted with an attachment, approved, and read by both parties', async ({
    page,
    portal,
    desk,
    request,
  }) => {
    const { say } = portal;
    const title = portal.unique('Útgefið');
    await send(request, people.abroad, '/api/compositions', {
      HEITI_VERKS: title,
      LENGD: '3.05',
      authors: [{ id: 10_006, typeOfAuthor: 36, ratio: 100 }],
    });

    const number = await test.step('the publisher finds the form in the menu and fills it in', async () => {
      await portal.openAs(people.publisher, '/samningar');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(
        say({ is: 'Útgáfusamningar', en: 'Publishing contracts' }),
      );
      await portal.expectAccessible();
      await page
        .getByRole('navigation')
        .getByRole('link', { name: say({ is: 'Nýr samningur', en: 'New contract' }) })
        .click();
      const search = page.getByRole('combobox', {
        name: say({ is: 'Leita að höfundi', en: 'Search for an author' }),
      });
      // X152: by IPI number as well as by name.
      await search.fill('98001000132');
      await expect(page.getByRole('option').filter({ hasText: 'Þórdís Æsa' })).toBeVisible();
      await search.fill('Łukasik');
      await page.getByRole('option').filter({ hasText: author }).click();
      await page.getByLabel(say({ is: 'Flutningsréttur (%)', en: 'Performance share (%)' })).fill('33,33');
      const mechanical = page.getByLabel(say({ is: 'Fjölföldunarréttur (%)', en: 'Mechanical share (%)' }));
      await mechanical.fill('101');
      await expect(mechanical).toHaveAttribute('aria-invalid', 'true');
      await mechanical.fill('50');
      await page.getByLabel(say({ is: 'Valin verk', en: 'Chosen works' })).check();
      await page
        .getByRole('searchbox', {
          name: say({ is: 'Sía eftir heiti eða númeri', en: 'Filter by title or number' }),
        })
        .fill(title);
      await page.getByRole('checkbox', { name: title }).check();
      await page.locator('input[type=file]').setInputFiles(pdf);
      await portal.expectAccessible();
      const answered = page.waitForResponse(
        (response) =>
          response.request().method() === 'POST' && response.url().endsWith('/contractsSubmissions'),
      );
      await page
        .getByRole('button', { name: say({ is: 'Senda samning inn', en: 'Submit the contract' }) })
        .click();
      await expect(page).toHaveURL(/\/samningar\?flipi=i-bid$/);
      const { publisheR_SAMNINGUR_I_BID_NR: submitted } = await (await answered).json();
      return submitted as number;
    });

    const address = `/samningar/i-bid/${number}`;
    await page.locator(`a[href="${address}"]`).click();
    await expect(page.getByRole('heading', { level: 1 })).toContainText(author);
    await expect(page.getByText(pdf.name)).toBeVisible();
    await expect(page.getByRole('link', { name: title })).toBeVisible();
    await portal.expectAccessible();

    await test.step('A4 the author is asked, and accepts', async () => {
      await portal.openAs(people.abroad, address);
      await expect(page.getByRole('link', { name: title })).toBeVisible();
      await portal.expectAccessible();
      await page
        .getByRole('button', { name: say({ is: 'Samþykkja samninginn', en: 'Accept the contract' }) })
        .click();
      await expect(
        page.getByText(say({ is: 'Svarið þitt er skráð.', en: 'Your answer is recorded.' })),
      ).toBeVisible();
    });

    await test.step('staff see that nothing overlaps, and approve it', async () => {
      await desk.portal.openAs(people.editor, '/samningar/innsendir');
      await expect(desk.page.getByRole('heading', { level: 1 })).toBeVisible();
      await desk.portal.expectAccessible();
      await desk.page.goto(address);
      await expect(desk.page.getByText(pdf.name)).toBeVisible();
      await expect(
        desk.page.getByText(
          say({
            is: 'Enginn annar útgefandi hefur þessi verk á sama tíma.',
            en: 'No other publisher has these works at the same time.',
          }),
        ),
      ).toBeVisible();
      await desk.portal.expectAccessible();
      await desk.page
        .getByRole('button', { name: say({ is: 'Samþykkja samning', en: 'Approve the contract' }) })
        .click();
      await expect(desk.page).toHaveURL(/\/samningar\/\d+$/);
    });

    await test.step('the author reads the contract, with the work and the attachment', async () => {
      await portal.openAs(people.abroad, new URL(desk.page.url()).pathname);
      await expect(page.getByRole('heading', { level: 1 })).toContainText(author);
      await expect(page.getByRole('link', { name: title })).toBeVisible();
      await expect(page.getByText(pdf.name)).toBeVisible();
      await expect(
        page.getByRole('button', { name: say({ is: 'Breyta samningi', en: 'Edit the contract' }) }),
      ).toHaveCount(0);
      await portal.expectAccessible();
    });
  });

  test('C2.20, C2.21, C2.22, R136 are edited by staff, confirmed by others, and the history says so', async ({
    page,
    portal,
    request,
  }) => {
    const { say } = portal;
    const outside = portal.unique('Utan');
    const number = await aContract(portal, request, outside);
    const info = portal.unique('Nær til');
    await portal.openAs(people.editor, `/samningar/${number}`);
    await page.getByRole('button', { name: say({ is: 'Breyta samningi', en: 'Edit the contract' }) }).click();
    const form = page.getByRole('dialog');
    const share = form.getByLabel(say({ is: 'Flutningsréttur (%)', en: 'Performance share (%)' }));
    const save = form.getByRole('button', { name: say({ is: 'Vista', en: 'Save' }) });
    await share.fill('0');
    await save.click();
    await expect(share).toHaveAttribute('aria-invalid', 'true');
    await portal.expectAccessible();
    await share.fill('12,5');
    await form.getByLabel(say({ is: 'Viðbótarupplýsingar', en: 'Additional info' })).fill(info);
    await save.click();
    await expect(form).toBeHidden();
    await expect(page.getByText(say(changeAsked))).toBeVisible();
    await confirmChanges(request, number);
    await page.reload();
    await page.getByRole('tab', { name: say({ is: 'Saga', en: 'History' }) }).click();
    const history = page.getByRole('tabpanel');
    await expect(history.getByText(info)).toBeVisible();
    await expect(history.getByText('12,50')).toBeVisible();
    await expect(history.getByText('Brynja Mist Hlíðberg').first()).toBeVisible();
    // R141
    await expect(
      history.getByText(say({ is: 'bað um breytinguna', en: 'Asked for by' })).first(),
    ).toBeVisible();
    await portal.expectAccessible();
    await page
      .getByRole('tab', { name: say({ is: 'Verk utan samnings', en: 'Works outside contract' }) })
      .click();
    await expect(page.getByRole('tabpanel').getByRole('link').first()).toBeVisible();
    await portal.expectAccessible();
    await movesAWork(page, portal, outside, () => confirmChanges(request, number));

    // Members read who did it as the society.
    await portal.openAs(people.abroad, `/samningar/${number}?flipi=saga`);
    await expect(
      page
        .getByRole('tabpanel')
        .getByText(say({ is: 'Félagið', en: 'The society' }))
        .first(),
    ).toBeVisible();
  });

  test('C2.18, C2.19, C4.1, C9.9, C2.17 are green, red when they have expired, orange on a phone, and red while they wait', async ({
    page,
    portal,
  }) => {
    const { say } = portal;
    await portal.openAs(people.member, '/samningar?rod=endsOn');
    const expired = page.getByText(say({ is: 'Útrunninn', en: 'Expired' })).first();
    const valid = page.getByText(say({ is: 'Í gildi', en: 'Valid' }), { exact: true }).first();
    for (const { width, row, color } of [
      { width: 390, row: 'listitem', color: /yellow/ },
      { width: 1440, row: 'row', color: /red/ },
    ] as const) {
      await page.setViewportSize({ width, height: 900 });
      await expect(expired).toHaveClass(color);
      await expect(valid).toHaveClass(/green/);
      expect((await page.getByRole(row).last().boundingBox())?.height).toBeCloseTo(75, 0);
    }
    await page.getByRole('tab', { name: say({ is: 'Samningar í bið', en: 'Pending contracts' }) }).click();
    await expect(
      page
        .getByRole('tabpanel')
        .getByText(say({ is: 'Í bið', en: 'Pending' }), { exact: true })
        .first(),
    ).toHaveClass(/red/);
  });

  test('C6.5, F2.27 have no link for anyone who has none, and a sub-link while you are there', async ({
    page,
    portal,
  }) => {
    const { say } = portal;
    const link = page
      .getByRole('navigation')
      .getByRole('link', { name: say({ is: 'Samningar', en: 'Contracts' }), exact: true });
    const sub = page
      .getByRole('navigation')
      .getByRole('link', { name: say({ is: 'Nýr samningur', en: 'New contract' }) });
    await portal.openAs(people.newcomer, '/mitt-spjald');
    await expect(page.getByRole('navigation').getByRole('link').first()).toBeVisible();
    await expect(link).toHaveCount(0);
    await portal.openAs(people.member, '/mitt-spjald');
    await expect(link).toBeVisible();
    await expect(sub).toHaveCount(0);
    await link.click();
    await expect(sub).toBeVisible();
  });
});

/** A contract of the publisher with the author, of a work of its own, approved. */
/** Staff put a work that is outside the contract into it, and take it out again. */
async function movesAWork(
  page: Page,
  portal: Portal,
  title: string,
  confirm: () => Promise<void>,
): Promise<void> {
  const { say } = portal;
  const search = page.getByRole('searchbox', {
    name: say({ is: 'Leita að heiti eða númeri verks', en: 'Search by title or number' }),
  });
  const press = async (tool: string, act: string) => {
    await search.fill(title);
    await page.getByRole('button', { name: tool }).click();
    await page.getByRole('button', { name: act, exact: true }).click();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(page.getByRole('alertdialog')).toHaveCount(0);
    await confirm();
    await page.reload();
    await search.fill(title);
    await expect(page.getByRole('button', { name: tool })).toHaveCount(0);
  };
  await press(
    say({ is: `Setja „${title}“ í samninginn`, en: `Put “${title}” into the contract` }),
    say({ is: 'Setja í samninginn', en: 'Put into the contract' }),
  );
  await page.getByRole('tab', { name: say({ is: 'Verk', en: 'Works' }), exact: true }).click();
  await press(
    say({ is: `Taka „${title}“ úr samningnum`, en: `Take “${title}” out of the contract` }),
    say({ is: 'Taka úr samningnum', en: 'Take out of the contract' }),
  );
  await page.getByRole('tab', { name: say({ is: 'Saga', en: 'History' }) }).click();
  await expect(page.getByRole('tabpanel').getByText(title)).toHaveCount(2);
}

async function aContract(
  portal: Portal,
  request: Parameters<typeof send>[0],
  outside: string,
): Promise<number> {
  const register = (title: string) =>
    send<{ verK_NR: number }>(request, people.abroad, '/api/compositions', {
      HEITI_VERKS: title,
      LENGD: '2.10',
      authors: [{ id: 10_006, typeOfAuthor: 36, ratio: 100 }],
    });
  const { verK_NR } = await register(portal.unique('Samið'));
  await register(outside);
  const path = '/api/persons/publishers/contractsSubmissions';
  const { publisheR_SAMNINGUR_I_BID_NR: submission } = await send<{ publisheR_SAMNINGUR_I_BID_NR: number }>(
    request,
    people.publisher,
    path,
    {
      PUBLISHER_NR: 1004,
      HOFUNDUR_NR: 10_006,
      UPPHAF_SAMNINGS: '2026-01-01',
      LOK_SAMNINGS: '2126-01-01',
      PERFORMANCE_SHARE: 40,
      MECHANICAL_SHARE: 50,
      VERK: [verK_NR],
    },
  );
  const decide = async (kennitala: string, of: string) => {
    const { token } = await logIn(request, kennitala);
    return request.patch(`${path}/${submission}${of}`, {
      data: { SAMTHYKKT: 1 },
      headers: { authorization: `Bearer ${token}` },
    });
  };
  await decide(people.abroad, '/answer');
  const answer = await decide(people.editor, '');
  return ((await answer.json()) as { publisheR_SAMNINGUR_NR: number }).publisheR_SAMNINGUR_NR;
}
