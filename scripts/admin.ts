/*
 * npm run admin:grant -- <e-mail> [role]    gives this person a role of the staff: owner (unless another is named),
 *                                           office, warehouse, shop_floor or accounting
 * npm run admin:revoke -- <e-mail>          takes it back, unless it is the only owner's
 *
 * On the local emulator (the shop has to be running) unless FIREBASE_PROJECT_ID names a real project, which needs
 * GOOGLE_APPLICATION_CREDENTIALS. Either way the person has to sign in again: what older sessions say is no longer true.
 */
import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { bin, environment, root } from './env.mjs'
import { exitCodeOf } from './exit-code.mjs'
import { readSettings } from './settings.mjs'

const { projectId, emulatorHost } = readSettings([]).identity
const script = join(root, 'product-api/src/people/staff/role-cli.ts')
const env = {
  ...environment(),
  FIREBASE_PROJECT_ID: projectId,
  ...(emulatorHost && { FIREBASE_AUTH_EMULATOR_HOST: emulatorHost }),
}
const child = spawn(join(bin, 'node'), [script, ...process.argv.slice(2)], {
  cwd: root,
  env,
  stdio: 'inherit',
})
process.exitCode = await exitCodeOf(child)
