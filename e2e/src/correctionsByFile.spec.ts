import { checkedDistribution, finishedDistribution } from './finishedDistribution.ts';
import { expect, people, test } from './portal.ts';

// Two of the authors of a work of the demo society.
const [thordis, hallveig, workId] = [5003, 5004, 20_001];
const columns = 'line;type;right;work;pot;amount';

test('R247 who finishes a correction by a file reads whom it takes from and whom it pays, and says so', async ({
  page,
  portal,
  request,
}) => {
  const { say } = portal;
  const main = page.getByRole('main');
  const lines = (...amounts: [number, string][]) =>
    amounts.map(([right, amount], i) => `${i + 1};1;${right};${workId};Útvarp;${amount}`);
  const paid = await finishedDistribution(request, {
    name: portal.unique('Sérúthlutun'),
    columns,
    lines: lines([thordis, '90'], [hallveig, '40,5']),
  });
  const correction = await checkedDistribution(request, {
    name: portal.unique('Leiðrétting'),
    columns,
    lines: lines([thordis, '-30'], [hallveig, '30']),
    corrects: paid,
  });
  await portal.openAs(people.secondAdministrator, `/úthlutanir/${correction}`);
  const title = {
    is: 'Hverjum leiðréttingin greiðir og af hverjum hún tekur',
    en: 'Whom the correction pays and takes from',
  };
  const moved = main.getByRole('region', { name: say(title) });
  await expect(moved).toContainText(/Þórdís.*90,00.*60,00.*−30,00/);
  await expect(moved).toContainText(/Hallveig.*40,50.*70,50.*30,00/);
  await portal.expectAccessible();
  await portal.inOtherLanguage((other) =>
    expect(main.getByRole('region', { name: other(title) })).toContainText('60,00'),
  );

  const finish = say({ is: 'Ljúka úthlutun', en: 'Finish the distribution' });
  await main.getByRole('button', { name: finish }).click();
  const dialog = page.getByRole('alertdialog');
  await dialog.getByRole('button', { name: finish }).click();
  await expect(dialog.getByRole('alert')).toContainText(
    say({ is: 'tekur 30 kr. til baka', en: 'takes back ISK 30' }),
  );
  await portal.expectAccessible();
  const seen = {
    is: 'Ég hef skoðað af hverjum er tekið og hverjum er greitt',
    en: 'I have looked at whom it takes from and whom it pays',
  };
  await dialog.getByLabel(say(seen)).check();
  await dialog.getByRole('button', { name: finish }).click();
  await expect(main).toContainText(say({ is: 'Lokið', en: 'Finished' }));
  await expect(moved).toHaveCount(0);
});
