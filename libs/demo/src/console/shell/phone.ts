/** Here the drawer covers the whole page. */
export const PHONE = '(width < 768px)';
