/*
 * npm run test:resilience [-- <files>]: what is too slow for `npm test`: programs killed and restarted under load, backups
 * brought back elsewhere, partners that fail. Uses this machine alone, like `npm test`.
 */
import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { bin, root, testEnvironment } from './env.mjs'
import { exitCodeOf } from './exit-code.mjs'

const commands = [
  ['node', 'scripts/build.mjs'],
  ['vitest', 'run', '--project', 'resilience', ...process.argv.slice(2)],
]

for (const [program = '', ...args] of commands) {
  const child = spawn(join(bin, program), args, { cwd: root, env: testEnvironment(), stdio: 'inherit' })
  process.exitCode = await exitCodeOf(child)
  if (process.exitCode !== 0) break
}
