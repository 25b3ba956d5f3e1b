import { plainMember } from '@omur/contract/platform/fields/plainPerson';
import { plainFieldsOf } from '@omur/contract/platform/plainFields';
import type { Text } from '@omur/contract/platform/rules/language';
import { listGenders } from '@omur/contract/platform/calls/lookups';
import { formatBankAccount } from '@omur/contract/people/rules/bankAccount';
import { useQuery } from '@tanstack/react-query';
import { listQueryFor } from '../../platform/api/queries.ts';
import { EditConflict } from '../../platform/editConflict/EditConflict.tsx';
import { useText } from '../../platform/i18n/texts.tsx';
import type { ChangedDetails, DetailsForm, Unit } from './form.ts';
import { messages } from './messages.ts';

interface DifferencesProps {
  changes: readonly ChangedDetails[];
  /** What was on file when the form was begun, and what is now. */
  before: DetailsForm;
  now: DetailsForm;
  mine: DetailsForm;
  onTake: (unit: Unit) => void;
}

/** V11: what somebody else changed since the form was begun, beside what the user typed. */
export function Differences({ changes, before, now, mine, onTake }: DifferencesProps) {
  const t = useText();
  const { data: genders } = useQuery(listQueryFor(listGenders));
  const shown = (unit: Unit, form: DetailsForm) =>
    textOf(unit, form, (id) => genders?.rows.find(({ genderId }) => String(genderId) === id)?.gender ?? id);
  return (
    <EditConflict
      title={t(messages.changed)}
      changes={changes.map(({ unit, isMine }) => ({
        field: unit,
        name: t(names[unit]),
        before: shown(unit, before),
        now: shown(unit, now),
        mine: isMine ? shown(unit, mine) : undefined,
        onTake: () => onTake(unit),
      }))}
    />
  );
}

const names = {
  ...(Object.fromEntries(plainFieldsOf(plainMember).map(([name, { label }]) => [name, label])) as Record<
    keyof typeof plainMember,
    Text
  >),
  gender: messages.gender,
  emails: messages.email,
  phone: messages.phone,
  street: messages.street,
  postalCode: messages.postalCode,
  foreignAddress: messages.foreignAddress,
  account: messages.account,
} satisfies Record<Unit, object>;

function textOf(unit: Unit, form: DetailsForm, genderName: (id: string) => string): string {
  switch (unit) {
    case 'emails':
      return form.emails.filter((one) => one.trim() !== '').join(', ');
    case 'gender':
      return genderName(form.gender);
    case 'foreignAddress':
      return form.isAddressForeign ? form.foreignAddress : '';
    case 'account':
      return formatBankAccount(form);
    default:
      return form[unit];
  }
}
