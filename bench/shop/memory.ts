import { execFile } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { promisify } from 'node:util'

const run = promisify(execFile)

/**
 * Resident memory of a program and of all processes that it started, in MB (1,000,000 bytes). What several processes share, such as the
 * pages of Node.js's own file, counts once among them (`Pss`, proc_pid_smaps(5)).
 */
export async function residentMegabytes(pid: number): Promise<number> {
  const { stdout } = await run('ps', ['-A', '-o', 'pid=,ppid='])
  const kilobytes = await Promise.all(familyOf(stdout, pid).map(proportionalKilobytes))
  return (kilobytes.reduce((sum, each) => sum + each, 0) * 1024) / 1_000_000
}

/** A process and its descendants, in a table of pid and parent. */
export function familyOf(table: string, pid: number): number[] {
  const processes = table
    .trim()
    .split('\n')
    .map((line) => line.trim().split(/\s+/).map(Number))
  const childrenOf = (parent: number): number[] =>
    processes.flatMap(([child = 0, of]) => (of === parent ? [child, ...childrenOf(child)] : []))
  return [pid, ...childrenOf(pid)]
}

async function proportionalKilobytes(pid: number): Promise<number> {
  const text = await readFile(`/proc/${pid}/smaps_rollup`, 'utf8').catch((error: unknown) => {
    // It has ended in between.
    if (error instanceof Error && 'code' in error && (error.code === 'ENOENT' || error.code === 'ESRCH'))
      return ''
    throw error
  })
  return Number(/^Pss: +(\d+) kB$/m.exec(text)?.[1] ?? 0)
}
