import { listTerritories, type ListedTerritory } from '@omur/contract/works/codeTables';
import { isWholeWorld, type Territory } from '@omur/contract/works/rules/territories';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { listQueryFor } from '../../platform/api/queries.ts';
import type { Language, Text, TextValues } from '../../platform/i18n/text.ts';
import { useLanguage, useText } from '../../platform/i18n/texts.tsx';

type Say = (text: Text, values?: TextValues) => string;

const messages = {
  world: { is: 'Heimurinn', en: 'World' },
  except: { is: 'þó ekki {name}', en: 'except {name}' },
  and: { is: 'og {name}', en: 'and {name}' },
};

/** X41: the tree of territories, and names in the reader's language. */
export function useTerritories(isNeeded = true) {
  const t = useText();
  const [language] = useLanguage();
  const { data } = useQuery({ ...listQueryFor(listTerritories), staleTime: Infinity, enabled: isNeeded });
  const rows = data?.rows;
  return useMemo(() => {
    const byId = new Map((rows ?? []).map((row) => [row.territoryId, row]));
    const nameOf = (id: number) =>
      nameIn(byId.get(Math.abs(id)), language) ?? (rows ? `TIS ${Math.abs(id)}` : '…');
    return {
      rows: rows ?? [],
      tree: new Map((rows ?? []).map((row) => [row.territoryId, treeOf(row)])),
      nameOf,
      /** In words: World, except Scandinavia, and Denmark. */
      say: (list: readonly number[]) => said(list, nameOf, t),
    };
  }, [rows, language, t]);
}

/** A list that needs no look at the tree. */
export const isPlainWorld = isWholeWorld;

function said(list: readonly number[], nameOf: (id: number) => string, t: Say): string {
  if (isWholeWorld(list)) return t(messages.world);
  return list
    .map((entry, at) => {
      const name = nameOf(entry);
      if (at === 0) return name;
      return t(entry < 0 ? messages.except : messages.and, { name });
    })
    .join(', ');
}

const nameIn = (row: ListedTerritory | undefined, language: Language) =>
  row && (language === 'is' ? row.nameIcelandic : row.nameEnglish);

const treeOf = ({ territoryId, kind, validFrom, validTo, groups }: ListedTerritory): Territory => ({
  territoryId,
  kind,
  startsOn: validFrom,
  endsOn: validTo,
  groups: groups.map((one) => ({
    territoryId: one.territoryId,
    startsOn: one.validFrom,
    endsOn: one.validTo,
  })),
});
