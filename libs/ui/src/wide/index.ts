/** Components for wide windows based on antd, loaded on demand; phones never load them. */
export { type DataColumn, DataTable } from './data-table.tsx';
export { type DateRange, DateRangeField } from './date-range-field.tsx';
export { loadStyles } from './load-styles.ts';
