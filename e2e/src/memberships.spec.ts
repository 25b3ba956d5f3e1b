import type { APIRequestContext } from '@playwright/test';
import { ask, expect, logIn, people, send, test } from './portal.ts';

/** The link by which anyone who got the letter joins the society, from the letter as it stands in the mailbox. */
async function joinLink(request: APIRequestContext, address: string): Promise<string> {
  const { token } = await logIn(request, people.administrator);
  let link: string | undefined;
  await expect
    .poll(
      async () => {
        const letters = await ask<{ breF_NR: number }[] | { Code: string }>(
          request,
          people.administrator,
          `/api/letters?limit=5&q=${encodeURIComponent(address)}`,
        );
        if (!Array.isArray(letters)) return undefined;
        const page = await request.get(`/api/letters/${letters[0]?.breF_NR}/html`, {
          headers: { authorization: `Bearer ${token}` },
        });
        link = /\/adild\/[\w-]{48}(?:\?mal=en)?/u.exec(await page.text())?.[0];
        return link;
      },
      { timeout: 15_000 },
    )
    .toBeTruthy();
  return String(link);
}

test.describe('membership', () => {
  test('J7, F5.22 an author outside the society joins it by the letter about a work', async ({
    page,
    portal,
    request,
  }) => {
    const { say } = portal;
    const number = String(Date.now()).slice(-6);
    const kennitala = `010180${number.slice(-3)}9`.padEnd(10, '9');
    const address = `nyr.${number}@example.is`;
    await send(request, people.member, '/api/compositions', {
      HEITI_VERKS: portal.unique('Aðild'),
      LENGD: '3.10',
      authors: [{ id: 10001, typeOfAuthor: 36, ratio: 50 }],
      unknownAuthors: [
        { name: `Nýr Höfundur ${number}`, ssn: kennitala, email: address, typeOfAuthor: 36, ratio: 50 },
      ],
    });
    const link = await joinLink(request, address);
    await page.goto(link);
    await expect(page.getByRole('heading', { level: 1 })).toContainText(`Nýr Höfundur ${number}`);
    await portal.expectAccessible();

    await page.getByRole('button', { name: say({ is: 'Senda umsókn', en: 'Send the application' }) }).click();
    await expect(page.getByLabel(say({ is: 'Kennitala', en: 'National ID' }))).toHaveAttribute(
      'aria-invalid',
      'true',
    );
    await portal.expectAccessible();
    const fill = (is: string, en: string, text: string) => page.getByLabel(say({ is, en })).fill(text);
    await fill('Kennitala', 'National ID', kennitala);
    await fill('Heimilisfang', 'Address', 'Hrafnagata 4');
    await fill('Póstnúmer', 'Postal code', '101');
    await fill('Banki', 'Bank', '0133');
    await fill('Höfuðbók', 'Ledger', '26');
    await fill('Reikningsnúmer', 'Account number', '004521');
    for (const box of await page.getByRole('checkbox').all()) await box.check();
    await page.getByRole('button', { name: say({ is: 'Senda umsókn', en: 'Send the application' }) }).click();
    await expect(
      page.getByRole('heading', {
        name: say({ is: 'Umsóknin er komin', en: 'The society has received your application' }),
      }),
    ).toBeVisible();
    await portal.expectAccessible();

    await portal.openAs(people.editor, '/aðildarumsóknir');
    await page
      .getByRole('button', {
        name: new RegExp(`${say({ is: 'Afgreiða umsókn', en: 'Decide the application' })}.*${number}`, 'u'),
      })
      .click();
    const dialog = page.getByRole('dialog');
    await expect(dialog).toContainText('Hrafnagata 4');
    await portal.expectAccessible();
    await dialog.getByRole('button', { name: say({ is: 'Samþykkja', en: 'Accept' }) }).click();
    await expect(page.getByText(say({ is: 'er félagi', en: 'is a member' }))).toBeVisible();
    await portal.expectAccessible();
  });
});
