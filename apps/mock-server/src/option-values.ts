import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { parseWebAddress } from '@amana/domain';

/** An invalid option; the message continues after the option's name. */
export class WrongOption extends Error {}

export function wholeNumber(least: number, most: number) {
  return (text: string): number => {
    const value = Number(text);
    if (!Number.isInteger(value) || value < least || value > most)
      throw new WrongOption(`must be a whole number from ${least} to ${most}, not '${text}'.`);
    return value;
  };
}

export function oneOf<Name extends string>(names: readonly Name[]) {
  return (text: string): Name => {
    const name = names.find((known) => known === text);
    if (name === undefined) throw new WrongOption(`is one of ${names.join(', ')}, not '${text}'.`);
    return name;
  };
}

export function webAddress(url: string): string {
  if (parseWebAddress(url) === null) throw new WrongOption(`must be an http address, not '${url}'.`);
  return url.replace(/\/+$/, '');
}

export function origins(list: string): string[] {
  return list.split(',').map((address) => new URL(webAddress(address.trim())).origin);
}

export function builtApp(folder: string): string {
  if (existsSync(join(folder, 'index.html'))) return folder;
  throw new WrongOption(`needs a built web app, and there is no index.html in ${folder}.`);
}

/** A missing folder is created later. */
export function dataFolder(folder: string): string {
  if (statSync(folder, { throwIfNoEntry: false })?.isDirectory() === false)
    throw new WrongOption(`must be a folder, and ${folder} is a file.`);
  return folder;
}
