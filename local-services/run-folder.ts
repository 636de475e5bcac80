import { spawn, type ChildProcess } from 'node:child_process'
import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** Within a run folder: an empty file for each program that is to end with the run, named by its number. */
export const PROGRAMS = 'programs'

/**
 * Sees to it that a folder ends with this process, however that ends, with the programs that are noted in it and each PostgreSQL whose data
 * it holds: a program of its own waits for the end.
 */
export function endWithThisProcess(folder: string): void {
  const script = fileURLToPath(new URL('end-with-owner.ts', import.meta.url))
  spawn(process.execPath, [script, String(process.pid), folder], {
    cwd: '/',
    stdio: 'ignore',
    detached: true,
  }).unref()
}

declare global {
  // One for a process, however often a test runner loads this module.
  var runFolder: string | undefined
}

/** Every user can enter it: PostgreSQL runs as another one when we are root. */
function openFolder(prefix: string): string {
  const folder = mkdtempSync(prefix)
  chmodSync(folder, 0o755)
  return folder
}

function makeRunFolder(): string {
  const folder = openFolder(join(tmpdir(), 'bieznik-run-'))
  mkdirSync(join(folder, PROGRAMS))
  endWithThisProcess(folder)
  return folder
}

/** A new folder for a test, which is gone at the latest when this process is. */
export const makeTestFolder = (name: string): string =>
  openFolder(join((globalThis.runFolder ??= makeRunFolder()), `${name}-`))

/** The program is killed when this process has ended without it. Returns it. */
export function endWithRun<Program extends ChildProcess>(program: Program): Program {
  const note = join((globalThis.runFolder ??= makeRunFolder()), PROGRAMS, String(program.pid))
  if (program.pid === undefined) return program
  writeFileSync(note, '')
  program.once('exit', () => rmSync(note, { force: true }))
  return program
}
