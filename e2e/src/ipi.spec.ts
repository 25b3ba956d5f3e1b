import { expect, type Page } from '@playwright/test';
import { people, type Portal, test } from './portal.ts';
import { registrationForm } from './registrationForm.ts';
import { picture } from './picture.ts';

/** Numbers that no other journey uses; their check digits as the standards reckon them. */
function numbersOf(seed: number) {
  const digits = String(seed % 1_000_000_000).padStart(9, '0');
  const weighed = (weight: (at: number) => number) =>
    Array.from(digits).reduce((sum, digit, at) => sum + weight(at) * Number(digit), 0);
  const rest = weighed((at) => 10 - at) % 101;
  const last = (10 - ((2 + weighed((at) => at + 1)) % 10)) % 10;
  const check = rest === 0 ? 0 : (101 - rest) % 100;
  const numbered = (last: number) => `${digits}${String(last % 100).padStart(2, '0')}`;
  return {
    name: numbered(check),
    /** The same with wrong check digits, whatever the right ones are. */
    wrongName: numbered(check + 1),
    base: `I-${digits}-${last}`,
  };
}

/** A name that no other journey uses. */
const lettersOf = (seed: number) =>
  Array.from(String(seed % 1_000_000), (digit) => 'abdefgiklo'[Number(digit)]).join('');

const lineOf = ({ name, base }: { name: string; base: string }, called: string, society: string) =>
  `${name};${base};${called};;PA;${society};PR;CA;2001-01-01;`;

test.describe('the IPI register', () => {
  test('X31, X32, X35, X36 staff import a file with a bad line, and a member registers a work with a foreign co-writer of it', async ({
    page,
    portal,
    desk,
    visit,
  }) => {
    test.slow();
    const { say } = portal;
    const seed = Date.now() * 10;
    const [alva, wrong] = [numbersOf(seed), numbersOf(seed + 5)];
    const name = `Alva Lindqvist ${lettersOf(seed)}`;
    const file = [
      'name_number;base_number;name;first_name;kind;society;right;role;from;to',
      lineOf(alva, name, '79'),
      lineOf({ ...wrong, name: wrong.wrongName }, 'Rangur', '79'),
    ].join('\n');
    const at = desk.page;

    await test.step('one of the staff sends the file, and reads what is in it', async () => {
      await desk.portal.openAs(people.administrator, '/ipi');
      await expect(at.getByRole('heading', { level: 1 })).toHaveText(
        say({ is: 'IPI-skráin', en: 'IPI register' }),
      );
      await desk.portal.expectAccessible();
      await picture(at, 'ipi');
      await at.getByRole('button', { name: say({ is: 'Lesa inn skrá', en: 'Import a file' }) }).click();
      const dialog = at.getByRole('dialog');
      await dialog
        .locator('input[type=file]')
        .setInputFiles({ name: 'ipi.csv', mimeType: 'text/csv', buffer: Buffer.from(file) });
      await desk.portal.expectAccessible();
      await dialog
        .getByRole('button', { name: say({ is: 'Senda og lesa yfir', en: 'Send and check' }) })
        .click();
      await expect(at.getByText(say({ is: 'Yfirlestri er lokið', en: 'The check is done' }))).toBeVisible();
      await expect(at.getByText(/er ekki IPI-nafnnúmer|is not an IPI name number/u)).toBeVisible();
      await desk.portal.expectAccessible();
      await picture(at, 'ipi-import');
    });

    await test.step('another takes it without the bad line', async () => {
      const other = await visit(portal.language);
      await other.portal.openAs(people.editor, new URL(at.url()).pathname);
      await takeWithoutRefused(other.page, portal);
      await expect(
        other.page.getByText(say({ is: 'Skráin er komin inn', en: 'The file was taken' })),
      ).toBeVisible();
      await other.portal.expectAccessible();
    });

    await test.step('and finds the party with its society and history', async () => {
      await at.goto(`/ipi?leit=${encodeURIComponent(name)}`);
      await at.getByRole('link', { name }).first().click();
      await expect(at.getByRole('heading', { level: 1 })).toHaveText(name);
      await expect(at.getByText(alva.base)).toBeVisible();
      await expect(at.getByText('STIM').first()).toBeVisible();
      await desk.portal.expectAccessible();
      await picture(at, 'ipi-party');
    });

    await test.step('X150 types where the writer went, which another confirms', async () => {
      await at.getByRole('button', { name: say({ is: 'Færa inn aðild', en: 'Add a membership' }) }).click();
      const dialog = at.getByRole('dialog');
      await dialog.getByRole('combobox').first().fill('koda');
      await dialog.getByRole('option', { name: /040 KODA/u }).click();
      await dialog.getByRole('checkbox', { name: say({ is: 'flutningur', en: 'performing' }) }).uncheck();
      await dialog
        .getByLabel(say({ is: 'Fyrsti dagur', en: 'First day' }))
        .first()
        .fill('01/01/2020');
      await desk.portal.expectAccessible();
      await picture(at, 'ipi-membership');
      await dialog
        .getByRole('button', { name: say({ is: 'Senda til staðfestingar', en: 'Send for confirmation' }) })
        .click();
      await expect(at.getByRole('heading', { level: 1 })).toContainText(name);
      await expect(at.getByText('KODA').first()).toBeVisible();
      await desk.portal.expectAccessible();
      await picture(at, 'ipi-typed');
      const confirm = say({ is: 'Staðfesta', en: 'Confirm' });
      await at.getByRole('button', { name: confirm, exact: true }).click();
      await expect(at.getByText(/^(Annar starfsmaður en sá|Somebody else than the one)/u)).toBeVisible();
      const other = await visit(portal.language);
      await other.portal.openAs(people.editor, new URL(at.url()).pathname);
      await other.page.getByRole('button', { name: confirm, exact: true }).click();
      await expect(
        other.page.getByText(say({ is: 'Aðildin er komin í skrána', en: 'The register has the membership' })),
      ).toBeVisible();
      await other.page.getByRole('link', { name: say({ is: 'Opna aðilann', en: 'Open the party' }) }).click();
      await expect(other.page.getByText('KODA').first()).toBeVisible();
      await other.page
        .getByRole('button', { name: /^(Breyta|Change): STIM/u })
        .first()
        .click();
      await other.portal.expectAccessible();
      await picture(other.page, 'ipi-membership-change');
    });

    await test.step('a member registers a work with the writer, who needs no more than a share', async () => {
      await portal.openAs(people.member, '/verk/stofna');
      const form = registrationForm(page, portal);
      const title = portal.unique('Norðurljós');
      await form.title.fill(title.slice(0, 60));
      await form.length.fill('3.05');
      await form.edit('Þórdís Æsa', { role: 'composerLyricist', share: '50' });
      await form.addAuthor({ is: 'Skráður höfundur', en: 'Registered author' });
      await form.dialog.getByRole('combobox').first().fill(name.toLowerCase());
      await expect(form.dialog.getByRole('option', { name })).toBeVisible();
      await picture(page, 'ipi-found');
      await form.dialog.getByRole('option', { name }).click();
      await portal.expectAccessible();
      await picture(page, 'ipi-chosen');
      await form.add();
      await expect(
        page.getByText(say({ is: 'úr IPI-skránni', en: 'from the IPI register' }), { exact: false }).first(),
      ).toBeVisible();
      await picture(page, 'ipi-form');
      await form.submit.click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(title.slice(0, 60));
      await expect(page.getByText(name).first()).toBeVisible();
    });
  });
});

/** Another journey may take a file of its own in between: then this one is checked once more. */
async function takeWithoutRefused(page: Page, { say }: Portal): Promise<void> {
  const take = page.getByRole('button', { name: say({ is: 'Taka inn án', en: 'Take without' }) });
  const again = page.getByRole('button', { name: say({ is: 'Lesa yfir aftur', en: 'Check again' }) });
  await expect(take.or(again)).toBeVisible();
  if (await again.isVisible()) await again.click();
  await take.click();
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: say({ is: 'Taka inn án', en: 'Take without' }) })
    .click();
}
