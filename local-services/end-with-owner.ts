import { globSync } from 'node:fs'
import { readdir, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { exists } from './files.ts'
import { isAlive, shutDown } from './postgres/running.ts'
import { PROGRAMS } from './run-folder.ts'

/*
 * node end-with-owner.ts <pid> <folder>: what this folder is for ends with the process of this number, also when that was killed: the
 * programs that are noted in it, each PostgreSQL whose data it holds, and the folder itself. Ends by itself when the folder is gone.
 */
const [pid = '', folder = ''] = process.argv.slice(2)

/** What a program may take to end by itself and to end its own programs, in milliseconds. */
const PATIENCE_MS = 3_000

function signal(program: number, name: NodeJS.Signals): void {
  // A program of its own group with the group.
  for (const target of [-program, program]) {
    try {
      process.kill(target, name)
    } catch {
      // There is no such group, or it has ended.
    }
  }
}

async function endPrograms(): Promise<void> {
  const programs = (await readdir(join(folder, PROGRAMS)).catch(() => [])).map(Number)
  for (const program of programs) signal(program, 'SIGTERM')
  const deadline = Date.now() + PATIENCE_MS
  while (programs.some(isAlive) && Date.now() < deadline) await sleep(100)
  for (const program of programs.filter(isAlive)) signal(program, 'SIGKILL')
}

async function endServers(): Promise<void> {
  const servers = globSync('{,*/,*/*/,*/*/*/}cluster/data/postmaster.pid', { cwd: folder })
  for (const server of servers) await shutDown(join(folder, dirname(dirname(server))))
}

while (isAlive(Number(pid)) && (await exists(folder))) await sleep(500)
if (await exists(folder)) {
  await endPrograms()
  await endServers()
  await rm(folder, { recursive: true, force: true, maxRetries: 5 })
}
