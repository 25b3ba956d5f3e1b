import type { Access } from '@omur/contract/accounts/delegation';
import type { useText } from '../../platform/i18n/texts.tsx';
import type { Column } from '../../platform/ui/columns.ts';
import { messages } from './messages.ts';
import { accessText, untilText } from './terms.ts';

/** What both lists say of each other one; an administrator’s leave to act for anyone has no terms. */
export function accessColumns(t: ReturnType<typeof useText>, isWithoutTerms = false): Column<Access>[] {
  const columns: Column<Access>[] = [
    {
      id: 'name',
      header: t(messages.name),
      isTitle: true,
      width: 'minmax(0, 2fr)',
      cell: ({ name, kennitalaStart }) => (
        <>
          {name} <span className="dim small tabular">{kennitalaStart}</span>
        </>
      ),
    },
    {
      id: 'reach',
      header: t(messages.reach),
      cell: (access) => accessText(t, access),
    },
    {
      id: 'until',
      header: t(messages.until),
      cell: (access) => untilText(t, access),
    },
  ];
  return isWithoutTerms ? columns.slice(0, 1) : columns;
}

export function accessDetail(t: ReturnType<typeof useText>, access: Access): string {
  const parts = access.grantedAt ? [accessText(t, access), untilText(t, access)] : [];
  return [access.kennitalaStart, ...parts].join(' · ');
}
