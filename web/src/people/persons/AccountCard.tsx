import type { Person } from '@omur/contract/people/persons';
import { useText } from '../../platform/i18n/texts.tsx';
import { Card } from '../../platform/ui/Card.tsx';
import type { PartProps } from './AboutCard.tsx';
import { AccountWaits } from './AccountWaits.tsx';
import { BankAccountFields } from './BankAccountFields.tsx';
import { bankAccountOf } from './bankAccount.ts';
import { fieldId } from './fields.ts';
import { messages } from './messages.ts';

/** C2.27, C9.1: the account distributions are paid to; anyone who holds no right has none. */
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
  return (
    <Card title={t(messages.account)} note={t(messages.accountNote)}>
      <BankAccountFields
        value={form}
        onChange={(part, typed) => edit({ [part]: typed })}
        problemAt={problemAt}
        idOf={fieldId}
      />
      <AccountWaits person={person} />
    </Card>
  );
}
