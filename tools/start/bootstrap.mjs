// Installs missing dependencies and runs a file on the project's Node: bootstrap.mjs FILE [options]. Plain JavaScript
// for the system's Node (20.19 or newer).
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { constants } from 'node:os';
import { fileURLToPath } from 'node:url';

const OLDEST_NODE = [20, 19];
const OLDEST_NPM = 10;
const PROJECT_NODE_MAJOR = 24;
const PARENT_CHECK_MS = 500;
// An older Node lacks import.meta.dirname and would crash before the message about its version.
const root = join(dirname(fileURLToPath(import.meta.url)), '../..');
const projectNode = join(root, 'node_modules/node/bin', process.platform === 'win32' ? 'node.exe' : 'node');
const ownCommands = join(root, 'node_modules', '.bin');

function stop(message) {
  console.error(message);
  process.exit(1);
}

function checkVersions() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  if (major < OLDEST_NODE[0] || (major === OLDEST_NODE[0] && minor < OLDEST_NODE[1]))
    stop(
      `Amana needs Node ${OLDEST_NODE.join('.')} or newer to start, and this is ${process.version}: see https://nodejs.org`,
    );
  // npm sets the user agent for its scripts; without npm there is no version to check.
  const npm = /npm\/(\d+)/.exec(process.env['npm_config_user_agent'] ?? '')?.[1];
  if (npm !== undefined && Number(npm) < OLDEST_NPM)
    stop(`Amana needs npm ${OLDEST_NPM} or newer, and this is npm ${npm}: npm install --global npm@latest`);
}

function packagesIn(file) {
  return JSON.parse(readFileSync(join(root, file), 'utf8')).packages;
}

/** npm writes this lock file last, so it differs after an interrupted or outdated installation. */
function isInstalled() {
  if (!existsSync(join(root, 'node_modules/.package-lock.json'))) return false;
  const installed = packagesIn('node_modules/.package-lock.json');
  return Object.entries(packagesIn('package-lock.json')).every(([path, wanted]) => {
    if (path === '') return true;
    const found = installed[path];
    if (found === undefined) return wanted.optional === true;
    // Some packages are in a project's node_modules, which a cache of the root's or `git clean` omits.
    return found.version === wanted.version && existsSync(join(root, path));
  });
}

function install() {
  console.log('Installing dependencies, about 0.8 GB: this takes one to three minutes…');
  const started = Date.now();
  // Excludes the Node inside node_modules, which npm is about to replace.
  const path = (process.env['PATH'] ?? '').split(delimiter).filter((folder) => folder !== ownCommands);
  const { status } = spawnSync('npm', ['ci', '--loglevel=error'], {
    cwd: root,
    env: { ...process.env, PATH: path.join(delimiter) },
    shell: process.platform === 'win32',
    stdio: 'inherit',
  });
  if (status !== 0) stop('npm ci failed, see above.');
  console.log(`Dependencies installed in ${Math.round((Date.now() - started) / 1000)} s.`);
}

function runtime() {
  if (process.execPath === projectNode) return projectNode;
  const { stdout } = spawnSync(projectNode, ['--version'], { encoding: 'utf8' });
  if (stdout?.startsWith(`v${PROJECT_NODE_MAJOR}.`)) return projectNode;
  if (Number(process.versions.node.split('.')[0]) >= PROJECT_NODE_MAJOR) return process.execPath;
  return stop(
    [
      `Node ${PROJECT_NODE_MAJOR} is missing from node_modules: npm's install scripts seem to be blocked.`,
      'Either let that package run its script:  npm rebuild node --ignore-scripts=false',
      `or use a system Node ${PROJECT_NODE_MAJOR} or newer.`,
    ].join('\n'),
  );
}

checkVersions();
const [command = '', ...rest] = process.argv.slice(2);
if (!existsSync(join(root, command))) stop(`There is no ${command} to run.`);
if (!isInstalled()) install();

const child = spawn(runtime(), [join(root, command), ...rest], {
  cwd: root,
  env: {
    // Nx leaves its daemon running after a command.
    NX_DAEMON: 'false',
    ...process.env,
    PATH: [ownCommands, process.env['PATH']].join(delimiter),
  },
  // A command with child processes ends when this channel closes.
  stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
});
// A terminal signals the whole process group, a supervisor only this process; the child ends by itself.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
// npm starts this process through a shell, which may be killed without a signal to this process.
const parent = process.ppid;
if (process.env['npm_lifecycle_event'] !== undefined)
  setInterval(() => {
    if (process.ppid !== parent) child.kill('SIGTERM');
  }, PARENT_CHECK_MS).unref();
child.on('exit', (code, signal) => process.exit(code ?? 128 + constants.signals[signal ?? 'SIGTERM']));
