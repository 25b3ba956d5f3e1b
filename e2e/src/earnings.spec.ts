import { expect, people, test } from './portal.ts';
import { picture } from './picture.ts';

const amount = /^−?[\d.]+ kr\.$/u;

test.describe('what works and contracts have brought', () => {
  test('H155 a publisher goes from what contracts brought down to the lines of one', async ({
    page,
    portal,
    desk,
  }) => {
    const { say, isPhone } = portal;
    await portal.openAs(people.publisher, '/samningar');
    const earnings = say({ is: 'Tekjur', en: 'Earnings' });
    const tab = page.getByRole('tab', { name: earnings, exact: true });
    await tab.click();
    const list = page.getByRole(isPhone ? 'list' : 'table', { name: earnings });
    const first = list.getByRole('link').first();
    await expect(first).toBeVisible();
    await portal.expectAccessible();
    await picture(page, 'contract-earnings');
    await first.click();
    // Both pages have a list of this name.
    await expect(page).toHaveURL(/\/samningar\/\d+\?flipi=tekjur/u);
    await expect(tab).toHaveAttribute('aria-selected', 'true');
    const latest = page.getByRole('link', { name: /^20\d\d$/u }).first();
    const year = (await latest.innerText()).trim();
    await latest.click();
    const lines = page.getByRole('region', {
      name: say({ is: `Línur skilagreina árið ${year}`, en: `Lines of statements in ${year}` }),
    });
    await expect(lines.getByText(amount).first()).toBeVisible();
    await expect(page).toHaveURL(new RegExp(`ar=${year}`, 'u'));
    await portal.expectAccessible();
    await picture(page, 'contract-lines');

    // What it brought is its parties' alone: staff have no such tab.
    await desk.portal.openAs(people.editor, new URL(page.url()).pathname);
    await expect(desk.page.getByRole('tab').first()).toBeVisible();
    await expect(desk.page.getByRole('tab', { name: earnings, exact: true })).toHaveCount(0);
  });

  test('H155 whoever has no contracts is told so', async ({ page, portal }) => {
    const { say } = portal;
    await portal.openAs(people.newcomer, '/samningar?flipi=tekjur');
    await expect(
      page.getByText(say({ is: 'Samningar hafa engu skilað enn', en: 'Contracts have brought nothing yet' })),
    ).toBeVisible();
    await portal.expectAccessible();
    await picture(page, 'contract-earnings-none');
  });

  test('H101, H156 the list of works says what each work paid, as the page of the work does', async ({
    page,
    portal,
  }) => {
    const { say, isPhone } = portal;
    await portal.openAs(people.lyricist, '/verkaskra?rod=-upphad');
    const columns = say({ is: 'Dálkar', en: 'Columns' });
    const earnings = say({ is: 'Tekjur', en: 'Earnings' });
    const choose = async (isChosen: boolean) => {
      await page.getByRole('button', { name: columns, exact: true }).click();
      const dialog = page.getByRole('dialog');
      await dialog.getByRole('checkbox', { name: earnings }).setChecked(isChosen);
      await dialog.getByRole('button', { name: say({ is: 'Vista', en: 'Save' }), exact: true }).click();
      await expect(dialog).toHaveCount(0);
    };
    await choose(true);
    const list = page.getByRole(isPhone ? 'list' : 'table', {
      name: say({ is: 'Verkaskrá', en: 'List of works' }),
    });
    const row = list
      .getByRole(isPhone ? 'listitem' : 'row')
      .filter({ has: page.getByRole('link') })
      .first();
    await expect(row).toContainText(' kr.');
    const said = /−?[\d.]+ kr\./u.exec(await row.innerText())?.[0] ?? '';
    await portal.expectAccessible();
    await picture(page, 'works-earned');
    await row.getByRole('link').first().click();
    await expect(
      page.getByText(say({ is: 'Greitt þér fyrir verkið', en: 'Paid to you for the work' })),
    ).toBeVisible();
    await expect(page.getByText(said, { exact: true }).first()).toBeVisible();
    await page.goBack();
    await choose(false);
  });
});
