/*
 * npm run audit: known weaknesses of the packages of production, high or critical. Ends with 0 when there is none, with 1 when
 * there is, and with 2 when the registry that npm is set to does not respond to such requests.
 *
 * Not part of `npm test`, which needs no network: run it before each release and once a week.
 */
import { spawn } from 'node:child_process'
import { text } from 'node:stream/consumers'
import { machineEnvironment, root } from './env.mjs'
import { judge } from './supply-chain/advisories.mjs'

/** @type {readonly import('./supply-chain/advisories.mjs').Exception[]} */
const exceptions = []

const npm = spawn('npm', ['audit', '--omit=dev', '--json'], {
  cwd: root,
  env: machineEnvironment(),
  stdio: ['ignore', 'pipe', 'inherit'],
  shell: process.platform === 'win32',
})
const said = await text(npm.stdout)
const complaints = said.startsWith('{')
  ? judge(JSON.parse(said), exceptions, new Date().toISOString().slice(0, 10))
  : null
if (complaints === null) {
  console.error('The registry gave no report on weaknesses. Ask one that does: npm audit --omit=dev')
  process.exitCode = 2
} else {
  for (const complaint of complaints) console.error(complaint)
  console.info(complaints.length === 0 ? 'Nothing high or critical is known.' : '')
  process.exitCode = complaints.length === 0 ? 0 : 1
}
