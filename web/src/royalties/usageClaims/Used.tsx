import type { ClaimableUsage } from '@omur/contract/royalties/usageClaims';
import type { ReactNode } from 'react';
import { useText } from '../../platform/i18n/texts.tsx';
import { formatDay, formatWhole } from '../../platform/i18n/format.ts';
import { placeOf } from './amounts.ts';
import { messages } from './messages.ts';
import styles from './usageClaims.module.css';

type Fact = [string, ReactNode];
type Told = Omit<
  ClaimableUsage,
  | 'unmatchedUsageId'
  | 'amountFromIsk'
  | 'finding'
  | 'ownWorkId'
  | 'usageClaimId'
  | 'claimState'
  | 'distributedOn'
>;

/** What was reported, as far as it says anything. */
export function Used({ usage, more = [] }: { usage: Told; more?: Fact[] }) {
  const t = useText();
  const { title, authorNames, performers, usedOn, useCount, distributionName } = usage;
  return (
    <Facts
      facts={[
        [t(messages.title), title || t(messages.untitled)],
        [t(messages.authors), authorNames],
        [t(messages.performers), performers],
        [t(messages.where), placeOf(usage)],
        [t(messages.when), usedOn && formatDay(usedOn)],
        [t(messages.uses), useCount !== null && formatWhole(useCount)],
        [t(messages.distribution), distributionName],
        ...more,
      ]}
    />
  );
}

/** Facts with their names; those that are not there are left out. */
export function Facts({ facts }: { facts: readonly Fact[] }) {
  return (
    <dl className={styles.used}>
      {facts
        .filter(([, value]) => Boolean(value))
        .map(([name, value]) => (
          <div key={name} className={styles.fact}>
            <dt className="dim">{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
    </dl>
  );
}
