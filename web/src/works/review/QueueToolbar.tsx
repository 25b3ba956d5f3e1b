import { queueFilters } from '@omur/contract/works/review';
import { getRouteApi } from '@tanstack/react-router';
import { ListChecks } from 'lucide-react';
import { type Ref } from 'react';
import { useText } from '../../platform/i18n/texts.tsx';
import { useCountText } from '../../platform/page/useCountText.ts';
import { Button } from '../../platform/ui/Button.tsx';
import { Kbd } from '../../platform/ui/Kbd.tsx';
import { SearchField } from '../../platform/ui/SearchField.tsx';
import { SelectField } from '../../platform/ui/SelectField.tsx';
import { useTyped } from '../../platform/ui/useTyped.ts';
import { filterLabels, messages } from './messages.ts';
import { filterOf } from './queueSearch.ts';
import styles from './ReviewPage.module.css';

const route = getRouteApi('/portal/yfirferð');

interface QueueToolbarProps {
  count: number;
  searchField: Ref<HTMLInputElement>;
  onSeveral: () => void;
}

/** What narrows the queue down, which stands in the address, and the way to decide on several of it. */
export function QueueToolbar({ count, searchField, onSeveral }: QueueToolbarProps) {
  const t = useText();
  const countText = useCountText();
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
      <div className={styles.counted}>
        <span className="dim small" role="status">
          {countText(messages.waiting, count)}
        </span>
        {count > 1 && (
          <Button look="quiet" size="small" icon={<ListChecks size={16} aria-hidden />} onClick={onSeveral}>
            {t(messages.several)}
          </Button>
        )}
      </div>
    </div>
  );
}
