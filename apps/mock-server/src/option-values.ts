import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** An invalid option; the message is for the person who typed it. */
export class WrongOption extends Error {}

export function wholeNumber(
  name: string,
  text: string | undefined,
  least: number,
  most: number,
): number | undefined {
  if (text === undefined) return undefined;
  const value = Number(text);
  if (text.trim() === '' || !Number.isInteger(value) || value < least || value > most)
    throw new WrongOption(`--${name} must be a whole number from ${least} to ${most}, not '${text}'.`);
  return value;
}

export function oneOf<Name extends string>(
  option: string,
  names: readonly Name[],
  text: string | undefined,
): Name | undefined {
  if (text === undefined) return undefined;
  const name = names.find((known) => known === text);
  if (name === undefined) throw new WrongOption(`--${option} is one of ${names.join(', ')}, not '${text}'.`);
  return name;
}

export function notEmpty(name: string, text: string | undefined): string | undefined {
  if (text?.trim() === '') throw new WrongOption(`--${name} needs a value.`);
  return text;
}

export function webAddress(url: string | undefined): string | undefined {
  if (url === undefined) return undefined;
  if (!URL.canParse(url) || !/^https?:$/.test(new URL(url).protocol))
    throw new WrongOption(`--app-url must be an http address, not '${url}'.`);
  return url.replace(/\/+$/, '');
}

export function builtApp(folder: string | undefined): string | undefined {
  if (folder === undefined || existsSync(join(folder, 'index.html'))) return folder;
  throw new WrongOption(`--serve-app: there is no index.html in ${folder}; build the web app first.`);
}

/** A folder that does not exist is created later. */
export function dataFolder(folder: string | undefined): string | undefined {
  if (folder === undefined) return undefined;
  notEmpty('data', folder);
  if (statSync(folder, { throwIfNoEntry: false })?.isDirectory() === false)
    throw new WrongOption(`--data must be a folder, and ${folder} is a file.`);
  return folder;
}

export interface MailServer {
  readonly host: string;
  readonly port: number;
}

export function mailServer(address: string | undefined): MailServer | undefined {
  if (address === undefined) return undefined;
  const [, bracketed, plain, digits] = /^(?:\[([\da-f:]+)\]|([^\s:/@]+)):(\d{1,5})$/i.exec(address) ?? [];
  const host = bracketed ?? plain;
  const port = Number(digits);
  if (host === undefined || !(port >= 1 && port <= 65_535))
    throw new WrongOption(`--smtp must be a host and a port, such as localhost:1025, not '${address}'.`);
  return { host, port };
}
