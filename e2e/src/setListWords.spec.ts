import type { APIRequestContext } from '@playwright/test';
import { ask, expect, people, send, test } from './portal.ts';

/** A concert of the demo society's band that one of them registered. */
async function register(
  request: APIRequestContext,
  performers: string,
  songs: readonly object[] = [
    { HEITI_VERKS: 'Á Sprengisandi', LISTAMENN: 'Sigvaldi Kaldalóns', LENGD: '2.52', FJOLDI_FL: 1 },
    { HEITI_VERKS: 'Lag sem enginn lék', LISTAMENN: 'Einhver', LENGD: '3', FJOLDI_FL: 2 },
  ],
): Promise<number> {
  const [band] = await ask<{ hofundahopuR_NR: number; heitI_HOPS: string }[]>(
    request,
    people.member,
    `/api/groups?q=${encodeURIComponent('Brimrót')}`,
  );
  const { pottuR_NR } = await send<{ pottuR_NR: number }>(request, people.member, '/api/pots', {
    FLYTJANDI: performers,
    FLUTNINGSSTADUR_NR: 714,
    HEIMILISFANG: 'Gamla hlaðan, Skagaströnd',
    ANNAD: 'Staður: gamla hlaðan',
    DAGSETNING_POTTS: new Date(Date.now() - 10 * 86_400_000).toISOString().slice(0, 10),
    TONLEIKAHALDARI: 'Próf',
    HOFUNDAHOPUR_NR: band?.hofundahopuR_NR,
    ERLENDIR_FLUTNINGAR: songs,
  });
  return pottuR_NR;
}

test('H159, H160, H164 those who played say whether a set list is right, and the registrant and staff see it', async ({
  page,
  portal,
  desk,
  request,
}) => {
  const { say } = portal;
  const performers = portal.unique('Brimrót');
  const id = await register(request, performers);
  const remark = 'Annað lagið var ekki leikið.';

  await test.step('one of them looks, led by the home, and says what is not right', async () => {
    await portal.openAs(people.lyricist, '/mitt-spjald');
    // On a phone the first three lines stand there.
    if (!portal.isPhone)
      await expect(page.getByText(/bíð(a|ur) staðfestingar|set lists? to confirm/u)).toBeVisible();
    await page.goto(`/lifandi-flutningar/lagalistar?nr=${id}`);
    const list = page.getByRole('listitem').filter({ hasText: performers });
    await expect(list).toContainText('Lag sem enginn lék');
    await expect(list).toContainText(say({ is: 'verk utan kerfis', en: 'work not in the system' }));
    await portal.expectAccessible();
    await list
      .getByRole('button', { name: say({ is: 'Eitthvað er ekki rétt', en: 'Something is not right' }) })
      .click();
    await list.getByRole('button', { name: say({ is: 'Senda athugasemd', en: 'Send the remark' }) }).click();
    await expect(list).toContainText(
      say({ is: 'Skrifaðu hvað er ekki rétt', en: 'Write what is not right' }),
    );
    await portal.expectAccessible();
    await list.getByRole('textbox').fill(remark);
    await list.getByRole('button', { name: say({ is: 'Senda athugasemd', en: 'Send the remark' }) }).click();
    await expect(list).toContainText(remark);
    await expect(
      list.getByRole('button', { name: say({ is: 'Svara aftur', en: 'Answer again' }) }),
    ).toBeVisible();
  });

  await test.step('the registrant reads it', async () => {
    await desk.portal.openAs(people.member, `/lifandi-flutningar/${id}`);
    const words = desk.page.getByRole('region', {
      name: say({ is: 'Þau sem léku', en: 'Those who played' }),
    });
    await expect(words).toContainText(remark);
    await expect(words).toContainText(say({ is: 'Staðfest: 0 af 2', en: 'Confirmed: 0 of 2' }));
    await desk.portal.expectAccessible();
  });

  await test.step('staff find it', async () => {
    await desk.portal.openAs(people.editor, `/lifandi-flutningar/yfirlit?sia=objected&leit=${id}`);
    await expect(desk.page.getByRole('main')).toContainText(performers);
    await expect(desk.page.getByRole('main')).toContainText(say({ is: '1 athugasemd', en: '1 remark' }));
    await desk.portal.expectAccessible();
  });

  await test.step('a song is added, and what was said counts no more', async () => {
    await send(request, people.member, `/api/pots/${id}/foreignPerformances`, {
      HEITI_VERKS: 'Aukalag',
      LISTAMENN: 'Einhver',
      LENGD: '3',
      FJOLDI_FL: 1,
    });
    await page.reload();
    const list = page.getByRole('listitem').filter({ hasText: performers });
    await expect(list).toContainText(
      say({ is: 'var breytt eftir að þú svaraðir', en: 'was changed after you answered' }),
    );
    await list
      .getByRole('button', { name: say({ is: 'Listinn er réttur', en: 'The list is right' }) })
      .click();
    await expect(list).toContainText(say({ is: 'Þú staðfestir listann', en: 'You confirmed the list' }));
  });
});

test('H159 a set list of more than thirty songs is confirmed once all of it was shown, and the reader goes on where the rest begins', async ({
  page,
  portal,
  request,
}) => {
  const { say } = portal;
  const performers = portal.unique('Brimrót maraþon');
  const songs = Array.from({ length: 44 }, (_, i) => ({
    HEITI_VERKS: `Lag númer ${i + 1}`,
    LISTAMENN: 'Brimrót',
    LENGD: '3',
    FJOLDI_FL: 1,
  }));
  const id = await register(request, performers, songs);
  await portal.openAs(people.lyricist, `/lifandi-flutningar/lagalistar?nr=${id}`);
  const list = page.getByRole('listitem').filter({ hasText: performers });
  const right = list.getByRole('button', { name: say({ is: 'Listinn er réttur', en: 'The list is right' }) });
  await expect(list).toContainText('Lag númer 30');
  await expect(list).not.toContainText('Lag númer 31');
  await expect(right).toHaveCount(0);
  await list.getByRole('button', { name: say({ is: 'Sýna öll lögin', en: 'Show all songs' }) }).click();
  await expect(list).toContainText('Lag númer 44');
  await expect(page.locator(':focus')).toContainText('Lag númer 31');
  await portal.expectAccessible();
  await right.click();
  await expect(list).toContainText(say({ is: 'Þú staðfestir listann', en: 'You confirmed the list' }));
});
