import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmdirSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** Root mounts by right; others in a namespace where they are root, if this machine has such. */
const ASIDE = [...(process.getuid?.() === 0 ? [] : ['--user', '--map-root-user']), '--mount']
const MOUNT = `mount -t tmpfs -o "size=$1" tmpfs "$2" && shift 2 && exec "$@"`

/** What starts a program in whose eyes this folder is a disk of so many bytes; nobody else sees it, and it is gone with the program. */
export function onSmallDisk(folder: string, bytes: number): readonly [string, ...string[]] {
  return ['unshare', ...ASIDE, 'sh', '-c', MOUNT, 'sh', String(bytes), folder]
}

/** Whether this machine lets us have such a disk; Linux does by default. */
export function canHaveSmallDisk(): boolean {
  const folder = mkdtempSync(join(tmpdir(), 'bieznik-disk-'))
  const [program, ...args] = onSmallDisk(folder, 4096)
  try {
    execFileSync(program, [...args, 'true'], { stdio: 'ignore' })
    return true
  } catch {
    // That it cannot is the answer.
    return false
  } finally {
    rmdirSync(folder)
  }
}
