import { execFile } from 'node:child_process'
import { promisify } from 'node:util'

const run = promisify(execFile)

/** Resident memory of a program and of all processes that it started, in MB (1,000,000 bytes). */
export async function residentMegabytes(pid: number): Promise<number> {
  const { stdout } = await run('ps', ['-A', '-o', 'pid=,ppid=,rss='])
  return (kilobytesIn(stdout, pid) * 1024) / 1_000_000
}

/** Of a process and its descendants, in a table of pid, parent and kB (1,024 bytes). */
export const kilobytesIn = (table: string, pid: number): number => kilobytesOf(pid, readProcesses(table))

interface Process {
  pid: number
  parent: number
  kilobytes: number
}

function readProcesses(table: string): Process[] {
  return table
    .trim()
    .split('\n')
    .map((line) => {
      const [pid = 0, parent = 0, kilobytes = 0] = line.trim().split(/\s+/).map(Number)
      return { pid, parent, kilobytes }
    })
}

function kilobytesOf(pid: number, processes: readonly Process[]): number {
  const own = processes.find((each) => each.pid === pid)?.kilobytes ?? 0
  const children = processes.filter((each) => each.parent === pid)
  return children.reduce((sum, child) => sum + kilobytesOf(child.pid, processes), own)
}
