/** Components for wide windows based on antd, loaded on demand; phones never load them. */
export { DataTable } from './data-table.tsx';
export type { DataColumn } from './data-table.tsx';
export { DateRangeField } from './date-range-field.tsx';
export type { DateRange } from './date-range-field.tsx';
export { loadStyles } from './load-styles.ts';
