import { formatIswc } from '@omur/contract/works/rules/iswc';
import type { IswcQuestion } from '@omur/contract/exchange/iswc/iswc';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useText } from '../../platform/i18n/texts.tsx';
import styles from './iswc.module.css';
import { messages } from './messages.ts';

type Fact = [string, ReactNode];

/** Facts with their names; those that are not there are left out. */
export function Facts({ facts }: { facts: readonly Fact[] }) {
  return (
    <dl className={styles.facts}>
      {facts
        .filter(([, value]) => value !== null && value !== '')
        .map(([name, value]) => (
          <div key={name}>
            <dt className="dim">{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
    </dl>
  );
}

interface Compared {
  title: string | null;
  iswc: string | null;
  workId: number | null;
  otherTitles?: readonly string[];
  parties: IswcQuestion['parties'];
}

/** One side of a comparison. */
export function ComparedWork({ work, more = [] }: { work: Compared; more?: readonly Fact[] }) {
  const t = useText();
  const { title, iswc, workId, otherTitles = [], parties } = work;
  return (
    <Facts
      facts={[
        [t(messages.title), title],
        [
          t(messages.iswc),
          iswc && (
            <span key="iswc" className="tabular">
              {formatIswc(iswc)}
            </span>
          ),
        ],
        ...more,
        [t(messages.otherTitles), otherTitles.join(', ')],
        [
          t(messages.parties),
          parties.length > 0 ? (
            <ul key="parties" className={styles.list}>
              {parties.map(({ name, ipiNameNumber, role }) => (
                <li key={`${name} ${ipiNameNumber} ${role}`}>
                  {name}{' '}
                  <span className="dim tabular">{[role, ipiNameNumber].filter(Boolean).join(' · ')}</span>
                </li>
              ))}
            </ul>
          ) : null,
        ],
        [
          t(messages.number),
          workId === null ? null : (
            <Link key="work" to="/verk/$workId" params={{ workId: String(workId) }}>
              {workId}
            </Link>
          ),
        ],
      ]}
    />
  );
}
