import { spawn } from 'node:child_process'
import { realpath } from 'node:fs/promises'
import { join } from 'node:path'
import { bin, environment } from './env.mjs'
import { exitCodeOf } from './exit-code.mjs'
import { ensureInstalled } from './install.mjs'

/**
 * Sees to it that everything is installed and that the script runs on the Node that this repository pins, whatever the
 * machine has. Returns true when it does; otherwise the script was run again, and this process only hands on its end.
 *
 * @param {string} script
 */
export async function isOnPinnedNode(script) {
  const isNew = await ensureInstalled()
  const node = join(bin, 'node')
  if (!isNew && (await realpath(process.execPath)) === (await realpath(node))) return true
  const child = spawn(node, [script, ...process.argv.slice(2)], { stdio: 'inherit', env: environment() })
  process.exitCode = await exitCodeOf(child)
  return false
}
