import { listGenders } from '@omur/contract/lookups';
import { formatBankAccount } from '@omur/contract/rules/bankAccount';
import { useQuery } from '@tanstack/react-query';
import { askingAll } from '../api/queries.ts';
import { useText } from '../texts.tsx';
import { Alert } from '../ui/Alert.tsx';
import { Button } from '../ui/Button.tsx';
import type { ChangedMeanwhile, DetailsForm, Unit } from './form.ts';
import { messages } from './messages.ts';
import styles from './persons.module.css';

interface DifferencesProps {
  changes: readonly ChangedMeanwhile[];
  /** What was on file when the form was begun, and what is now. */
  before: DetailsForm;
  now: DetailsForm;
  mine: DetailsForm;
  onTake: (unit: Unit) => void;
}

/** V11: what somebody else changed since the form was begun, beside what one typed oneself. */
export function Differences({ changes, before, now, mine, onTake }: DifferencesProps) {
  const t = useText();
  const { data: genders } = useQuery(askingAll(listGenders));
  const shown = (unit: Unit, form: DetailsForm) =>
    textOf(unit, form, (id) => genders?.rows.find(({ genderId }) => String(genderId) === id)?.gender ?? id) ||
    t(messages.nothing);
  return (
    <Alert look="warning" isAnnounced title={t(messages.changed)}>
      <p>{t(messages.changedMore)}</p>
      <ul className={styles.differences}>
        {changes.map(({ unit, isMine }) => (
          <li key={unit}>
            <strong>{t(names[unit])}</strong>
            <dl>
              <Value name={t(messages.was)} value={shown(unit, before)} />
              <Value name={t(messages.isNow)} value={shown(unit, now)} />
              {isMine && <Value name={t(messages.youTyped)} value={shown(unit, mine)} />}
            </dl>
            {isMine ? (
              <Button size="small" onClick={() => onTake(unit)}>
                {t(messages.takeTheirs)}
              </Button>
            ) : (
              <p className="dim small">{t(messages.took)}</p>
            )}
          </li>
        ))}
      </ul>
    </Alert>
  );
}

const Value = ({ name, value }: { name: string; value: string }) => (
  <div>
    <dt>{name}</dt>
    <dd>{value}</dd>
  </div>
);

const names = {
  artistName: messages.artistName,
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
