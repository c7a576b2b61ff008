import { TextField } from '@amana/ui';
import { type ComponentProps, useLayoutEffect, useRef } from 'react';
import { weekdayText } from '../shared/dates/date-text.ts';

/**
 * Shows the date in words below it, such as 'Mon 30 Nov 2026'. Its value is empty while the date is incomplete or not
 * in the calendar. Uncontrolled, because React would then empty the attribute, and Firefox would erase each typed part.
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
