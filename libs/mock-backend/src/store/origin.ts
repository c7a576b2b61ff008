/** Where the web application runs in development, when nobody says otherwise. */
export const AMANA_ORIGIN = 'http://localhost:4200';
