import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import type { StaffRole } from '../contract/staff.ts'
import type { Person } from './people.ts'

const run = promisify(execFile)

/** `npm run admin:…`, on the accounts of this shop. Sign-ins are revoked by the second: who signs in at once waits for the next one. */
export async function changeRole(
  action: 'grant' | 'revoke',
  { email }: Person,
  identityUrl: string,
  ...role: StaffRole[]
): Promise<void> {
  await run(process.execPath, [join(import.meta.dirname, '../scripts/admin.ts'), action, email, ...role], {
    env: { NODE_ENV: 'test', FIREBASE_AUTH_EMULATOR_HOST: new URL(identityUrl).host },
    timeout: 20_000,
  })
}
