import { picture } from './picture.ts';
import { expect, people, type Visit } from './portal.ts';

const now = new Date();
const today = [now.getDate(), now.getMonth() + 1].map((part) => String(part).padStart(2, '0')).join('/');
const texts = {
  register: { is: 'Skrá tekjur', en: 'Register income' },
  payer: { is: 'Greiðandi', en: 'Payer' },
  kind: { is: 'Tegund greiðanda', en: 'Kind of payer' },
  category: { is: 'Flokkur', en: 'Category' },
  period: { is: 'Tímabil notkunar', en: 'Usage period' },
  amount: { is: 'Upphæð', en: 'Amount' },
  received: { is: 'Móttekið', en: 'Received' },
  reference: { is: 'Tilvísun', en: 'Reference' },
  isDivided: { is: 'Greiðslan er fyrir nokkrar skilagreinar', en: 'It pays for several statements' },
  save: { is: 'Vista', en: 'Save' },
  waiting: { is: 'Óskiptar', en: 'Not allocated' },
  divide: { is: 'Skipta', en: 'Divide' },
  parts: { is: 'Hlutar', en: 'Parts of' },
  part: { is: 'Hluti', en: 'Part' },
  name: { is: 'Heiti hluta', en: 'Name of the part' },
  pool: { is: 'Pottur', en: 'Pool' },
  add: { is: 'Bæta við hluta', en: 'Add a part' },
  remove: { is: 'Fjarlægja hluta', en: 'Remove part' },
  left: { is: 'Óskipt: 600,00 ISK', en: 'Not divided: 600,00 ISK' },
  nothingLeft: { is: 'Allri upphæðinni er skipt.', en: 'The whole amount is divided.' },
  ask: { is: 'Biðja um samþykki', en: 'Ask for approval' },
  awaits: { is: 'Annar stjórnandi þarf að samþykkja hana.', en: 'Another administrator has to approve it.' },
  inPool: { is: 'Eftir í pottinum', en: 'Left in the pool' },
  approve: { is: 'Samþykkja', en: 'Approve' },
  withdraw: { is: 'Draga til baka', en: 'Withdraw' },
  divided: { is: 'Greiðslunni hefur verið skipt.', en: 'The payment has been divided.' },
} as const;

/** Registers an income that is to be divided, divides it as one administrator, and books it as another. */
export async function divideIncome(first: Visit, second: Visit): Promise<void> {
  const { page, portal } = first;
  const { say } = portal;
  const reference = portal.unique('Tvennt');
  const parts = `${say(texts.parts)} ${reference}`;
  await portal.openAs(people.administrator, '/tekjur');
  await register(first, reference);
  await page.getByRole('tab', { name: say(texts.waiting) }).click();
  await page.getByRole('button', { name: `${say(texts.divide)} ${reference}` }).click();
  const form = page.getByRole('dialog');
  await form.getByRole('button', { name: say(texts.add) }).click();
  await fillPart(first, { number: 1, name: 'Útvarp', amount: '400' });
  await expect(form).toContainText(say(texts.left));
  await fillPart(first, { number: 2, name: 'Tónleikar', amount: '600' });
  await expect(form).toContainText(say(texts.nothingLeft));
  await look(first, 'divide');
  await form.getByRole('button', { name: `${say(texts.remove)} 3` }).click();
  await form.getByRole('button', { name: say(texts.ask) }).click();
  await expect(form).toBeHidden();
  await page.getByRole('button', { name: parts }).click();
  await expect(form.getByRole('button', { name: say(texts.withdraw) })).toBeVisible();
  await expect(form.getByRole('button', { name: say(texts.approve) })).toHaveCount(0);

  await second.portal.openAs(people.secondAdministrator, '/tekjur');
  await second.page.getByRole('button', { name: parts }).click();
  await expect(second.page.getByRole('dialog')).toContainText(say(texts.awaits));
  await look(second, 'parts');
  await second.page.getByRole('button', { name: say(texts.approve) }).click();
  await expect(second.page.getByText(say(texts.divided))).toBeVisible();
  await second.page.getByRole('button', { name: parts }).click();
  await expect(second.page.getByRole('dialog')).toContainText(say(texts.inPool));
  await look(second, 'bookedParts');
}

async function register({ page, portal: { say, unique } }: Visit, reference: string): Promise<void> {
  await page.getByRole('button', { name: say(texts.register) }).click();
  const form = page.getByRole('dialog');
  await form.getByLabel(say(texts.payer), { exact: true }).fill(unique('Félag í útlöndum'));
  await form.getByLabel(say(texts.kind)).selectOption('society');
  await form.getByLabel(say(texts.category)).selectOption({ index: 1 });
  await form.getByLabel(say(texts.period)).fill('Árið 2024');
  await form.getByLabel(say(texts.amount)).fill('1000');
  await form.getByLabel(say(texts.received)).fill(`${today}/${now.getFullYear()}`);
  await form.getByLabel(say(texts.reference)).fill(reference);
  await form.getByLabel(say(texts.isDivided)).check();
  await form.getByRole('button', { name: say(texts.save) }).click();
  await expect(form).toBeHidden();
}

interface Part {
  number: number;
  name: string;
  amount: string;
}

async function fillPart({ page, portal: { say } }: Visit, { number, name, amount }: Part): Promise<void> {
  const part = page.getByRole('group', { name: `${say(texts.part)} ${number}`, exact: true });
  await part.getByLabel(say(texts.name)).fill(name);
  await part.getByLabel(say(texts.amount)).fill(amount);
  await part.getByLabel(say(texts.pool)).selectOption({ index: 1 });
}

/** On a desk and on a phone. */
async function look({ page, portal }: Visit, name: string): Promise<void> {
  await portal.expectAccessible();
  await picture(page, name);
  const desk = page.viewportSize();
  await page.setViewportSize({ width: 390, height: 844 });
  await portal.expectAccessible();
  await picture(page, name);
  if (desk) await page.setViewportSize(desk);
}
