import * as fields from '@omur/contract/platform/fields/contracts';
import { plainContract } from '@omur/contract/platform/fields/plainContract';
import { type PlainField } from '@omur/contract/platform/plainFields';
import { territories as territoriesField } from '@omur/contract/platform/fields/territories';
import {
  endsOn,
  mechanicalShareHundredths,
  performanceShareHundredths,
} from '@omur/contract/platform/fields/works';
import type { Language, Text } from '@omur/contract/platform/rules/language';
import { contractFieldNames } from '@omur/contract/publishing/rules/contractHistory';
import { inKronur } from '../../messages/letters/inKronur.ts';
import { longDay } from '../../messages/letters/longDay.ts';
import type { Queryable } from '../../platform/database/statement.ts';
import { nameTerritories } from './agreementQueries.ts';
import { nameWorks } from './workQueries.ts';

/** R136: whether changes to contracts take two of the staff, and who asked for this one, once another confirms it. */
export interface Eyes {
  takesTwo: boolean;
  askedBy: number | null;
}

/** The change has to wait for a colleague of the one who sends it. */
export const needsConfirmation = ({ takesTwo, askedBy }: Eyes): boolean => takesTwo && askedBy === null;

/** A row of the history to be. */
export interface Changed {
  field: string;
  old_value: string | null;
  new_value: string | null;
}

const plainWires = new Set(Object.values<PlainField>(plainContract).map(({ wire }) => wire));
/** Who is paid what, and when, follows from everything but plain words. */
export const movesMoney = ({ field }: Changed): boolean => !plainWires.has(field);

const shares = new Set<string>([
  performanceShareHundredths.wire,
  mechanicalShareHundredths.wire,
  fields.synchronisationShareHundredths.wire,
]);
const days = new Set<string>([
  fields.startsOn.wire,
  endsOn.wire,
  fields.retentionEndsOn.wire,
  fields.collectionEndsOn.wire,
]);

/** `12,50 %` or `12.50%`. */
export const shareSaid = (percent: string, language: Language) =>
  language === 'is' ? `${percent.replace('.', ',')} %` : `${percent}%`;

/** Who owes something, and who is paid what would have brought it back. */
const owing = {
  author: { is: ['höfundarins', 'útgefandinn'], en: ['the author', 'the publisher'] },
  replaced: {
    is: ['útgefandans', 'sá sem kemur í hans stað'],
    en: ['the publisher', 'who publishes in its place'],
  },
  left: { is: ['útgefandans', 'aðrir en hann'], en: ['the publisher', 'anybody else'] },
} as const;

/**
 * R165, R217, R219, R248: that what another is paid recovers nothing of an advance or of what was paid too much, for who confirms what
 * would give it to them.
 */
export function recoverySaid(isk: number, of: keyof typeof owing): Text {
  if (isk === 0) return { is: '', en: '' };
  const amount = inKronur(isk);
  const [to, paid] = owing[of].is;
  const [who, other] = owing[of].en;
  const gets = of === 'left' ? 'fá' : 'fær';
  return {
    is: `. Eftir er að endurheimta ${amount} kr. af fyrirframgreiðslu eða ofgreiðslu til ${to}, og það sem ${paid} ${gets} endurheimtir ekkert af því`,
    en: `. ${amount} kr. are left to recover of an advance to ${who} or of what they were paid too much, and what ${other} is paid recovers nothing of it`,
  };
}

interface Territory extends Record<string, unknown> {
  territoryId: number;
  is: string;
  en: string;
}

/** What of the terms would be another, for who confirms it. */
export async function termsSaid(db: Queryable, changes: readonly Changed[]): Promise<Text> {
  const numbers = changes
    .filter(({ field }) => field === territoriesField.wire)
    .flatMap(({ old_value: before, new_value: after }) => `${before} ${after}`.split(' ').map(Number));
  const territories = await nameTerritories.rows<Territory>(db, { territories: numbers.map(Math.abs) });
  const nameOf = (entry: string, language: Language) => {
    const territory = territories.find(({ territoryId }) => territoryId === Math.abs(Number(entry)));
    return `${entry.startsWith('-') ? '−' : ''}${territory?.[language] ?? entry}`;
  };
  const said = (field: string, value: string | null, language: Language): string => {
    if (value === null) return '–';
    if (shares.has(field)) return shareSaid(value, language);
    if (days.has(field)) return longDay(value, language);
    if (field !== territoriesField.wire) return value;
    return value
      .split(' ')
      .map((entry) => nameOf(entry, language))
      .join(', ');
  };
  const names: Readonly<Record<string, Text | undefined>> = contractFieldNames;
  const inWords = (language: Language) =>
    changes
      .map(({ field, old_value: before, new_value: after }) => {
        const name = names[field]?.[language] ?? field;
        return `${name}: ${said(field, before, language)} → ${said(field, after, language)}`;
      })
      .join('; ');
  return { is: inWords('is'), en: inWords('en') };
}

const namedAtMost = 5;

/** Works by title and number, the first of many. */
export async function worksSaid(db: Queryable, workIds: readonly number[]): Promise<Text> {
  const named = await nameWorks.rows<{ name: string }>(db, { workIds: workIds.slice(0, namedAtMost) });
  const names = named.map(({ name }) => name).join(', ');
  const rest = workIds.length - named.length;
  return rest > 0
    ? { is: `${names} og ${rest} til viðbótar`, en: `${names} and ${rest} more` }
    : { is: names, en: names };
}
