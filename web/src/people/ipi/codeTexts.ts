import type { IpiChange, IpiName } from '@omur/contract/people/ipi';
import {
  type IpiNameKind,
  type IpiRight,
  ipiNameKinds,
  ipiRights,
  type IpiRole,
  ipiRoles,
} from '@omur/contract/people/rules/ipiCodes';
import type { Language, Text } from '@omur/contract/platform/rules/language';
import { formatDay } from '../../platform/i18n/format.ts';

const inWords = (table: Readonly<Record<string, Text>>, code: string, language: Language) =>
  table[code]?.[language] ?? code;

export const kindText = (code: IpiNameKind | (string & {}), language: Language) =>
  inWords(ipiNameKinds, code, language);
export const rightText = (code: IpiRight | (string & {}), language: Language) =>
  inWords(ipiRights, code, language);
export const roleText = (code: IpiRole | (string & {}), language: Language) =>
  inWords(ipiRoles, code, language);

/** 'STIM (flutningur), NCB (eintakagerð)': each society once, with the rights it is for. */
export function societiesText(societies: IpiName['societies'], language: Language): string {
  const rights = new Map<string, Set<string>>();
  for (const { societyName, rightCode } of societies)
    rights.set(societyName, (rights.get(societyName) ?? new Set()).add(rightText(rightCode, language)));
  return [...rights].map(([name, of]) => `${name} (${[...of].join(', ')})`).join(', ');
}

const isOfMembership = ({ ipiChangeKind: kind }: IpiChange) =>
  kind === 'membership' || kind === 'newMembership' || kind === 'removedMembership';

/** 'STIM · flutningur · tónskáld' of what an answer writes as 'PR C STIM'; the number of a name as it is. */
export function aboutText(change: IpiChange, language: Language): string {
  if (!isOfMembership(change)) return change.changeAbout;
  const [right = '', role = '', ...society] = change.changeAbout.split(' ');
  return [society.join(' '), rightText(right, language), roleText(role, language)].join(' · ');
}

/** 'Alva Lindqvist (eigið nafn)' of 'PA Alva Lindqvist'; the days of a period; the base number of another party as it is. */
export function valueText(change: IpiChange, value: string | null, language: Language): string {
  if (value === null) return '';
  if (isOfMembership(change))
    return value
      .split('–')
      .map((day) => (day === '' ? '' : formatDay(day)))
      .join('–');
  const [kind = '', ...name] = value.split(' ');
  return name.length === 0 ? value : `${name.join(' ')} (${kindText(kind, language)})`;
}
