import { queueFilters } from '@omur/contract/works/review';
import { getRouteApi } from '@tanstack/react-router';
import { type Ref } from 'react';
import { useText } from '../../platform/i18n/texts.tsx';
import { Kbd } from '../../platform/ui/Kbd.tsx';
import { SearchField } from '../../platform/ui/SearchField.tsx';
import { SelectField } from '../../platform/ui/SelectField.tsx';
import { useTyped } from '../../platform/ui/useTyped.ts';
import { filterLabels, messages } from './messages.ts';
import { filterOf } from './queueSearch.ts';
import styles from './ReviewPage.module.css';

const route = getRouteApi('/portal/yfirferð');

/** What narrows the queue down; it stands in the address. */
export function QueueToolbar({ count, searchField }: { count: number; searchField: Ref<HTMLInputElement> }) {
  const t = useText();
  const { leit = '', sia } = route.useSearch();
  const navigate = route.useNavigate();
  const narrow = (change: { leit?: string | undefined; sia?: string | undefined }) => {
    void navigate({
      search: (before) => ({ ...before, verk: undefined, ...change }),
      replace: true,
      resetScroll: false,
    });
  };
  const [typed, setTyped] = useTyped(leit, (text) => narrow({ leit: text || undefined }));

  return (
    <div className={styles.toolbar}>
      <SearchField
        ref={searchField}
        label={t(messages.search)}
        value={typed}
        onChange={setTyped}
        shortcut={<Kbd>/</Kbd>}
      />
      <SelectField
        isLabelHidden
        label={t(messages.show)}
        value={filterOf(sia)}
        onChange={(filter) => narrow({ sia: filter === 'all' ? undefined : filter })}
        options={queueFilters.map((value) => ({ value, label: t(filterLabels[value]) }))}
      />
      <span className="dim small" role="status">
        {t(messages.waiting, { count })}
      </span>
    </div>
  );
}
