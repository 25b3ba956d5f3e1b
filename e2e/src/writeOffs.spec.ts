import type { Page } from '@playwright/test';
import { finishedDistribution } from './finishedDistribution.ts';
import { aMember } from './members.ts';
import { picture } from './picture.ts';
import { ask, expect, logIn, people, send, test } from './portal.ts';

const desktop = { width: 1440, height: 980 };
const phone = { width: 390, height: 844 };

test('R231 who is asked to write off an advance reads how much, why, and what waits for the payee', async ({
  portal,
  visit,
  request,
}) => {
  test.slow();
  const { say } = portal;
  const payee = await aMember(portal, request, { birthday: '300408', name: 'Flóki Fyrirfram' });
  const { token } = await logIn(request, people.secondAdministrator);
  const headers = { authorization: `Bearer ${token}` };
  const { verK_NR: workId } = await send<{ verK_NR: number }>(request, people.editor, '/api/compositions', {
    HEITI_VERKS: portal.unique('Biðlag'),
    LENGD: '3.30',
    authors: [{ id: payee.authorId, typeOfAuthor: 36, ratio: 100 }],
  });
  await request.patch(`/api/compositions/${workId}/review`, { headers, data: { SAMTHYKKT: 1 } });
  const [right] = await ask<{ rettindI_NR: number }[]>(
    request,
    people.administrator,
    `/api/persons/${payee.personId}/rights`,
  );
  // Held for the payee, such as a sum that is not worth a transfer yet.
  await finishedDistribution(request, {
    name: portal.unique('Biðfé'),
    columns: 'line;type;right;work;pot;amount',
    lines: [`1;1;${right?.rettindI_NR};${workId};Útvarp;300`, `2;6;${right?.rettindI_NR};;Biðfé;300`],
  });
  const { fyrirframgreidslA_NR: advance } = await send<{ fyrirframgreidslA_NR: number }>(
    request,
    people.administrator,
    '/api/money/advances',
    {
      NAFN_NR: payee.personId,
      UPPHAED_FYRIRFRAMGREIDSLU: 1000,
      ENDURHEIMTUHLUTFALL: 50,
      ASTAEDA_FYRIRFRAMGREIDSLU: 'Plata í vinnslu',
    },
  );
  await request.patch(`/api/money/advances/${advance}`, { headers, data: { SAMTHYKKT: 1 } });

  const address = '/greiðslukeyrslur?flipi=fyrirfram';
  const reason = 'Höfundurinn er hættur.';
  const row = (page: Page) => page.getByRole('main').getByRole('row').filter({ hasText: payee.name });
  const waits = { is: /gæti enn fengið 300,00\s?kr\./u, en: /may yet get 300,00\s?kr\./u };
  const writeOff = say({ is: 'Afskrifa', en: 'Write off' });
  const first = await visit(portal.language);
  await first.portal.openAs(people.administrator, address);
  await row(first.page).getByRole('button', { name: writeOff }).click();
  const form = first.page.getByRole('dialog');
  await expect(form).toContainText(waits[portal.language]);
  await form.getByLabel(say({ is: 'Ástæða', en: 'Reason' })).fill(reason);
  await first.portal.expectAccessible();
  await picture(first.page, 'write-off');
  await form.getByRole('button', { name: writeOff }).click();
  await expect(form).toBeHidden();

  const second = await visit(portal.language);
  await second.portal.openAs(people.secondAdministrator, address);
  await expect(row(second.page)).toContainText(
    new RegExp(`${say({ is: 'Beðið um að afskrifa', en: 'Asked to write off' })} 1.000,00.*${reason}`, 'u'),
  );
  await second.portal.expectAccessible();
  const approve = say({ is: 'Samþykkja afskrift', en: 'Approve write-off' });
  for (const viewport of [phone, desktop]) {
    await second.page.setViewportSize(viewport);
    await picture(second.page, 'write-off-asked');
  }
  await row(second.page).getByRole('button', { name: approve }).click();
  const question = second.page.getByRole('alertdialog');
  await expect(question).toContainText(waits[portal.language]);
  await second.portal.expectAccessible();
  await second.portal.inOtherLanguage(async (other) => {
    await expect(question).toContainText(other({ is: 'gæti enn fengið 300,00', en: 'may yet get 300,00' }));
    for (const viewport of [phone, desktop]) {
      await second.page.setViewportSize(viewport);
      await picture(second.page, 'write-off-approve');
    }
  });
  for (const viewport of [phone, desktop]) {
    await second.page.setViewportSize(viewport);
    await picture(second.page, 'write-off-approve');
  }
  // It was not paid yet: it can be taken back whole.
  await question.getByRole('button', { name: approve }).click();
  await expect(question).toContainText(
    say({ is: 'stendur enn í inneign greiðsluþegans', en: 'is still in the payee’s balance' }),
  );
});
