import { picture } from './picture.ts';
import { expect, people, type Visit } from './portal.ts';

// A grant that takes two, within the budget of its period.

const texts = {
  waits: { is: 'Bíður staðfestingar', en: 'To be confirmed' },
  confirm: { is: 'Staðfesta styrkinn', en: 'Confirm the grant' },
  confirmed: { is: 'Styrkurinn er veittur.', en: 'The grant is given.' },
  notYours: {
    is: 'Annar starfsmaður staðfestir það sem þú lagðir til.',
    en: 'Another member of staff confirms what you proposed.',
  },
  budget: { is: 'Skrá ráðstöfunarfé', en: 'Enter the budget' },
  budgetAmount: { is: 'Ráðstöfunarfé tímabilsins í krónum', en: 'Budget of the period in krónur' },
  overBudget: {
    is: 'Styrkir tímabilsins yrðu hærri en ráðstöfunarfé þess.',
    en: 'The grants of the period would come to more than its budget.',
  },
  save: { is: 'Vista', en: 'Save' },
};

/** Who proposed the grant that is open is not offered to confirm it. */
export async function expectNotTheirs({ page, portal }: Visit): Promise<void> {
  const { say } = portal;
  await expect(page.getByText(say(texts.notYours))).toBeVisible();
  await expect(page.getByRole('button', { name: say(texts.confirm) })).toHaveCount(0);
  await portal.expectAccessible();
}

async function enterBudget({ page, portal }: Visit, address: string, kronur: number): Promise<void> {
  const { say } = portal;
  await portal.openAs(people.administrator, address);
  await page.getByRole('button', { name: say(texts.budget) }).click();
  await page.getByLabel(say(texts.budgetAmount)).fill(String(kronur));
  await portal.expectAccessible();
  await page.getByRole('button', { name: say(texts.save), exact: true }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.getByRole('main')).toContainText(kronur.toLocaleString('de-DE'));
  await portal.expectAccessible();
  await picture(page, 'funds-budget');
}

/** Another editor confirms the grant of 300,000 once an administrator has raised the budget, which was too small. */
export async function confirmWithinBudget(
  administrator: Visit,
  { page, portal }: Visit,
  { address, title }: { address: string; title: string },
): Promise<void> {
  const { say } = portal;
  await enterBudget(administrator, address, 250_000);
  await portal.openAs(people.secondEditor, address);
  const proposed = page
    .getByRole('row', { name: title })
    .or(page.getByRole('listitem').filter({ hasText: title }));
  await expect(proposed).toContainText(say(texts.waits));
  await page.getByRole('link', { name: title }).click();
  await expect(page.getByText(say(texts.overBudget))).toBeVisible();
  await expect(page.getByRole('button', { name: say(texts.confirm) })).toHaveCount(0);
  await enterBudget(administrator, address, 1_000_000);
  await page.reload();
  await portal.expectAccessible();
  await picture(page, 'funds-proposed');
  await page.getByRole('button', { name: say(texts.confirm) }).click();
  await expect(page.getByText(say(texts.confirmed))).toBeVisible();
}
