import { Search } from 'lucide-react';
import {
  type HTMLAttributes,
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
  useRef,
  useState,
} from 'react';
import { useText } from '../i18n/texts.tsx';
import styles from './Combobox.module.css';
import { classes } from './classes.ts';
import control from './control.module.css';
import { Field, type FieldProps } from './Field.tsx';
import { LiveRegion } from './LiveRegion.tsx';
import { messages } from './messages.ts';
import { Spinner } from './Spinner.tsx';
import { usePlacement } from './usePlacement.ts';

export interface ComboboxProps<Option> extends Omit<FieldProps, 'maxLength'> {
  value: string;
  onInput: (value: string) => void;
  /** What was found for `value`; empty until the caller has asked. */
  options: readonly Option[];
  optionKey: (option: Option) => string | number;
  renderOption: (option: Option) => ReactNode;
  onSelect: (option: Option) => void;
  /** Why an option cannot be chosen; it stays in the list and says so. */
  whyNot?: ((option: Option) => string | undefined) | undefined;
  /** True from the keystroke until the answer, the pause included. */
  isLoading?: boolean | undefined;
  loadingText?: string | undefined;
  emptyText?: ReactNode;
  placeholder?: string | undefined;
  inputMode?: HTMLAttributes<HTMLInputElement>['inputMode'];
  autoFocus?: boolean | undefined;
  /** What is typed counts as it is; what is found is only offered. */
  isFreeText?: boolean | undefined;
  /** There is something to choose before anything is typed. */
  opensEmpty?: boolean | undefined;
}

export function Combobox<Option>(props: ComboboxProps<Option>) {
  const { value, onInput, options, isLoading = false } = props;
  const { loadingText, emptyText, placeholder, inputMode, autoFocus, isFreeText = false, ...field } = props;
  const t = useText();
  const anchor = useRef<HTMLDivElement>(null);
  const popup = useRef<HTMLDivElement>(null);
  const { isOpen, highlighted, choose, close, onKeyDown, ask, setActive } = useOptions(props, popup);
  usePlacement(isOpen, popup, anchor, { isStretched: true });
  const state = isLoading ? (loadingText ?? t(messages.searching)) : (emptyText ?? t(messages.nothingFound));
  const hasList = isOpen && !isLoading && options.length > 0;

  return (
    <Field {...fieldOnly(field)}>
      {(wiring) => (
        <div ref={anchor} className={classes(control.withEnd, control.withStart)}>
          <Search className={control.start} height="100%" size={18} aria-hidden />
          <input
            {...wiring}
            type="text"
            role="combobox"
            className={control.control}
            aria-autocomplete="list"
            aria-expanded={hasList}
            aria-controls={hasList ? `${wiring.id}-list` : undefined}
            aria-activedescendant={hasList && highlighted >= 0 ? `${wiring.id}-${highlighted}` : undefined}
            autoComplete="off"
            autoCorrect="off"
            spellCheck={false}
            inputMode={inputMode}
            placeholder={placeholder}
            required={field.isStarred}
            // oxlint-disable-next-line jsx-a11y/no-autofocus -- only where the dialog consists of the search
            autoFocus={autoFocus}
            value={value}
            onChange={(event) => {
              ask();
              setActive(-1);
              onInput(event.target.value);
            }}
            onClick={ask}
            onBlur={close}
            onKeyDown={onKeyDown}
          />
          {isLoading && !isFreeText && (
            <div className={`${control.end} ${styles.busy}`}>
              <Spinner />
            </div>
          )}
          {isOpen && (
            // Pressing inside must not take the focus from the field, or the list would close under the finger.
            <div
              ref={popup}
              popover="manual"
              className={styles.popup}
              onPointerDown={(event) => event.preventDefault()}
            >
              {hasList ? (
                <OptionList
                  {...props}
                  id={wiring.id}
                  highlighted={highlighted}
                  onPoint={setActive}
                  onChoose={choose}
                  onKeyDown={onKeyDown}
                />
              ) : (
                <div className={styles.state}>{state}</div>
              )}
            </div>
          )}
          <LiveRegion>
            {isOpen && (hasList ? t(messages.results, { count: options.length }) : state)}
          </LiveRegion>
        </div>
      )}
    </Field>
  );
}

/** Whether the options are shown, which of them is highlighted, and what keys do to that. */
function useOptions<Option>(props: ComboboxProps<Option>, popup: RefObject<HTMLElement | null>) {
  const { value, options, onSelect, whyNot, isLoading = false, isFreeText = false, opensEmpty } = props;
  const [isAsked, setIsAsked] = useState(false);
  const [active, setActive] = useState(-1);
  const isOpen =
    isAsked && (opensEmpty || value.trim() !== '') && (!isFreeText || (!isLoading && options.length > 0));
  const highlighted = Math.min(active, options.length - 1);

  const close = () => {
    setIsAsked(false);
    setActive(-1);
  };

  const choose = (option: Option | undefined) => {
    if (option === undefined || whyNot?.(option)) return;
    close();
    onSelect(option);
  };

  const move = (to: number) => {
    setIsAsked(true);
    if (options.length === 0) return;
    const next = (to + options.length) % options.length;
    setActive(next);
    popup.current?.querySelectorAll('[role=option]')[next]?.scrollIntoView({ block: 'nearest' });
  };

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    const act: Record<string, (() => void) | undefined> = {
      ArrowDown: () => move(highlighted + 1),
      ArrowUp: () => move(highlighted < 0 ? -1 : highlighted - 1),
      Enter: isOpen && highlighted >= 0 ? () => choose(options[highlighted]) : undefined,
      Escape: isOpen ? close : undefined,
    };
    if (!act[event.key]) return;
    event.preventDefault();
    act[event.key]?.();
  };

  const ask = () => setIsAsked(true);
  return { isOpen, highlighted, choose, close, onKeyDown, ask, setActive };
}

interface OptionListProps<Option>
  extends Pick<ComboboxProps<Option>, 'label' | 'options' | 'optionKey' | 'renderOption' | 'whyNot'> {
  id: string;
  highlighted: number;
  onPoint: (index: number) => void;
  onChoose: (option: Option) => void;
  onKeyDown: (event: KeyboardEvent) => void;
}

function OptionList<Option>(props: OptionListProps<Option>) {
  const { id, label, options, optionKey, renderOption, whyNot, highlighted } = props;
  return (
    <div id={`${id}-list`} role="listbox" aria-label={label}>
      {options.map((option, index) => (
        <div
          key={optionKey(option)}
          id={`${id}-${index}`}
          role="option"
          tabIndex={-1}
          className={styles.option}
          aria-selected={index === highlighted}
          aria-disabled={whyNot?.(option) ? true : undefined}
          onPointerMove={() => props.onPoint(index)}
          onClick={() => props.onChoose(option)}
          onKeyDown={props.onKeyDown}
        >
          {renderOption(option)}
          {whyNot?.(option) && <div className={styles.whyNot}>{whyNot(option)}</div>}
        </div>
      ))}
    </div>
  );
}

function fieldOnly({ label, id, hint, error, isOptional, isStarred, isLabelHidden }: FieldProps): FieldProps {
  return { label, id, hint, error, isOptional, isStarred, isLabelHidden };
}
