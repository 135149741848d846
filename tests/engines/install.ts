import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';

/** Installs a program with apt if it is missing, and says so. Needs root on Debian or a relative of it. */
export function install(program: string, ...packages: string[]): void {
  if (existsSync(program)) return;
  console.log(`engines: ${program} is missing; installing ${packages.join(', ')} with apt-get`);
  const run = (...args: string[]) =>
    execFileSync('apt-get', args, {
      stdio: ['ignore', 'ignore', 'inherit'],
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    });
  run('update', '-qq');
  run('install', '-y', '-qq', '--no-install-recommends', ...packages);
}
