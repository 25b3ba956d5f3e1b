import { picture } from './picture.ts';
import { expect, logIn, people, send, test } from './portal.ts';

/** Þórdís Æsa, as an author. */
const author = 10001;

test('R119 a concert that one person registers twice counts once, until staff say that there were two', async ({
  page,
  portal,
  desk,
  request,
}) => {
  const { say } = portal;
  const [performers, title] = [portal.unique('Tvennir tónleikar'), portal.unique('Tvisvar')];
  const { verK_NR } = await send<{ verK_NR: number }>(request, people.member, '/api/compositions', {
    HEITI_VERKS: title,
    LENGD: '3',
    authors: [{ id: author, typeOfAuthor: 36, ratio: 100 }],
  });
  const { token } = await logIn(request, people.editor);
  const approved = await request.patch(`/api/compositions/${verK_NR}/review`, {
    data: { SAMTHYKKT: true },
    headers: { authorization: `Bearer ${token}` },
  });
  expect(approved.status()).toBe(204);
  const register = async (isAnyway: boolean) =>
    (
      await send<{ pottuR_NR: number }>(request, people.member, '/api/pots', {
        FLYTJANDI: performers,
        FLUTNINGSSTADUR_NR: 714,
        HEIMILISFANG: 'Hlaðan',
        ANNAD: 'Hlaðan í Krossanesi',
        DAGSETNING_POTTS: new Date(Date.now() - 25 * 86_400_000).toISOString().slice(0, 10),
        TONLEIKAHALDARI: 'Próf',
        FLUTNINGAR: [{ VERK_NR: verK_NR, FJOLDI_FL: 1, LENGD: '3' }],
        SKRA_SAMT: isAnyway,
      })
    ).pottuR_NR;
  const first = await register(false);
  const second = await register(true);
  const heading = { name: say({ is: 'Telst ekki af þessum lagalista', en: 'Not counted by this set list' }) };

  await portal.openAs(people.member, `/lifandi-flutningar/${second}`);
  await expect(page.getByRole('heading', heading)).toBeVisible();
  await portal.expectAccessible();
  await picture(page, 'registered-twice');
  await page.getByRole('link', { name: new RegExp(`${first}$`, 'u') }).click();
  await expect(page).toHaveURL(new RegExp(`/lifandi-flutningar/${first}$`, 'u'));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(performers);
  await expect(page.getByRole('heading', heading)).toHaveCount(0);

  await desk.portal.openAs(people.editor, `/lifandi-flutningar/${second}`);
  await expect(desk.page.getByRole('heading', heading)).toBeVisible();
  await desk.portal.expectAccessible();
  await picture(desk.page, 'registered-twice-desk');
  await desk.page
    .getByRole('button', { name: say({ is: 'Aðrir tónleikar', en: 'Another concert' }), exact: true })
    .click();
  await expect(desk.page.getByRole('heading', heading)).toHaveCount(0);
  await page.goto(`/lifandi-flutningar/${second}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(performers);
  await expect(page.getByRole('heading', heading)).toHaveCount(0);
});
