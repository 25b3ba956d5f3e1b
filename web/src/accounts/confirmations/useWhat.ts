import { type WaitingConfirmation } from '@omur/contract/people/confirmations';
import { formatBankAccount } from '@omur/contract/people/rules/bankAccount';
import { formatKennitala } from '@omur/contract/people/rules/kennitala';
import { formatDay } from '../../platform/i18n/format.ts';
import { roleNames } from '../../platform/page/roles.ts';
import { useText } from '../../platform/i18n/texts.tsx';
import { messages } from './messages.ts';

export function useWhat() {
  const t = useText();
  const taxOf = ({ residence, certificateUntil: day }: WaitingConfirmation) => {
    const words = { residence: t(residence === 'foreign' ? messages.abroad : messages.inIceland) };
    return day ? t(messages.taxUntil, { ...words, day: formatDay(day) }) : t(messages.tax, words);
  };
  return (asked: WaitingConfirmation) => {
    const { confirmationKind, displayName, intoName, bank, ledger, account, email, role } = asked;
    if (role)
      return t(asked.isNewRole ? messages.staff : messages.opened, {
        role: t(roleNames[role]),
        email: email ?? '',
      });
    if (confirmationKind === 'join')
      return t(messages.join, { from: displayName ?? '', into: intoName ?? '' });
    if (confirmationKind === 'tax') return taxOf(asked);
    if (confirmationKind === 'contract')
      return t(messages.contract, {
        number: asked.contractId ?? '',
        author: displayName ?? '',
        change: [
          asked.contractSays,
          asked.unheardHolders && t(messages.unheard, { names: asked.unheardHolders }),
        ]
          .filter(Boolean)
          .join('. '),
      });
    if (confirmationKind === 'kennitala')
      return t(messages.enterKennitala, { kennitala: formatKennitala(asked.kennitala ?? '') });
    if (confirmationKind === 'leaving') return t(messages.leaving);
    if (confirmationKind === 'email') return email ? t(messages.email, { email }) : t(messages.noEmail);
    if (!bank || !ledger || !account) return t(messages.noAccount);
    return t(messages.account, { account: formatBankAccount({ bank, ledger, account }) });
  };
}
