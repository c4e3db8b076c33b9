import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../../graphql-api/test/server-process.ts';
import { pause } from './target.ts';

/** A proxy in front of servers that keeps connections to all of them. */
export interface Proxy {
  url: string;
  stop: () => Promise<void>;
}

const nginxSettings = (port: number, folder: string, servers: readonly string[]) => `
daemon off;
pid ${folder}/nginx.pid;
error_log ${folder}/error.log;
events { worker_connections 512; }
http {
  access_log off;
  client_body_temp_path ${folder}/body; proxy_temp_path ${folder}/proxy; fastcgi_temp_path ${folder}/fastcgi;
  uwsgi_temp_path ${folder}/uwsgi; scgi_temp_path ${folder}/scgi;
  map $http_upgrade $connection_upgrade { default upgrade; '' ''; }
  upstream shop { ${servers.map((url) => `server ${new URL(url).host} max_fails=0;`).join(' ')} keepalive 128; }
  server {
    listen 127.0.0.1:${port};
    keepalive_requests 1000000;
    location / {
      proxy_pass http://shop; proxy_http_version 1.1; proxy_set_header Host $host; proxy_set_header X-Forwarded-For $remote_addr;
      proxy_set_header Upgrade $http_upgrade; proxy_set_header Connection $connection_upgrade;
    }
  }
}`;

const haproxySettings = (port: number, servers: readonly string[]) => `
global
  log /dev/null local0
defaults
  mode http
  timeout connect 5s
  timeout client 60s
  timeout server 60s
  retries 3
  option redispatch 1
  retry-on conn-failure
frontend campus
  bind 127.0.0.1:${port}
  default_backend shop
backend shop
  option httpchk GET /readyz
  default-server inter 500ms fall 1 rise 1
${servers.map((url, index) => `  server s${index} ${new URL(url).host} check`).join('\n')}
`;

/** Proxies that are installed on this machine. */
export const proxies = (['nginx', 'haproxy'] as const).filter((name) => spawnSync(name, ['-v']).error === undefined);

async function listens(url: string, child: ChildProcess): Promise<void> {
  while (child.exitCode === null) {
    const up = await fetch(`${url}/readyz`).then(
      ({ ok }) => ok,
      () => false,
    );
    if (up) return;
    await pause(50);
  }
  throw new Error('The proxy ended at its start');
}

/** Starts one of these proxies in front of the servers. */
export async function startProxy(name: (typeof proxies)[number], servers: readonly string[]): Promise<Proxy> {
  const folder = mkdtempSync(join(tmpdir(), 'campuscart-proxy-'));
  const port = await freePort();
  const file = join(folder, 'settings');
  writeFileSync(file, name === 'nginx' ? nginxSettings(port, folder, servers) : haproxySettings(port, servers));
  const args = name === 'nginx' ? ['-p', folder, '-c', file] : ['-f', file];
  const child = spawn(name, args, { stdio: ['ignore', 'ignore', 'inherit'] });
  const url = `http://127.0.0.1:${port}`;
  await listens(url, child);
  const stop = async () => {
    const ended = once(child, 'exit');
    child.kill('SIGTERM');
    await ended;
    rmSync(folder, { recursive: true, force: true });
  };
  return { url, stop };
}
