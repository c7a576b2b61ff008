/** A data folder that cannot be used. The message is for the person at the terminal; the folder is unchanged. */
export class DataRefusal extends Error {}

const LEFT = 'Nothing in it was changed: move it away, or choose another folder with --data.';

export function inUse(folder: string): DataRefusal {
  return new DataRefusal(
    `The data folder ${folder} is in use by another mock server: stop that one, or choose another folder with --data.`,
  );
}

export function unreadable(file: string, what: string): DataRefusal {
  return new DataRefusal(`${file} ${what}. ${LEFT}`);
}
