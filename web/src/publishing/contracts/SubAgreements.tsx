import { type Contract, listSubAgreements } from '@omur/contract/publishing/contracts';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { usePages } from '../../platform/api/queries.ts';
import { useText } from '../../platform/i18n/texts.tsx';
import { formatDay } from '../../platform/i18n/format.ts';
import { Button } from '../../platform/ui/Button.tsx';
import { Card } from '../../platform/ui/Card.tsx';
import { Stack } from '../../platform/ui/Stack.tsx';
import { agreementMessages as messages } from './agreementMessages.ts';
import styles from './contracts.module.css';
import { messages as contractMessages } from './messages.ts';
import { SubAgreementDialog } from './SubAgreementDialog.tsx';

/** X44: who publishes in the place of a contract's publisher. Shown where there is somebody, and to staff. */
export function SubAgreements({ contract, isStaff }: { contract: Contract; isStaff: boolean }) {
  const t = useText();
  const [isAdding, setIsAdding] = useState(false);
  const list = usePages(listSubAgreements, { params: { contractId: contract.contractId } });
  if (list.rows.length === 0 && !isStaff) return null;
  return (
    <Card
      title={t(messages.subPublishing)}
      actions={
        isStaff && (
          <Button size="small" onClick={() => setIsAdding(true)}>
            {t(messages.addSub)}
          </Button>
        )
      }
    >
      <Stack>
        <p className="dim small">{t(messages.subPublishingHint)}</p>
        {list.rows.length > 0 && (
          <ul className={styles.subAgreements}>
            {list.rows.map(({ contractId, name, startsOn, endsOn }) => (
              <li key={contractId}>
                <Link to="/samningar/$contractId" params={{ contractId: String(contractId) }}>
                  {name}
                </Link>{' '}
                <span className="dim small tabular">
                  {t(contractMessages.until, { from: formatDay(startsOn), to: formatDay(endsOn) })}
                </span>
              </li>
            ))}
          </ul>
        )}
      </Stack>
      {isAdding && <SubAgreementDialog contract={contract} onClose={() => setIsAdding(false)} />}
    </Card>
  );
}
