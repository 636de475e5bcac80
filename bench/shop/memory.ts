import { execFile } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { promisify } from 'node:util'

const run = promisify(execFile)

/**
 * Resident memory of a program, and what each process that it started has beside that, in MB (1,000,000 bytes): they share the pages
 * of Node.js's own file.
 */
export async function residentMegabytes(pid: number): Promise<number> {
  const { stdout } = await run('ps', ['-A', '-o', 'pid=,ppid='])
  const [own, ...started] = await Promise.all(familyOf(stdout, pid).map(readMemory))
  const kilobytes = started.reduce((sum, { notShared }) => sum + notShared, own?.resident ?? 0)
  return (kilobytes * 1024) / 1_000_000
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

/** In kB (1,024 bytes), of proc_pid_smaps(5). */
async function readMemory(pid: number): Promise<{ resident: number; notShared: number }> {
  const text = await readFile(`/proc/${pid}/smaps_rollup`, 'utf8').catch((error: unknown) => {
    // It has ended in between.
    if (error instanceof Error && 'code' in error && (error.code === 'ENOENT' || error.code === 'ESRCH'))
      return ''
    throw error
  })
  const valueOf = (name: string) => Number(new RegExp(`^${name}: +(\\d+) kB$`, 'm').exec(text)?.[1] ?? 0)
  return { resident: valueOf('Rss'), notShared: valueOf('Private_Clean') + valueOf('Private_Dirty') }
}
