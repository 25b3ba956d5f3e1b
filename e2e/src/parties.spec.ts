import { expect, people, test } from './portal.ts';
import { openRegistration } from './registrationForm.ts';

const own = 'Amélie Łukasik-Čapková';
const registrant = people.abroad;

test.describe('the full picture of a work', () => {
  test('X60–X64, X68, X69 music and words apart are registered, shown by right, and found by the number of another', async ({
    page,
    portal,
    desk,
  }) => {
    const { say } = portal;
    const form = await openRegistration(page, portal, registrant);
    const title = portal.unique('Hlutverk hvort í sínu lagi');
    await form.title.fill(title);
    await form.length.fill('3.30');
    await form.openEditor(own);
    const editor = form.editor(own);
    await editor
      .getByRole('checkbox', {
        name: say({
          is: 'Fleiri en eitt hlutverk, hvert með sínum hlut',
          en: 'Several roles, each with its own share',
        }),
      })
      .check();
    const composer = editor.getByLabel(say({ is: 'Tónskáld (C), %', en: 'Composer (C), %' }));
    const lyricist = editor.getByLabel(say({ is: 'Textahöfundur (A), %', en: 'Lyricist (A), %' }));
    await composer.fill('66,67');
    await lyricist.fill('33.33');
    await portal.expectAccessible();
    await form.save(own);
    await expect(
      page.getByText(say({ is: '(C) 66,67', en: '(C) 66,67%' })).filter({ visible: true }),
    ).toHaveCount(1);

    await page.getByText(say({ is: 'Nánar um verkið', en: 'More about the work' })).click();
    const version = page.getByLabel(say({ is: 'Frumverk eða ný gerð', en: 'Original or new version' }));
    await version.selectOption({
      label: say({ is: 'Ný gerð eldra verks', en: 'New version of an older work' }),
    });
    const needs = say({
      is: 'Ný gerð eldra verks þarf útsetjara',
      en: 'A new version of an older work needs an arranger',
    });
    await expect(page.getByText(needs).first()).toBeVisible();
    await version.selectOption({ label: say({ is: 'Frumverk', en: 'Original work' }) });
    await form.submit.click();

    await expect(page.getByRole('heading', { name: title })).toBeVisible();
    const workId = /\/verk\/(\d+)/u.exec(page.url())?.[1] ?? '';
    await page.getByRole('tab', { name: say({ is: 'Réttindi', en: 'Rights' }) }).click();
    await expect(page.getByText(say({ is: 'Tónskáld (C)', en: 'Composer (C)' })).first()).toBeVisible();
    await expect(page.getByText(say({ is: 'Textahöfundur (A)', en: 'Lyricist (A)' })).first()).toBeVisible();
    await portal.expectAccessible();

    await desk.portal.openAs(people.editor, `/verk/${workId}?flipi=rettindi`);
    const number = `E2E-${workId}`;
    await desk.page.getByRole('button', { name: say({ is: 'Bæta við númeri', en: 'Add a number' }) }).click();
    const dialog = desk.page.getByRole('dialog');
    await dialog.getByLabel(say({ is: 'Félag eða útgefandi', en: 'Society or publisher' })).fill('052');
    await dialog.getByLabel(say({ is: 'Númer', en: 'Number' }), { exact: true }).fill(number);
    await dialog.getByRole('button', { name: say({ is: 'Skrá', en: 'Add' }), exact: true }).click();
    await expect(dialog).toBeHidden();
    await expect(desk.page.getByText(number, { exact: true })).toBeVisible();

    await portal.openAs(registrant, `/verk/${workId}?flipi=rettindi`);
    await expect(page.getByText(number, { exact: true })).toBeVisible();
  });

  test('X66, X67, X70 a publisher says who collects for it in the Nordic countries, and staff accept it', async ({
    page,
    portal,
    desk,
  }) => {
    const { say } = portal;
    const name = 'Þórdís Æsa Öndólfsdóttir';
    const title = portal.unique('Með undirútgefanda');
    const form = await openRegistration(page, portal, people.member);
    await form.title.fill(title);
    await form.openEditor(name);
    const contract = form.editor(name).getByLabel(say({ is: 'Útgáfusamningur', en: 'Publishing contract' }));
    await contract.selectOption({ index: 1 });
    await form.save(name);
    await form.submit.click();
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    const path = `${new URL(page.url()).pathname}?flipi=rettindi`;

    await portal.openAs(people.publisher, path);
    await page.getByRole('button', { name: say({ is: 'Undirútgefendur', en: 'Sub-publishers' }) }).click();
    const dialog = page.getByRole('dialog');
    await dialog
      .getByRole('button', { name: say({ is: 'Bæta við undirútgefanda', en: 'Add a sub-publisher' }) })
      .click();
    await dialog
      .getByRole('button', { name: say({ is: 'Senda félaginu', en: 'Send to the society' }) })
      .click();
    await expect(dialog.getByText(say({ is: 'Veldu svæði.', en: 'Choose a territory.' }))).toBeVisible();
    await dialog.getByLabel(say({ is: 'Nafn', en: 'Name' }), { exact: true }).fill('Undir ApS');
    const territory = dialog.getByLabel(
      say({ is: 'Bæta við landi eða svæði', en: 'Add a country or territory' }),
    );
    await territory.fill(say({ is: 'Norðurlönd', en: 'Nordic' }));
    await page.getByRole('option', { name: / 2127$/u }).click();
    await dialog.getByText(say({ is: 'Undanskilið', en: 'Excluded' })).click();
    await territory.fill(say({ is: 'Ísland', en: 'Iceland' }));
    await page.getByRole('option', { name: / 352$/u }).click();
    await dialog.getByLabel(say({ is: 'Samningsnúmer', en: 'Agreement number' })).fill('DK-7');
    await portal.expectAccessible();
    await dialog
      .getByRole('button', { name: say({ is: 'Senda félaginu', en: 'Send to the society' }) })
      .click();
    await expect(dialog).toBeHidden();

    await desk.portal.openAs(people.editor, '/útgefendakeðjur');
    const proposal = desk.page.getByRole('listitem').filter({ hasText: title });
    await expect(proposal).toContainText('Undir ApS');
    await desk.portal.expectAccessible();
    await proposal
      .getByRole('button', {
        name: say({ is: `Samþykkja tillögu um „${title}“`, en: `Accept the proposal on “${title}”` }),
      })
      .click();
    await expect(proposal).toBeHidden();

    await portal.openAs(people.member, path);
    await expect(page.getByText('Undir ApS').first()).toBeVisible();
    const without = say({
      is: 'Heimurinn, þó ekki Norðurlönd, og Ísland',
      en: 'World, except Nordic countries, and Iceland',
    });
    await expect(page.getByText(without).filter({ visible: true })).toHaveCount(1);
    await portal.expectAccessible();
  });
});
