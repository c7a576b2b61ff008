/** Parts for wide windows, made of antd. Only loaded on demand: phones load none of it. */
export { DataTable } from './data-table.tsx';
export type { DataColumn } from './data-table.tsx';
export { DateRangeField } from './date-range-field.tsx';
export type { DateRange } from './date-range-field.tsx';
export { loadStyles } from './load-styles.ts';
