import { formatPercent } from '@omur/contract/platform/rules/shares';
import type { ProposedParty } from '@omur/contract/works/parties';
import { useLanguage, useText } from '../../platform/i18n/texts.tsx';
import { Table } from '../../platform/ui/Table.tsx';
import { useTerritories } from '../territories/useTerritories.ts';
import { messages as territoryMessages } from '../territories/messages.ts';
import { messages } from './messages.ts';
import styles from './parties.module.css';
import { partyRoleName, territoryList } from './texts.ts';

/** The publishers of a chain, what each owns of the performing and mechanical right, and where it collects. */
export function ProposedChain({ parties }: { parties: readonly ProposedParty[] }) {
  const t = useText();
  const [language] = useLanguage();
  const { say } = useTerritories();
  if (parties.length === 0) return <p>{t(messages.nobodyElse)}</p>;
  const percent = (hundredths: number) => formatPercent(hundredths, language, 'column');
  const role = ({ partyRole }: ProposedParty) =>
    partyRoleName({ partyKind: 'publisher', partyRole }, language);
  const where = (row: ProposedParty) => say(territoryList(row.territories)) || '–';
  const name = (row: ProposedParty) => (
    <>
      {row.name}
      <div className={styles.below}>{[role(row), row.ipiNameNumber].filter(Boolean).join(' · ')}</div>
      {row.agreementNumber && (
        <div className={styles.below}>{t(messages.agreement, { number: row.agreementNumber })}</div>
      )}
    </>
  );
  return (
    <Table
      label={t(messages.parties)}
      rows={parties}
      rowKey={(row) => JSON.stringify(row)}
      isBare
      columns={[
        { id: 'party', header: t(messages.party), width: 'minmax(0, 1.4fr)', isTitle: true, cell: name },
        { id: 'where', header: t(territoryMessages.territories), width: 'minmax(0, 1.4fr)', cell: where },
        {
          id: 'performance',
          header: t(messages.performance),
          width: '112px',
          isNumeric: true,
          cell: (row) => percent(row.performanceHundredths),
        },
        {
          id: 'mechanical',
          header: t(messages.mechanical),
          width: '112px',
          isNumeric: true,
          cell: (row) => percent(row.mechanicalHundredths),
        },
      ]}
      phoneRow={(row) => ({
        title: name(row),
        detail: where(row),
        aside: `${percent(row.performanceHundredths)} / ${percent(row.mechanicalHundredths)}`,
      })}
    />
  );
}
