import { type PlaceState, placeStates } from '@omur/contract/performances/venuesDesk';
import type { PlacesSearch } from './deskPages.ts';
import type { Text } from '../../platform/i18n/text.ts';
import { useText } from '../../platform/i18n/texts.tsx';
import { Button } from '../../platform/ui/Button.tsx';
import { EmptyState } from '../../platform/ui/EmptyState.tsx';
import { ListToolbar } from '../../platform/ui/ListToolbar.tsx';
import { SearchField } from '../../platform/ui/SearchField.tsx';
import { SelectField } from '../../platform/ui/SelectField.tsx';
import { useTyped } from '../../platform/ui/useTyped.ts';
import { messages } from './messages.ts';

export interface TabProps {
  address: PlacesSearch;
  change: (next: PlacesSearch) => void;
}

interface ListToolsProps extends TabProps {
  label: string;
  states: Record<PlaceState, Text>;
  count: string | false;
}

/** Search and state, above a list of places. */
export function ListTools({ address, change, label, states, count }: ListToolsProps) {
  const t = useText();
  const [typed, setTyped] = useTyped(address.leit ?? '', (text) => change({ leit: text || undefined }));
  return (
    <ListToolbar count={count}>
      <SearchField label={label} value={typed} onChange={setTyped} />
      <SelectField
        isLabelHidden
        label={t(messages.state)}
        value={stateOf(address) ?? 'all'}
        onChange={(state) => change({ sia: state === 'all' ? undefined : state })}
        options={[
          { value: 'all', label: t(messages.allStates) },
          ...placeStates.map((value) => ({ value, label: t(states[value]) })),
        ]}
      />
    </ListToolbar>
  );
}

export function NoPlaces({ title = '', change }: { title?: string | undefined; change: TabProps['change'] }) {
  const t = useText();
  return (
    <EmptyState
      title={title}
      action={
        <Button onClick={() => change({ leit: undefined, sia: undefined })}>{t(messages.showAll)}</Button>
      }
    >
      {t(messages.noneLikeThis)}
    </EmptyState>
  );
}

/** What the list is asked for. */
export function askedIn(address: PlacesSearch, sort: string) {
  const filter = stateOf(address);
  return { sort, ...(address.leit && { search: address.leit }), ...(filter && { filter }) };
}

const stateOf = ({ sia }: PlacesSearch) => placeStates.find((one) => one === sia);
