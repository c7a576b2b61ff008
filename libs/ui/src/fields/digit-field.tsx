import { changeInput, type InputRule, type InputState } from '@amana/domain';
import { type ComponentProps, type SyntheticEvent, useLayoutEffect, useRef, useState } from 'react';
import styles from './field.module.css';
import { type FieldProps, FormField } from './form-field.tsx';

export interface DigitFieldProps extends FieldProps, Omit<ComponentProps<'input'>, 'value' | 'onChange'> {
  /** Decides which characters are accepted, and how they are shown. */
  rule: InputRule;
  value: string;
  /** Shown in front of the text, for example a currency sign. */
  prefix?: string;
  onText: (text: string) => void;
}

interface Composition {
  /** The field before the keyboard began to compose. */
  readonly before: InputState;
  /** Text as the keyboard composes it. */
  readonly raw: string;
}

/** Cleans and formats what is typed, keeps the caret at its digit, and shows what the rule refused. */
export function DigitField({
  rule,
  label,
  hint,
  error,
  prefix,
  value,
  onText,
  onBlur,
  ...rest
}: DigitFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  const [last, setLast] = useState(() => rule.of(value));
  const [composition, setComposition] = useState<Composition | null>(null);
  const current = last.text === value ? last : rule.of(value);
  useLayoutEffect(() => {
    const isFocused = document.activeElement === input.current;
    if (isFocused && composition === null) input.current?.setSelectionRange(last.caret, last.caret);
  }, [last, composition]);
  const change = (target: HTMLInputElement, composing: Composition | null) => {
    const typed = { text: target.value, caret: target.selectionStart ?? target.value.length };
    const isComposed = composing !== null;
    const changed = changeInput(rule, composing?.before ?? current, typed, { isComposed });
    setLast(changed);
    onText(changed.text);
  };
  /** Decimals end here: digits typed later belong to the amount. */
  const endDecimals = () => {
    if ((current.decimals ?? '') !== '') setLast({ ...current, decimals: '', caret: caretOf(input.current) });
  };
  const notice = current.notice ?? undefined;
  const problem = current.isInvalid === true ? notice : error;
  return (
    <FormField label={label} hint={hint} error={problem} notice={notice === problem ? undefined : notice}>
      {(ties) => (
        <>
          {prefix !== undefined && (
            <span className={styles['prefix']} aria-hidden="true">
              {prefix}
            </span>
          )}
          <input
            type="text"
            inputMode="numeric"
            {...rest}
            {...ties}
            ref={input}
            className={styles['input']}
            value={composition?.raw ?? value}
            onChange={({ target }) => {
              if (composition !== null) setComposition({ ...composition, raw: target.value });
              change(target, composition);
            }}
            onCompositionStart={() => setComposition({ before: current, raw: value })}
            // A change of the text while a keyboard composes would make it insert the text once more.
            onCompositionEnd={({ currentTarget }: SyntheticEvent<HTMLInputElement>) => {
              change(currentTarget, composition);
              setComposition(null);
            }}
            onPointerDown={endDecimals}
            onKeyDown={({ key }) => {
              if (/^(?:Arrow|Home|End)/.test(key)) endDecimals();
              // In an empty field it changes nothing, and no other event follows.
              else if (key === 'Backspace' && value === '') setLast(rule.of(''));
            }}
            onBlur={(event) => {
              endDecimals();
              onBlur?.(event);
            }}
          />
        </>
      )}
    </FormField>
  );
}

function caretOf(input: HTMLInputElement | null): number {
  return input?.selectionStart ?? 0;
}
