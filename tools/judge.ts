/** One line for a figure that must hold; one that does not makes the command fail. */
export function judge(holds: boolean, text: string): void {
  if (!holds) process.exitCode = 1;
  console.log(`${holds ? '✔' : '✖'} ${text}`);
}
