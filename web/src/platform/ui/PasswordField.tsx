import { Eye, EyeOff } from 'lucide-react';
import { type ComponentProps, type KeyboardEvent, useState } from 'react';
import { useText } from '../i18n/texts.tsx';
import control from './control.module.css';
import { Field, type FieldProps } from './Field.tsx';
import { IconButton } from './IconButton.tsx';
import { messages } from './messages.ts';

type InputProps = Omit<
  ComponentProps<'input'>,
  'className' | 'style' | 'onChange' | 'value' | 'type' | keyof FieldProps
>;

export interface PasswordFieldProps extends Omit<FieldProps, 'maxLength'>, InputProps {
  value: string;
  onChange: (value: string) => void;
  autoComplete: 'current-password' | 'new-password';
}

export function PasswordField({ value, onChange, ...rest }: PasswordFieldProps) {
  const { label, id, hint, error, isOptional, isLabelHidden, ...input } = rest;
  const t = useText();
  const [isShown, setIsShown] = useState(false);
  const [isCapsLock, setIsCapsLock] = useState(false);
  const readCapsLock = (event: KeyboardEvent) => setIsCapsLock(event.getModifierState('CapsLock'));
  const field = {
    label,
    id,
    error,
    isOptional,
    isLabelHidden,
    hint: isCapsLock ? t(messages.capsLock) : hint,
  };

  return (
    <Field {...field}>
      {(wiring) => (
        <div className={control.withEnd}>
          <input
            spellCheck={false}
            autoCapitalize="none"
            {...input}
            {...wiring}
            type={isShown ? 'text' : 'password'}
            className={control.control}
            value={value}
            onChange={(event) => onChange(event.target.value)}
            onKeyDown={readCapsLock}
            onKeyUp={readCapsLock}
          />
          <div className={control.end}>
            <IconButton
              size="small"
              label={t(isShown ? messages.hidePassword : messages.showPassword)}
              icon={isShown ? <EyeOff /> : <Eye />}
              onClick={() => setIsShown(!isShown)}
            />
          </div>
        </div>
      )}
    </Field>
  );
}
