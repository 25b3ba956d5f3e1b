import type { Person } from '@omur/contract/persons';
import { useText } from '../texts.tsx';
import { Card } from '../ui/Card.tsx';
import { TextField } from '../ui/TextField.tsx';
import type { PartProps } from './AboutCard.tsx';
import { AccountWaits } from './AccountWaits.tsx';
import { bankAccountOf } from './bankAccount.ts';
import { fieldId } from './fields.ts';
import { messages } from './messages.ts';
import styles from './persons.module.css';

/** C2.27, C9.1: the account distributions are paid to; whoever holds no right has none. */
export function AccountCard({
  form,
  edit,
  problemAt,
  person,
  mayChange,
}: Omit<PartProps, 'isOwn'> & { person: Person; mayChange: boolean }) {
  const t = useText();
  if (!person.isRightHolder)
    return (
      <Card title={t(messages.account)}>
        <p>
          <strong>{t(messages.notRightHolder)}</strong>
        </p>
        <p className="dim">{t(messages.notRightHolderMore)}</p>
      </Card>
    );
  // M16: where somebody is paid is theirs to say.
  if (!mayChange)
    return (
      <Card title={t(messages.account)}>
        <p>{person.bank ? bankAccountOf(person) : t(messages.noAccount)}</p>
        <p className="dim">{t(messages.accountOfOwner)}</p>
      </Card>
    );
  const field = (name: 'bank' | 'ledger' | 'account') => ({
    id: fieldId(name),
    value: form[name],
    onChange: (typed: string) => edit({ [name]: typed }),
    error: problemAt(name),
    inputMode: 'numeric' as const,
    autoComplete: 'off',
    isNumeric: true,
  });
  return (
    <Card title={t(messages.account)} note={t(messages.accountNote)}>
      <div className={styles.account}>
        <TextField {...field('bank')} label={t(messages.bank)} hint={t(messages.digits34)} />
        <TextField {...field('ledger')} label={t(messages.ledger)} hint={t(messages.digits2)} />
        <TextField {...field('account')} label={t(messages.accountNumber)} hint={t(messages.digits46)} />
      </div>
      <AccountWaits person={person} />
    </Card>
  );
}
