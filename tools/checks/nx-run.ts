import { existsSync, readFileSync, rmSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { commandOf, inWorkspace } from '../workspace.ts';
import { readable, runCommand } from './command.ts';

export interface NxTask {
  id: string;
  project: string;
  target: string;
  succeeded: boolean;
  cached: boolean;
  startedAtMs: number;
  endedAtMs: number;
  output: string;
}

export interface NxRun {
  tasks: NxTask[];
  succeeded: boolean;
  output: string;
}

/** The parts used of Nx's record of its last run. */
interface RunRecord {
  tasks: {
    taskId: string;
    target: string;
    projectName: string;
    hash: string;
    startTime: string;
    endTime: string;
    cacheStatus: string;
    status: number;
  }[];
}

const RECORD = inWorkspace('.nx/cache/run.json');

function readRecord(): RunRecord {
  return existsSync(RECORD) ? (JSON.parse(readFileSync(RECORD, 'utf8')) as RunRecord) : { tasks: [] };
}

function outputOf(hash: string): string {
  const file = inWorkspace('.nx/cache/terminalOutputs', hash);
  return existsSync(file) ? readable(readFileSync(file, 'utf8')) : '';
}

/** Runs several targets in one run of Nx, which takes a second to start and fills idle processors with other targets. */
export async function nxRun(targets: readonly string[]): Promise<NxRun> {
  rmSync(RECORD, { force: true });
  const { succeeded, output } = await runCommand(commandOf('nx'), [
    'run-many',
    `--targets=${targets.join(',')}`,
    `--parallel=${availableParallelism()}`,
    '--outputStyle=static',
  ]);
  const tasks = readRecord().tasks.map((task) => ({
    id: task.taskId,
    project: task.projectName,
    target: task.target,
    succeeded: task.status === 0,
    cached: task.cacheStatus !== 'cache-miss',
    startedAtMs: Date.parse(task.startTime),
    endedAtMs: Date.parse(task.endTime),
    output: outputOf(task.hash),
  }));
  return { tasks, succeeded, output };
}
