import { spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { ask } from './request.ts';

const candidates = [process.env.NGINX_PATH, '/usr/sbin/nginx', '/usr/local/sbin/nginx', '/opt/homebrew/bin/nginx'];

/** Path of an nginx that starts on this machine; `NGINX_PATH` overrides it. Undefined if there is none. */
export const nginxPath = candidates.find((path) => path && existsSync(path) && spawnSync(path, ['-v']).status === 0);

if (!nginxPath)
  console.warn('There is no nginx on this machine, so its configuration is not tried. NGINX_PATH names one.');

export interface RunningNginx {
  port: number;
  pid: number;
  stop: () => Promise<void>;
}

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}

/** Configuration of one process, as this user, with nothing outside its own folder, and with Debian's list of types. */
const configuration = (folder: string, site: string, port: number) => `
daemon off;
master_process off;
pid ${folder}/pid;
error_log ${folder}/error.log;
events { worker_connections 2048; }
http {
  access_log off;
  ${['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((name) => `${name}_temp_path ${folder}/${name};`).join(' ')}
  ${existsSync('/etc/nginx/mime.types') ? 'include /etc/nginx/mime.types;' : ''}
  gzip on;
  server {
    listen 127.0.0.1:${port};
    root ${site};
    include ${site}/_nginx.conf;
  }
}
`;

/** Starts nginx for a built site with the configuration that the build has written. */
export async function startNginx(site: string): Promise<RunningNginx> {
  const folder = mkdtempSync(join(tmpdir(), 'nginx-'));
  const port = await freePort();
  const file = join(folder, 'nginx.conf');
  writeFileSync(file, configuration(folder, site, port));
  const child = spawn(nginxPath ?? 'nginx', ['-p', folder, '-c', file, '-e', join(folder, 'error.log')]);
  let output = '';
  child.stderr.on('data', (chunk) => {
    output += chunk;
  });
  const ended = new Promise<void>((resolve) => child.on('close', () => resolve()));
  const answers = () =>
    ask(port, { path: '/' }).then(
      () => true,
      () => false,
    );
  while (!(await answers())) {
    if (child.exitCode !== null) throw new Error(`nginx did not start.\n${output}`);
    await sleep(20);
  }
  return {
    port,
    pid: child.pid ?? 0,
    async stop() {
      child.kill('SIGTERM');
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
