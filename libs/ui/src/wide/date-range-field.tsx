import { DatePicker } from 'antd';
import dayjs from 'dayjs';
import enGB from 'dayjs/locale/en-gb';
import { useId, useRef, useState } from 'react';
import { classNames } from '../components/class-names.ts';
import { FieldError } from '../fields/form-field.tsx';
import fieldStyles from '../fields/field.module.css';
import styles from './date-range-field.module.css';
import { WideProvider } from './wide-provider.tsx';

export interface DateRange {
  readonly from: string;
  readonly to: string;
}

interface DateRangeFieldProps {
  label: string;
  value: DateRange;
  error?: string | undefined;
  presets: readonly (DateRange & { readonly label: string })[];
  onChange: (range: DateRange) => void;
}

const ISO = 'YYYY-MM-DD';
/** The first format is for display, the others also for typing. */
const FORMATS = ['D MMM YYYY', 'D MMMM YYYY', 'D/M/YYYY', ISO];

// 'Sept', as everywhere in the app.
const monthsShort = enGB.monthsShort?.map((month) => (month === 'Sep' ? 'Sept' : month));
dayjs.locale({ ...enGB, ...(monthsShort === undefined ? {} : { monthsShort }) }, undefined, true);

const dayOf = (date: string) => (date === '' ? null : dayjs(date));
const dateOf = (day: dayjs.Dayjs | null | undefined) => day?.format(ISO) ?? '';
const daysOf = ({ from, to }: DateRange): [dayjs.Dayjs | null, dayjs.Dayjs | null] => [
  dayOf(from),
  dayOf(to),
];

export function DateRangeField({ label, value, error, presets, onChange }: DateRangeFieldProps) {
  const id = useId();
  const field = useRef<HTMLDivElement>(null);
  const [isOpen, setOpen] = useState(false);
  /** Tab closes the calendar, so another key focuses the ranges. */
  const focusPresets = () => {
    setOpen(true);
    requestAnimationFrame(() => field.current?.querySelector<HTMLElement>('li button')?.focus());
  };
  return (
    <div
      ref={field}
      className={classNames('column', fieldStyles['field'], styles['field'])}
      role="group"
      aria-labelledby={id}
    >
      <span id={id} className={fieldStyles['label']}>
        {label}
      </span>
      <label className="visually-hidden" htmlFor={`${id}-from`}>
        From
      </label>
      <label className="visually-hidden" htmlFor={`${id}-to`}>
        To
      </label>
      <WideProvider>
        <DatePicker.RangePicker
          className={classNames('focus-frame', styles['picker'])}
          id={{ start: `${id}-from`, end: `${id}-to` }}
          aria-describedby={error === undefined ? undefined : `${id}-error`}
          {...(error === undefined ? {} : { status: 'error' })}
          placeholder={['From', 'To']}
          separator="–"
          value={daysOf(value)}
          allowEmpty
          open={isOpen}
          onOpenChange={setOpen}
          onKeyDown={({ key }) => {
            if (key === 'ArrowDown') focusPresets();
          }}
          format={FORMATS}
          presets={presets.map((preset) => ({
            label: <button type="button">{preset.label}</button>,
            value: daysOf(preset) as [dayjs.Dayjs, dayjs.Dayjs],
          }))}
          onChange={(days) => onChange({ from: dateOf(days?.[0]), to: dateOf(days?.[1]) })}
          getPopupContainer={() => field.current ?? document.body}
        />
      </WideProvider>
      <FieldError id={`${id}-error`} text={error} />
    </div>
  );
}
