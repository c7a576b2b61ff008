import { DatePicker } from 'antd';
import dayjs from 'dayjs';
import enGB from 'dayjs/locale/en-gb';
import { type FocusEvent, useId, useMemo, useRef, useState } from 'react';
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
const FORMATS = ['D', 'DD'].flatMap((day) => [
  `${day} MMM YYYY`,
  `${day} MMMM YYYY`,
  ...['M', 'MM'].flatMap((month) => ['/', '-', '.'].map((sign) => [day, month, 'YYYY'].join(sign))),
]);
/** Read on leaving only, because the first two digits of a year would be taken for all of it. */
const SHORT_YEARS = FORMATS.map((format) => format.replace('YYYY', 'YY'));

// 'Sept', as everywhere in the app.
const monthsShort = enGB.monthsShort?.map((month) => (month === 'Sep' ? 'Sept' : month));
dayjs.locale({ ...enGB, ...(monthsShort === undefined ? {} : { monthsShort }) });

const dayOf = (date: string) => (date === '' ? null : dayjs(date));
const dateOf = (day: dayjs.Dayjs | null | undefined) => day?.format(ISO) ?? '';
/** Null for a text that is no date. */
const readDate = (text: string) => {
  if (text === '') return '';
  const day = dayjs(text, [...FORMATS, ISO, ...SHORT_YEARS], true);
  return day.isValid() ? dateOf(day) : null;
};
const daysOf = ({ from, to }: DateRange): [dayjs.Dayjs | null, dayjs.Dayjs | null] => [
  dayOf(from),
  dayOf(to),
];

export function DateRangeField({ label, value, error, presets, onChange }: DateRangeFieldProps) {
  const id = useId();
  const field = useRef<HTMLDivElement>(null);
  const [isOpen, setOpen] = useState(false);
  const [unread, setUnread] = useState<string>();
  const problem =
    unread === undefined ? error : `“${unread}” is not a date. Write it like 5 Sept 2026 or 5/9/2026.`;
  const { from, to } = value;
  // Any new array empties what is being typed.
  const days = useMemo(() => daysOf({ from, to }), [from, to]);
  const change = (range: DateRange) => {
    setUnread(undefined);
    onChange(range);
  };
  /** The picker takes a typed date only once both fields were visited. */
  const takeTyped = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (relatedTarget?.matches('input') === true && currentTarget.contains(relatedTarget)) return;
    const texts = [...currentTarget.querySelectorAll('input')].map((input) => input.value.trim());
    const [first, last] = texts.map(readDate);
    const typed = { from: first ?? from, to: last ?? to };
    if (typed.from !== from || typed.to !== to) onChange(typed);
    setUnread(texts.find((text) => readDate(text) === null));
  };
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
      onInput={() => setUnread(undefined)}
      onBlur={takeTyped}
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
          aria-describedby={problem === undefined ? undefined : `${id}-error`}
          aria-invalid={problem !== undefined}
          {...(problem === undefined ? {} : { status: 'error' })}
          placeholder={['From', 'To']}
          separator="–"
          value={days}
          order={false}
          allowEmpty
          preserveInvalidOnBlur
          open={isOpen}
          onOpenChange={setOpen}
          onKeyDown={({ key }) => {
            if (key === 'ArrowDown') focusPresets();
          }}
          format={[...FORMATS, ISO]}
          presets={presets.map((preset) => ({
            label: <button type="button">{preset.label}</button>,
            value: daysOf(preset) as [dayjs.Dayjs, dayjs.Dayjs],
          }))}
          onChange={(chosen) => change({ from: dateOf(chosen?.[0]), to: dateOf(chosen?.[1]) })}
          getPopupContainer={() => field.current ?? document.body}
        />
      </WideProvider>
      <FieldError id={`${id}-error`} text={problem} />
    </div>
  );
}
