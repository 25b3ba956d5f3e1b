import { confirmChanges } from './contractChanges.ts';
import { picture } from './picture.ts';
import { ask, expect, logIn, people, send, test } from './portal.ts';

test('R200 an editor reads whom a smaller share takes from, says so, and the publisher is asked', async ({
  page,
  portal,
  request,
}) => {
  const { say } = portal;
  const registrant = people.abroad;
  const idOf = async (name: string) => {
    const found = await ask<{ hofunduR_NR: number; nafN_BIRTA: string }[]>(
      request,
      registrant,
      `/api/authors?name=${encodeURIComponent(name)}`,
    );
    return { id: found.find((one) => one.nafN_BIRTA === name)?.hofunduR_NR, typeOfAuthor: 36, ratio: 50 };
  };
  const [self, other] = [await idOf('Amélie Łukasik-Čapková'), await idOf('Jökull Steinn Ármannsson')];
  const title = portal.unique('Skertur hlutur');
  const body = { HEITI_VERKS: title, LENGD: '3.30', authors: [self, other] };
  const { verK_NR: workId } = await send<{ verK_NR: number }>(request, registrant, '/api/compositions', body);
  const [contract] = await ask<{ publisheR_SAMNINGUR_NR: number; publisheR_NAFN: string }[]>(
    request,
    people.editor,
    `/api/authors/${other.id}/publishingContracts`,
  );
  const publisher = contract?.publisheR_NAFN ?? '';
  const { token } = await logIn(request, people.editor);
  const headers = { authorization: `Bearer ${token}` };
  await request.patch(`/api/compositions/${workId}/review`, { headers, data: { SAMTHYKKT: true } });
  // The society puts the work into the contract of the co-author, which another of the staff confirms.
  await request.post(`/api/compositions/publishingContracts/${contract?.publisheR_SAMNINGUR_NR}/works`, {
    headers,
    data: { VERK: [workId] },
  });
  await confirmChanges(request, contract?.publisheR_SAMNINGUR_NR ?? 0);
  const { token: own } = await logIn(request, registrant);
  const proposed = await request.put(`/api/compositions/${workId}`, {
    headers: { authorization: `Bearer ${own}` },
    data: {
      HEITI_VERKS: title,
      LENGD: '3.30',
      authors: [
        { ...self, ratio: 90 },
        { ...other, ratio: 10, publishingContractId: contract?.publisheR_SAMNINGUR_NR },
      ],
    },
  });
  expect(await proposed.json()).toMatchObject({ eR_TILLAGA: 1 });
  const [proposal] = await ask<{ tillogU_NR: number }[]>(
    request,
    people.editor,
    `/api/compositions/${workId}/proposals`,
  );
  await portal.openAs(people.editor, `/yfirferð?flipi=tillogur&tillaga=${proposal?.tillogU_NR}`);
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 2, name: title })).toBeVisible();
  const warning = say({
    is: 'Breytingin skerðir einnig það sem aðrir eiga',
    en: 'The change takes from others too',
  });
  await expect(main.getByText(warning)).toBeVisible();
  await expect(main.getByRole('listitem').filter({ hasText: publisher }).first()).toBeVisible();
  const approve = page.getByRole('button', { name: say({ is: 'Samþykkja', en: 'Approve' }), exact: true });
  await expect(approve).toBeDisabled();
  await portal.expectAccessible();
  await picture(page, 'losses');
  await main
    .getByRole('checkbox', {
      name: say({
        is: 'Ég hef séð hverja breytingin skerðir og vil samþykkja hana samt.',
        en: 'I have seen whom the change takes from and accept it anyway.',
      }),
    })
    .check();
  await approve.click();
  await expect(
    page.getByText(
      say({ is: `Breytingin á „${title}“ var samþykkt.`, en: `The change of “${title}” was accepted.` }),
    ),
  ).toBeVisible();
  await page.goto(`/verk/${workId}`);
  await expect(main).toContainText(`${publisher} (Jökull Steinn Ármannsson)`);
});
