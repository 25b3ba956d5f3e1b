import type { WorkListSettings } from '@omur/contract/app/workList';
import { listPersonRights } from '@omur/contract/people/persons';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { listQueryFor } from '../../platform/api/queries.ts';
import { useText } from '../../platform/i18n/texts.tsx';
import { FilterFold } from '../../platform/ui/FilterFold.tsx';
import { SelectField } from '../../platform/ui/SelectField.tsx';
import { messages } from './messages.ts';
import type { WorkListSearch } from './pages.ts';

export const lights = ['green', 'yellow', 'red'] as const;

interface FiltersProps {
  /** Undefined until it is known. */
  personId: number | undefined;
  address: WorkListSearch;
  labels: WorkListSettings['labels'];
  change: (next: WorkListSearch) => void;
}

/** What narrows the list down besides the search: one author, one light, one label. Each stands there before it has anything to choose. */
export function Filters({ personId, address, labels, change }: FiltersProps) {
  const t = useText();
  const [isOpen, setIsOpen] = useState(false);
  const { data } = useQuery({
    ...listQueryFor(listPersonRights, { params: { personId: personId ?? 0 } }),
    enabled: personId !== undefined,
  });
  const authors = data?.rows.filter(({ authorId }) => authorId !== null) ?? [];
  const all = { value: 'all' };
  const chosen = (value: string) => (value === 'all' ? undefined : value);
  const set = [address.hofundur, address.ljos, address.merki].filter((one) => one !== undefined);
  return (
    <FilterFold label={t(messages.narrow)} count={set.length} isOpen={isOpen} onToggle={setIsOpen}>
      <SelectField
        label={t(messages.author)}
        isLabelHidden
        value={String(address.hofundur ?? 'all')}
        onChange={(value) => change({ hofundur: value === 'all' ? undefined : Number(value) })}
        options={[
          { ...all, label: t(messages.allAuthors) },
          ...authors.map((one) => ({ value: String(one.authorId), label: one.displayName })),
        ]}
      />
      <SelectField
        label={t(messages.light)}
        isLabelHidden
        value={address.ljos ?? 'all'}
        onChange={(value) => change({ ljos: chosen(value) })}
        options={[
          { ...all, label: t(messages.allLights) },
          ...lights.map((light) => ({ value: light, label: t(messages[light]) })),
        ]}
      />
      <SelectField
        label={t(messages.label)}
        isLabelHidden
        value={address.merki ?? 'all'}
        onChange={(value) => change({ merki: chosen(value) })}
        options={[
          { ...all, label: t(messages.allLabels) },
          ...labels.map(({ label, worksCount }) => ({ value: label, label: `${label} (${worksCount})` })),
        ]}
      />
    </FilterFold>
  );
}
