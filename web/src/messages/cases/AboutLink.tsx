import type { Case } from '@omur/contract/messages/cases';
import { Link } from '@tanstack/react-router';
import { useText } from '../../platform/i18n/texts.tsx';
import { messages } from './messages.ts';

/** What a case is about, and the way to it. */
export function AboutLink({ of }: { of: Case }) {
  const t = useText();
  const { about, aboutId, aboutTitle, distributionId } = of;
  const number = String(aboutId ?? '');
  switch (about) {
    case 'work':
      return (
        <Link to="/verk/$workId" params={{ workId: number }}>
          {aboutTitle || t(messages.aboutWork, { number })}
        </Link>
      );
    case 'contract':
      return (
        <Link to="/samningar/$contractId" params={{ contractId: number }}>
          {aboutTitle}
        </Link>
      );
    case 'livePerformance':
      return (
        <Link to="/lifandi-flutningar/$livePerformanceId" params={{ livePerformanceId: number }}>
          {aboutTitle || t(messages.aboutPerformance, { number })}
        </Link>
      );
    case 'line':
      return (
        <>
          {aboutTitle}{' '}
          <span className="dim small">
            {t(messages.lineOf, { line: number, distribution: distributionId ?? '' })}
          </span>
        </>
      );
    default:
      return null;
  }
}
