import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { endAfterTest } from '../programs.ts'
import { outcomeSchema, type Outcome, type Setup } from './outcome.ts'

const root = join(import.meta.dirname, '../../..')

/** Namespaces of its own for files, network and processes: what it starts ends with it. */
const ASIDE = ['--mount', '--net', '--pid', '--fork', '--mount-proc', '--kill-child']

/** As in a container: /tmp and the cache are in memory, the names of the services lead to them, nothing else can be written. */
const SCRIPT = `set -e
ip link set lo up
mount -t tmpfs tmpfs /tmp && chmod 1777 /tmp
mount -t tmpfs tmpfs /run
mkdir /tmp/postgres && mount -t tmpfs -o size=300m,mode=777 tmpfs /tmp/postgres
mount -t tmpfs -o uid=1000,gid=1000 tmpfs "$1/.next/cache"
printf '127.0.0.1 localhost proxy postgres valkey storefront-1 storefront-2 mail.example\\n' > /run/hosts
mount --bind /run/hosts /etc/hosts
mount -o remount,ro,bind /
exec "$2" "$1/tests/resilience/composed/inside.ts"`

/** Root of a Linux that has namespaces; others cannot become another user. */
export const canSandbox = (): boolean =>
  process.getuid?.() === 0 && spawnSync('unshare', [...ASIDE, 'sh', '-c', 'ip link set lo up']).status === 0

export async function runInSandbox(setup: Setup): Promise<Outcome> {
  const words = [...ASIDE, 'sh', '-c', SCRIPT, 'sh', root, process.execPath]
  const child = spawn('unshare', words, { stdio: ['pipe', 'pipe', 'pipe'], cwd: root })
  endAfterTest(child)
  child.stdin.end(JSON.stringify(setup))
  const [output, errors] = await Promise.all([text(child.stdout), text(child.stderr), once(child, 'exit')])
  if (output === '') throw new Error(`The sandbox printed nothing:\n${errors}`)
  return outcomeSchema.parse(JSON.parse(output))
}
