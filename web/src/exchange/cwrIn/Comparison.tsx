import type { CwrParty, CwrWorkVersion } from '@omur/contract/exchange/cwr/cwr';
import type { ReactNode } from 'react';
import { formatDuration } from '@omur/contract/platform/rules/duration';
import { formatPercent } from '@omur/contract/platform/rules/shares';
import { rightsApart, type SharesApart } from '@omur/contract/works/rules/chain';
import { useLanguage, useText } from '../../platform/i18n/texts.tsx';
import { Badge } from '../../platform/ui/Badge.tsx';
import { useTerritories } from '../../works/territories/useTerritories.ts';
import { compareParties, isSameText } from './compare.ts';
import styles from './cwr.module.css';
import { deskMessages as messages } from './deskMessages.ts';

interface ComparisonProps {
  sent: CwrWorkVersion;
  onFile: CwrWorkVersion | null;
}

/** What was sent beside what is on file; what differs says so in words. */
export function Comparison({ sent, onFile }: ComparisonProps) {
  const t = useText();
  const fact = (label: string, [a, b]: readonly [string | null, string | null], isDifferent: boolean) =>
    (a !== null || b !== null) && (
      <Line
        key={label}
        label={label}
        isDifferent={onFile !== null && isDifferent}
        sent={a}
        onFile={onFile && b}
      />
    );
  const lengths = [sent, onFile].map((one) =>
    one?.durationSeconds ? formatDuration(one.durationSeconds) : null,
  );
  return (
    <table className={styles.comparison}>
      <caption>{t(messages.comparison)}</caption>
      <thead>
        <tr>
          <th scope="col">{t(messages.what)}</th>
          <th scope="col">{t(messages.sent)}</th>
          {onFile && <th scope="col">{t(messages.onFile)}</th>}
        </tr>
      </thead>
      <tbody>
        {fact(
          t(messages.title),
          [sent.title, onFile?.title ?? null],
          !isSameText(sent.title, onFile?.title ?? ''),
        )}
        {fact(t(messages.iswc), [sent.iswc, onFile?.iswc ?? null], sent.iswc !== onFile?.iswc)}
        {fact(t(messages.length), [lengths[0] ?? null, lengths[1] ?? null], lengths[0] !== lengths[1])}
        {compareParties(sent, onFile).map((one) => (
          <Line
            key={`${one.sent?.partyRole}${one.sent?.name} ${one.onFile?.partyRole}${one.onFile?.name}`}
            label={(one.sent ?? one.onFile)?.partyRole ?? ''}
            isDifferent={one.isDifferent}
            sent={one.sent && <Party of={one.sent} />}
            onFile={onFile && (one.onFile ? <Party of={one.onFile} /> : t(messages.nothing))}
          />
        ))}
      </tbody>
    </table>
  );
}

interface LineProps {
  label: string;
  isDifferent: boolean;
  sent: ReactNode;
  /** Null where there is no work to compare with. */
  onFile: ReactNode;
}

function Line({ label, isDifferent, sent, onFile }: LineProps) {
  const t = useText();
  return (
    <tr>
      <th scope="row">
        {label} {isDifferent && <Badge look="amber">{t(messages.differs)}</Badge>}
      </th>
      <td>{sent ?? t(messages.nothing)}</td>
      {onFile !== null && <td>{onFile ?? t(messages.nothing)}</td>}
    </tr>
  );
}

function Party({ of }: { of: CwrParty }) {
  const t = useText();
  const [language] = useLanguage();
  const { nameOf } = useTerritories(of.territories.length > 0);
  const percents = (shares: SharesApart) =>
    rightsApart.map((right) => `${t(messages[right])} ${formatPercent(shares[right], language)}`).join(', ');
  return (
    <span className={styles.party}>
      <span>{of.name}</span>
      {of.ipiNameNumber && <span className="dim small">IPI {of.ipiNameNumber}</span>}
      <span className="dim small">{percents(of)}</span>
      {of.territories.map((one) => (
        <span key={one.territory} className="dim small">
          {one.isIncluded
            ? t(messages.collects, { name: nameOf(one.territory), shares: percents(one) })
            : t(messages.notIn, { name: nameOf(one.territory) })}
        </span>
      ))}
    </span>
  );
}
