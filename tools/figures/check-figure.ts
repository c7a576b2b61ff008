import { mkdirSync, writeFileSync } from 'node:fs';
import { inWorkspace } from '../workspace.ts';

/** A measured number with its limit. */
export interface Figure {
  /** The script of package.json that measures it. */
  readonly command: string;
  /** Unique within its command. */
  readonly name: string;
  readonly value: number;
  readonly limit: number;
  readonly unit: string;
  /** Scores and rates must reach their limit; any other figure must not exceed it. */
  readonly isMinimum?: boolean;
}

export interface MeasuredFigure extends Figure {
  /** ISO date. */
  readonly measuredOn: string;
}

/** Where each command leaves its figures for `npm run figures`. */
export const FIGURES_FOLDER = inWorkspace('.cache/figures');

export function withUnit(value: number, unit: string): string {
  const rounded = value.toLocaleString('en', { maximumFractionDigits: value < 1 ? 3 : value < 10 ? 2 : 1 });
  return unit === '' ? rounded : `${rounded} ${unit}`;
}

export function limitText({ limit, unit, isMinimum = false }: Figure): string {
  return `${isMinimum ? 'at least' : 'at most'} ${withUnit(limit, unit)}`;
}

export function isWithinLimit({ value, limit, isMinimum = false }: Figure): boolean {
  return isMinimum ? value >= limit : value <= limit;
}

/** Prints the figure with its limit, writes it to a file for docs/figures.md, and makes the command fail where it misses. */
export function checkFigure(figure: Figure, note = ''): void {
  const holds = isWithinLimit(figure);
  if (!holds) process.exitCode = 1;
  const line = `${holds ? '✔' : '✖'} ${figure.name}: ${withUnit(figure.value, figure.unit)} (${limitText(figure)})`;
  console.log(note === '' ? line : `${line}, ${note}`);

  mkdirSync(FIGURES_FOLDER, { recursive: true });
  const file = `${figure.command} ${figure.name}`.replaceAll(/[^\w]+/g, '-');
  const measuredOn = new Date().toISOString().slice(0, 10);
  writeFileSync(`${FIGURES_FOLDER}/${file}.json`, JSON.stringify({ ...figure, measuredOn }));
}
