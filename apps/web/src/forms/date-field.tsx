import { TextField } from '@amana/ui';
import { type ComponentProps, useLayoutEffect, useRef } from 'react';
import { weekdayText } from '../shared/date-text.ts';

/**
 * A date, which the browser writes in digits, and the same date in words below it: 'Mon 30 Nov 2026'. Its value is empty
 * while a part of it is missing or no calendar has it, as 29 February on the way to a leap year. React would then empty the
 * attribute of a controlled field too, at which Firefox erases every part that is typed.
 */
export function DateField({ value, ...rest }: ComponentProps<typeof TextField> & { value: string }) {
  const input = useRef<HTMLInputElement>(null);
  useLayoutEffect(() => {
    if (input.current !== null && input.current.value !== value) input.current.value = value;
  }, [value]);
  return (
    <TextField {...rest} ref={input} defaultValue="" type="date" hint={weekdayText(value) ?? rest.hint} />
  );
}
