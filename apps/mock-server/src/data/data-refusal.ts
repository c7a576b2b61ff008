/** A data folder that cannot be used; the sentence is for who started the server. What was in the folder is as it was. */
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
