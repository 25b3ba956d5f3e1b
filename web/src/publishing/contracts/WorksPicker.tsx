import { listAuthorWorks } from '@omur/contract/people/authors';
import { useState } from 'react';
import { usePages } from '../../platform/api/queries.ts';
import { useText } from '../../platform/i18n/texts.tsx';
import { Alert } from '../../platform/ui/Alert.tsx';
import { Button } from '../../platform/ui/Button.tsx';
import { CheckboxField } from '../../platform/ui/CheckboxField.tsx';
import { formatWhole } from '../../platform/i18n/format.ts';
import { ListToolbar } from '../../platform/ui/ListToolbar.tsx';
import { RadioGroup } from '../../platform/ui/RadioGroup.tsx';
import { SearchField } from '../../platform/ui/SearchField.tsx';
import { Skeleton } from '../../platform/ui/Skeleton.tsx';
import { Stack } from '../../platform/ui/Stack.tsx';
import { useDebounced } from '../../platform/ui/useDebounced.ts';
import styles from './contracts.module.css';
import type { ContractForm } from './form.ts';
import { formMessages } from './formMessages.ts';

interface WorksPickerProps {
  form: ContractForm;
  edit: (part: Partial<ContractForm>) => void;
  /** How many works the author has. */
  allWorks: number | undefined;
  error: string | undefined;
}

/** C2.23, C7.5: all works of the author, or those that are ticked. */
export function WorksPicker({ form, edit, allWorks, error }: WorksPickerProps) {
  const t = useText();
  const { author, isForAllWorks } = form;
  if (!author) return <p className="dim">{t(formMessages.authorFirst)}</p>;
  const number = formatWhole(allWorks ?? 0);
  return (
    <Stack>
      <RadioGroup
        id="works"
        label={t(formMessages.which)}
        error={error}
        isInline
        value={isForAllWorks ? 'all' : 'some'}
        onChange={(value) => edit({ isForAllWorks: value === 'all' })}
        options={[
          {
            value: 'all',
            label: allWorks === undefined ? t(formMessages.all) : t(formMessages.allCounted, { number }),
          },
          { value: 'some', label: t(formMessages.some) },
        ]}
      />
      {!isForAllWorks && (
        <SomeWorks authorId={author.authorId} works={form.works} onChange={(works) => edit({ works })} />
      )}
    </Stack>
  );
}

interface SomeWorksProps {
  authorId: number;
  works: ContractForm['works'];
  onChange: (works: ContractForm['works']) => void;
}

/** What was ticked stays ticked, also when the filter hides it. */
function SomeWorks({ authorId, works, onChange }: SomeWorksProps) {
  const t = useText();
  const [typed, setTyped] = useState('');
  const search = useDebounced(typed.trim(), 300);
  const list = usePages(listAuthorWorks, { params: { authorId }, query: { ...(search && { search }) } });
  const chosen = new Set(works.map(({ workId }) => workId));
  const shown = list.rows.map(({ workId, title }) => ({ workId, title }));
  const left = shown.filter(({ workId }) => !chosen.has(workId));
  const tick = (work: ContractForm['works'][number], isChecked: boolean) =>
    onChange(isChecked ? [...works, work] : works.filter(({ workId }) => workId !== work.workId));

  return (
    <div>
      <ListToolbar
        count={t(formMessages.chosenCount, { count: works.length })}
        actions={
          <>
            <Button size="small" disabled={left.length === 0} onClick={() => onChange([...works, ...left])}>
              {t(formMessages.chooseShown)}
            </Button>
            <Button size="small" disabled={works.length === 0} onClick={() => onChange([])}>
              {t(formMessages.chooseNone)}
            </Button>
          </>
        }
      >
        <SearchField label={t(formMessages.filter)} value={typed} onChange={setTyped} />
      </ListToolbar>
      {list.error && <Alert look="danger" title={list.error.message} />}
      {list.isLoading && <Skeleton shape="rows" count={4} />}
      {!list.isLoading && list.rows.length === 0 && <p className="dim">{list.emptyText}</p>}
      {list.rows.length > 0 && (
        <ul className={styles.works} aria-busy={list.isChanging}>
          {shown.map((work) => (
            <li key={work.workId}>
              <CheckboxField
                label={
                  <>
                    {work.title} <span className="dim small tabular">{work.workId}</span>
                  </>
                }
                isChecked={chosen.has(work.workId)}
                onChange={(isChecked) => tick(work, isChecked)}
              />
            </li>
          ))}
        </ul>
      )}
      {list.onMore && (
        <div className={styles.more}>
          <Button size="small" isLoading={list.isLoadingMore} onClick={list.onMore}>
            {t(formMessages.more)}
          </Button>
        </div>
      )}
    </div>
  );
}
