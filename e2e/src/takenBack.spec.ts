import type { APIRequestContext, Page } from '@playwright/test';
import { anEstate, headersOf } from './estateSteps.ts';
import { finishedDistribution } from './finishedDistribution.ts';
import { longAgo } from './longAgo.ts';
import type { Member } from './members.ts';
import { picture } from './picture.ts';
import { ask, expect, people, test } from './portal.ts';

const phone = { width: 390, height: 844 };

test('R230 what heirs were passed of a balance is taken back by another than who asked for that', async ({
  portal,
  visit,
  request,
}) => {
  test.slow();
  const { say } = portal;
  const { dead, estateId } = await anEstate(portal, request, {
    birthdays: ['310308', '310311', '310312'],
    before: (author, workId) => bring(request, author, { name: portal.unique('Fyrir andlátið'), workId }),
  });
  const headers = await headersOf(request, people.secondAdministrator);
  await request.patch(`/api/estates/${estateId}`, { headers, data: { SAMTHYKKT: 1 } });
  longAgo('confirmed', String(estateId));
  await passToHeirs(request, estateId);

  const address = '/greiðslukeyrslur?flipi=danarbu';
  const reason = 'Skiptagerðin var af öðru búi.';
  const row = (page: Page) => page.getByRole('main').getByRole('row').filter({ hasText: dead.name });
  const undo = say({ is: 'Taka til baka', en: 'Take back' });
  const approve = say({ is: 'Samþykkja að taka til baka', en: 'Approve taking back' });
  const first = await visit(portal.language);
  await first.portal.openAs(people.administrator, address);
  await row(first.page).getByRole('button', { name: undo, exact: true }).click();
  const form = first.page.getByRole('dialog');
  const askIt = form.getByRole('button', {
    name: say({ is: 'Biðja um að taka til baka', en: 'Ask to take back' }),
  });
  const why = form.getByRole('textbox', { name: say({ is: 'Hvers vegna?', en: 'Why?' }) });
  await askIt.click();
  await expect(why).toHaveAttribute('aria-invalid', 'true');
  await why.fill(reason);
  await first.portal.expectAccessible();
  await picture(first.page, 'taking-back');
  await askIt.click();
  await expect(form).toBeHidden();
  await expect(row(first.page)).toContainText(
    say({ is: 'Beðið um að taka til baka', en: 'Taking back asked for' }),
  );
  await expect(row(first.page).getByRole('button', { name: approve })).toHaveCount(0);

  const second = await visit(portal.language);
  await second.portal.openAs(people.secondAdministrator, address);
  await expect(row(second.page)).toContainText(reason);
  await second.portal.expectAccessible();
  await picture(second.page, 'taking-back-asked');
  await second.portal.inOtherLanguage(async (other) => {
    await expect(row(second.page)).toContainText(
      other({ is: 'Beðið um að taka til baka', en: 'Taking back asked for' }),
    );
    await second.page.setViewportSize(phone);
    await picture(second.page, 'taking-back-asked');
    await second.page.setViewportSize({ width: 1440, height: 980 });
  });
  await second.page.setViewportSize(phone);
  await picture(second.page, 'taking-back-asked');
  await second.page.setViewportSize({ width: 1440, height: 980 });
  await row(second.page).getByRole('button', { name: approve }).click();
  const question = second.page.getByRole('alertdialog');
  await expect(question).toContainText(reason);
  await second.portal.expectAccessible();
  await picture(second.page, 'taking-back-approve');
  await question.getByRole('button', { name: approve }).click();
  await expect(row(second.page)).toContainText(say({ is: 'Tekið til baka', en: 'Taken back' }));
});

/** A distribution brings the author 700 krónur. */
async function bring(
  request: APIRequestContext,
  { personId }: Member,
  { name, workId }: { name: string; workId: number },
): Promise<void> {
  const [right] = await ask<{ rettindI_NR: number }[]>(
    request,
    people.administrator,
    `/api/persons/${personId}/rights`,
  );
  await finishedDistribution(request, {
    name,
    columns: 'line;right;work;pot;amount',
    lines: [`1;${right?.rettindI_NR};${workId};Útvarp;700`],
  });
}

async function passToHeirs(request: APIRequestContext, estateId: number): Promise<void> {
  const [first, second] = [
    await headersOf(request, people.administrator),
    await headersOf(request, people.secondAdministrator),
  ];
  const asked = await request.post('/api/money/inheritances', {
    headers: first,
    data: { DANARBU_NR: estateId },
  });
  expect(asked.status()).toBe(204);
  const estates = await ask<{ danarbU_NR: number; arfur: { arfuR_NR: number }[] }[]>(
    request,
    people.administrator,
    '/api/money/inheritances',
  );
  const id = estates.find(({ danarbU_NR }) => danarbU_NR === estateId)?.arfur[0]?.arfuR_NR;
  const passed = await request.patch(`/api/money/inheritances/${id}`, {
    headers: second,
    data: { SAMTHYKKT: 1 },
  });
  expect(passed.status()).toBe(204);
}
