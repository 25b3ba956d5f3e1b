import { Search, X } from 'lucide-react';
import { type ReactNode, type Ref, useId, useImperativeHandle, useRef } from 'react';
import { useText } from '../i18n/texts.tsx';
import { classes } from './classes.ts';
import control from './control.module.css';
import { IconButton } from './IconButton.tsx';
import { messages } from './messages.ts';
import styles from './SearchField.module.css';

export interface SearchFieldProps {
  /** Read aloud, and shown inside the empty field unless `placeholder` says otherwise. */
  label: string;
  value: string;
  onChange: (value: string) => void;
  placeholder?: string | undefined;
  /** A shortcut shown at the end while the field is empty, as `<Kbd>⌘K</Kbd>`. */
  shortcut?: ReactNode;
  ref?: Ref<HTMLInputElement>;
}

export function SearchField({ label, value, onChange, placeholder, shortcut, ref }: SearchFieldProps) {
  const t = useText();
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  useImperativeHandle(ref, () => input.current as HTMLInputElement);

  const clear = () => {
    onChange('');
    input.current?.focus();
  };

  return (
    <div className={classes(control.withEnd, control.withStart, styles.search)}>
      <Search className={control.start} size={18} aria-hidden />
      <input
        ref={input}
        id={id}
        type="search"
        enterKeyHint="search"
        autoComplete="off"
        className={classes(control.control, styles.input)}
        aria-label={label}
        placeholder={placeholder ?? label}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Escape' || !value) return;
          event.preventDefault();
          clear();
        }}
      />
      <div className={control.end}>
        {value ? (
          <IconButton size="small" label={t(messages.clearSearch)} icon={<X />} onClick={clear} />
        ) : (
          shortcut
        )}
      </div>
    </div>
  );
}
