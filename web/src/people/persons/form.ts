import { plainMember } from '@omur/contract/platform/fields/plainPerson';
import { plainFieldsOf, readPlainFields, typedPlain } from '@omur/contract/platform/plainFields';
import { keptText } from '@omur/contract/platform/rules/keptText';
import type { Person, PersonChange } from '@omur/contract/people/persons';
import { detailsProblems, type DetailsProblem } from '@omur/contract/people/rules/personDetails';
import * as z from 'zod/mini';

/** What forms hold of plain fields; a draft from before one was declared lacks it. */
const plainTyped = Object.fromEntries(
  plainFieldsOf(plainMember).map(([name]) => [name, z._default(z.string(), '')]),
) as Record<keyof typeof plainMember, z.ZodMiniDefault<z.ZodMiniString>>;
type PlainUnits = { [K in keyof typeof plainMember]: readonly [K] };

/** The details of a person as they are typed. */
export const DetailsForm = z.object({
  ...plainTyped,
  /** The number of the gender, or an empty text. */
  gender: z.string(),
  emails: z.array(z.string()),
  phone: z.string(),
  street: z.string(),
  postalCode: z.string(),
  isAddressForeign: z.boolean(),
  foreignAddress: z.string(),
  bank: z.string(),
  ledger: z.string(),
  account: z.string(),
});
export type DetailsForm = z.output<typeof DetailsForm>;

/** What a form is kept with: what was on file when it was begun, so that you can tell later who changed what. */
const KeptForm = z.object({ form: DetailsForm, base: DetailsForm, version: z.int() });
export type KeptForm = z.output<typeof KeptForm>;

/** Nothing when what was kept is no form of ours. */
export function readKept(kept: unknown): KeptForm | undefined {
  const read = KeptForm.safeParse(kept);
  return read.success ? read.data : undefined;
}

export const formOf = (person: Person): DetailsForm => ({
  ...typedPlain(plainMember, person),
  gender: String(person.genderId ?? ''),
  emails: addressesIn(person.email),
  phone: person.phone ?? '',
  street: person.street ?? '',
  postalCode: person.postalCode ?? '',
  isAddressForeign: person.isAddressForeign,
  foreignAddress: person.foreignAddress ?? '',
  bank: person.bank ?? '',
  ledger: person.ledger ?? '',
  account: person.account ?? '',
});

/** There is always a field to type the first address into. */
function addressesIn(email: string | null): string[] {
  const addresses = (email ?? '').split(/[,;\s]+/u).filter((one) => one !== '');
  return addresses.length > 0 ? addresses : [''];
}

const emailOf = ({ emails }: DetailsForm) =>
  emails
    .map((one) => one.trim())
    .filter((one) => one !== '')
    .join(',');

/** What is sent: the form, and along with it what the society alone changes, as it was read (C3.5). */
export function payloadOf(
  form: DetailsForm,
  person: Person,
  version: number,
  password: string,
): PersonChange {
  const account = {
    bank: keptText(form.bank),
    ledger: keptText(form.ledger),
    account: keptText(form.account),
  };
  return {
    personId: person.personId,
    name: person.name,
    kennitala: person.kennitala,
    diedOn: person.diedOn,
    ...readPlainFields(plainMember, form),
    genderId: form.gender === '' ? null : Number(form.gender),
    email: emailOf(form),
    phone: keptText(form.phone),
    street: keptText(form.street),
    postalCode: keptText(form.postalCode),
    isAddressForeign: form.isAddressForeign,
    foreignAddress: form.isAddressForeign ? keptText(form.foreignAddress) : null,
    ...(person.isRightHolder && account),
    version,
    ...(password !== '' && { password }),
  };
}

/** C5.4: what keeps the form from being saved. */
export function problemsOf(
  form: DetailsForm,
  { name, kennitala, isRightHolder }: Person,
  isEmailFixed = false,
): DetailsProblem[] {
  const { bank, ledger, account, isAddressForeign, foreignAddress } = form;
  return detailsProblems({
    name,
    kennitala: kennitala ?? '',
    email: emailOf(form),
    isEmailFixed,
    isAddressForeign,
    foreignAddress,
    ...(isRightHolder
      ? { bank: bank.trim(), ledger: ledger.trim(), account: account.trim() }
      : { bank: '', ledger: '', account: '' }),
  });
}

/** An e-mail or an account is changed by anyone who knows the password. */
export function needsPassword(form: DetailsForm, base: DetailsForm, { isRightHolder }: Person): boolean {
  const isAccount = (['bank', 'ledger', 'account'] as const).some(
    (name) => form[name].trim() !== base[name].trim(),
  );
  return emailOf(form) !== emailOf(base) || (isRightHolder && isAccount);
}

/** What belongs together: of an account one takes all or nothing. */
const units = {
  ...(Object.fromEntries(
    plainFieldsOf(plainMember).map(([name]) => [name, [name]]),
  ) as unknown as PlainUnits),
  gender: ['gender'],
  emails: ['emails'],
  phone: ['phone'],
  street: ['street'],
  postalCode: ['postalCode'],
  foreignAddress: ['isAddressForeign', 'foreignAddress'],
  account: ['bank', 'ledger', 'account'],
} as const satisfies Record<string, readonly (keyof DetailsForm)[]>;
export type Unit = keyof typeof units;

/** What somebody else changed meanwhile; `isMine` where the user typed something else, which stays until they decide. */
export interface ChangedDetails {
  unit: Unit;
  isMine: boolean;
}

/** Puts what was typed on top of what is on file now. Nothing typed is lost, and nothing of theirs goes unseen (V11). */
export function mergeForms(mine: DetailsForm, base: DetailsForm, theirs: DetailsForm) {
  let form = mine;
  const changes: ChangedDetails[] = [];
  for (const unit of Object.keys(units) as Unit[]) {
    if (isSame(unit, base, theirs) || isSame(unit, mine, theirs)) continue;
    const isMine = !isSame(unit, mine, base);
    changes.push({ unit, isMine });
    if (!isMine) form = withUnit(form, unit, theirs);
  }
  return { form, changes };
}

export function withUnit(form: DetailsForm, unit: Unit, from: DetailsForm): DetailsForm {
  return { ...form, ...Object.fromEntries(units[unit].map((name) => [name, from[name]])) };
}

function isSame(unit: Unit, one: DetailsForm, other: DetailsForm): boolean {
  return units[unit].every((name) => JSON.stringify(one[name]) === JSON.stringify(other[name]));
}
