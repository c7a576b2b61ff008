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

function withUnit(value: number, unit: string): string {
  const rounded = value.toLocaleString('en', { maximumFractionDigits: value < 1 ? 3 : value < 10 ? 2 : 1 });
  return unit === '' ? rounded : `${rounded} ${unit}`;
}

function limitText({ limit, unit, isMinimum = false }: Figure): string {
  return `${isMinimum ? 'at least' : 'at most'} ${withUnit(limit, unit)}`;
}

export function isWithinLimit({ value, limit, isMinimum = false }: Figure): boolean {
  return isMinimum ? value >= limit : value <= limit;
}

/** Prints the figure with its limit, and makes the command fail where it misses. */
export function checkFigure(figure: Figure, note = ''): void {
  const holds = isWithinLimit(figure);
  if (!holds) process.exitCode = 1;
  const line = `${holds ? '✔' : '✖'} ${figure.name}: ${withUnit(figure.value, figure.unit)} (${limitText(figure)})`;
  console.log(note === '' ? line : `${line}, ${note}`);
}
