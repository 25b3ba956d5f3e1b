import type { ComparedWork } from '@omur/contract/works/review';
import { findAuthorTypeByCode } from '@omur/contract/people/rules/authorTypes';
import { formatDuration } from '@omur/contract/platform/rules/duration';
import { formatIsrc } from '@omur/contract/works/rules/isrc';
import { formatIswc } from '@omur/contract/works/rules/iswc';
import { formatPercent } from '@omur/contract/platform/rules/shares';
import type { Language } from '../../platform/i18n/text.ts';
import { useLanguage, useText } from '../../platform/i18n/texts.tsx';
import { formatInstant } from '../../platform/i18n/format.ts';
import { shownPlain } from '@omur/contract/platform/shownPlain';
import { plainFields } from '../plainWork.ts';
import { messages } from './messages.ts';

/** One line of two works side by side. */
export interface Compared {
  id: string;
  label: string;
  own: readonly string[];
  other: readonly string[];
  /** Neither has anything here, or it says nothing of whether the works are the same. */
  isSilent: boolean;
}

export function roleName(code: string, language: Language): string {
  return `${findAuthorTypeByCode(code)?.name[language] ?? ''} (${code})`.trim();
}

/** An ISRC with its performer. */
export const recordingText = ({ isrc, performer }: ComparedWork['recordings'][number]): string =>
  performer === null ? formatIsrc(isrc) : `${formatIsrc(isrc)} – ${performer}`;

/** Two works line by line; the authors each on a line of their own, whether on one of the works or both. */
export function useCompared(own: ComparedWork, other: ComparedWork): Compared[] {
  const t = useText();
  const [language] = useLanguage();
  const line = (
    label: string,
    of: (work: ComparedWork) => readonly string[],
    { id = label, isFact = true } = {},
  ): Compared => {
    const [mine, theirs] = [of(own), of(other)];
    return { id, label, own: mine, other: theirs, isSilent: !isFact || mine.length + theirs.length === 0 };
  };
  const partOf = (authorId: number) => (work: ComparedWork) =>
    work.authors
      .filter((author) => author.authorId === authorId)
      .map(
        ({ authorTypeCode, shareHundredths }) =>
          `${roleName(authorTypeCode, language)}, ${formatPercent(shareHundredths, language)}`,
      );
  const authors = new Map([...own.authors, ...other.authors].map((one) => [one.authorId, one.displayName]));
  return [
    line(t(messages.workTitle), ({ title }) => [title]),
    line(t(messages.otherTitles), ({ otherTitles }) => otherTitles),
    ...Array.from(authors, ([authorId, name]) => line(name, partOf(authorId), { id: String(authorId) })),
    line(t(messages.duration), ({ durationSeconds }) =>
      durationSeconds === null ? [] : [formatDuration(durationSeconds)],
    ),
    line(t(messages.artists), ({ artists }) => listed(artists)),
    ...plainFields.map(([name, of]) =>
      line(t(of.label), (work) => listed(shownPlain(of, work[name], language))),
    ),
    line('ISWC', ({ iswcs }) => iswcs.map(formatIswc)),
    line('ISRC', ({ recordings }) => recordings.map(recordingText)),
    line(t(messages.registrant), ({ registeredBy }) => listed(registeredBy), { isFact: false }),
    line(t(messages.registered), (work) => [formatInstant(work.firstRegisteredAt, language)], {
      isFact: false,
    }),
  ];
}

export function isSame({ own, other }: Compared): boolean {
  return (
    own.length === other.length && own.every((value) => other.some((one) => folded(one) === folded(value)))
  );
}

const folded = (value: string) => value.normalize('NFC').toLowerCase();
const listed = (value: string | null) => (value ? [value] : []);
