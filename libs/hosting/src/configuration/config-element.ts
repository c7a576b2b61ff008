/** The id of the script element of index.html that has the configuration as JSON. */
export const CONFIG_ELEMENT_ID = 'app-config';
