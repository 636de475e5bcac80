/*
 * role-cli.ts grant <e-mail> [role]    gives this person a role of the staff: owner (unless another is named), office, warehouse,
 *                                      shop_floor or accounting
 * role-cli.ts revoke <e-mail>          takes it back, unless it is the only owner's
 *
 * In the Firebase project of the environment, or in its Auth emulator. The person has to sign in again.
 */
import { staffRoles, type StaffRole } from '@bieznik/contract/people/staff'
import { applicationDefault, initializeApp } from 'firebase-admin/app'
import { getAuth } from 'firebase-admin/auth'
import { readIdentity } from '../../env.ts'
import { changeAccountRole } from './change-account-role.ts'

const USAGE = `grant <e-mail> [${staffRoles.join('|')}], or revoke <e-mail>`

/** The role that a command gives, null for one that takes it; undefined: there is no such command. */
function roleOf(action: string | undefined, name: string | undefined): StaffRole | null | undefined {
  if (action === 'revoke') return name === undefined ? null : undefined
  return action === 'grant' ? staffRoles.find((role) => role === (name ?? 'owner')) : undefined
}

async function main([action, email, name, ...rest]: string[]): Promise<string> {
  const role = roleOf(action, name)
  if (role === undefined || !email || rest.length > 0) throw new Error(`Usage: ${USAGE}`)
  const { FIREBASE_PROJECT_ID: projectId, FIREBASE_AUTH_EMULATOR_HOST: emulatorHost } = readIdentity()
  const app = initializeApp({ projectId, ...(emulatorHost ? {} : { credential: applicationDefault() }) })
  await changeAccountRole(getAuth(app), { projectId, emulatorHost }, { email, role })
  return role
    ? `${email} is staff (${role}) from the next sign-in on (${projectId}).`
    : `${email} is staff no longer (${projectId}).`
}

try {
  process.stdout.write(`${await main(process.argv.slice(2))}\n`)
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
  process.exitCode = 1
}
