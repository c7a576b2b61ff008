import { TextField } from '@amana/ui';
import type { ComponentProps } from 'react';
import { weekdayText } from './date-text.ts';

/** A date, which the browser writes in digits, and the same date in words below it: 'Mon 30 Nov 2026'. */
export function DateField({ value, ...rest }: ComponentProps<typeof TextField> & { value: string }) {
  return <TextField {...rest} value={value} type="date" hint={weekdayText(value) ?? rest.hint} />;
}
