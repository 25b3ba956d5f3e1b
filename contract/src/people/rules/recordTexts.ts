import { findAuthorType } from './authorTypes.ts';
import { formatDuration } from '../../platform/rules/duration.ts';
import type { Language, Text } from '../../platform/rules/language.ts';
import { type RecordedColumn, recordedTables } from './recordedTables.ts';
import { formatPercent, readShare } from '../../platform/rules/shares.ts';
import { thePortal, theSociety } from '../../platform/rules/theSociety.ts';

interface Changed {
  field: string;
  before: string | null;
  after: string | null;
  /** What the number stands for, where it is one. */
  nameBefore: string | null;
  nameAfter: string | null;
}

interface Recorded {
  table: string;
  operation: 'insert' | 'update' | 'delete';
  about: string | null;
  actorKind: 'user' | 'society' | 'portal';
  actorName: string | null;
  actingForName: string | null;
  /** O46: of the system that did it in their name. */
  keyName?: string | null;
  changes: readonly Changed[];
}

export interface ReadableChange {
  field: string;
  label: string;
  before: string | null;
  after: string | null;
}

const yes = { is: 'Já', en: 'Yes' };
const no = { is: 'Nei', en: 'No' };
const lights: Readonly<Record<string, Text>> = {
  0: { is: 'Grænt', en: 'Green' },
  1: { is: 'Gult', en: 'Yellow' },
  2: { is: 'Rautt', en: 'Red' },
};
const numbered = { is: 'nr.', en: 'no.' };
const withKey = { is: 'lykill', en: 'key' };
/** Passwords are never kept, only that they changed. */
const secret = { is: 'Lykilorði breytt', en: 'Password changed' };

/** What happened, in one line: `Höfundi bætt við verk: Jökull Steinn Ármannsson`. */
export function recordHeading(record: Recorded, language: Language): string {
  const { table, operation, about } = record;
  const known = recordedTables[table];
  if (!known) return `${table}: ${operation}`;
  const isSecret = table === 'app_user' && operation === 'update' && record.changes.length === 0;
  const heading = (isSecret ? secret : known[operation])[language];
  if (about === null) return heading;
  const column = known.about.map((name) => known.columns[name]).find((one) => one?.words);
  return `${heading}: ${column?.words?.[about]?.[language] ?? about}`;
}

/** Who did it, really. Members see 'the society' in place of its staff. */
export function recordActor(
  { actorKind, actorName, keyName }: Pick<Recorded, 'actorKind' | 'actorName' | 'keyName'>,
  language: Language,
): string {
  if (actorKind === 'portal') return thePortal[language];
  if (actorKind === 'society') return theSociety[language];
  return [actorName ?? '', ...(keyName ? [`(${withKey[language]}: ${keyName})`] : [])].join(' ');
}

/** The columns that changed, with their labels, and the values as people read them. What is empty is null. */
export function readableChanges({ table, changes }: Recorded, language: Language): ReadableChange[] {
  const columns = recordedTables[table]?.columns ?? {};
  const order = Object.keys(columns);
  return changes
    .toSorted((a, b) => placeOf(a.field, order) - placeOf(b.field, order))
    .map(({ field, before, after, nameBefore, nameAfter }) => {
      const column = columns[field];
      return {
        field,
        label: column?.[language] ?? field,
        before: before === null ? null : readableValue(column, before, nameBefore, language),
        after: after === null ? null : readableValue(column, after, nameAfter, language),
      };
    });
}

const mostSummed = 2;
const longestSummed = 40;

/** The values of an update in short: `Yfirferð: Bíður → Hafnað`. What came or went has its name in the heading. */
export function recordSummary(record: Recorded, language: Language): string {
  if (record.operation !== 'update') return '';
  const changes = readableChanges(record, language);
  const summed = changes
    .slice(0, mostSummed)
    .map(({ label, before, after }) => `${label}: ${shortened(before)} → ${shortened(after)}`)
    .join(', ');
  return changes.length > mostSummed ? `${summed} …` : summed;
}

function shortened(value: string | null): string {
  if (value === null) return '–';
  return value.length > longestSummed ? `${value.slice(0, longestSummed).trimEnd()}…` : value;
}

const placeOf = (field: string, order: readonly string[]) =>
  order.includes(field) ? order.indexOf(field) : order.length;

/** Days before and after all others, as PostgreSQL writes them. */
const openEnds: Readonly<Record<string, Text>> = {
  '-infinity': { is: 'frá upphafi', en: 'the beginning' },
  infinity: { is: 'annað er ákveðið', en: 'further notice' },
};

/** One value as people read it; `name` is what it stands for, where it is a number. */
export function readableValue(
  column: RecordedColumn | undefined,
  value: string,
  name: string | null,
  language: Language,
): string {
  switch (column?.kind) {
    case 'yesNo':
      return (value === 'true' ? yes : no)[language];
    case 'day':
      return openEnds[value]?.[language] ?? dayText(value);
    case 'instant':
      return `${dayText(value)} ${value.slice(11, 16)}`;
    case 'share':
      return formatPercent(readShare(value) ?? 0, language);
    case 'duration':
      return formatDuration(Number(value));
    case 'light':
      return lights[value]?.[language] ?? value;
    case 'choice':
      return column.words?.[value]?.[language] ?? value;
    case 'authorType':
      return findAuthorType(Number(value))?.name[language] ?? value;
    case 'author':
    case 'person':
    case 'user':
    case 'work':
    case 'right':
    case 'venue':
    case 'hall':
    case 'festival':
    case 'festivalYear':
      return name ?? `${numbered[language]} ${value}`;
    default:
      return value;
  }
}

/** `2026-11-14…` as `14/11/2026`, as everywhere on the screen. */
function dayText(value: string): string {
  const [year = '', month = '', day = ''] = value.slice(0, 10).split('-');
  return `${day}/${month}/${year}`;
}
