import type { Account, EmulatorClient } from './emulator-client.ts'

/** Known to everyone who has read this file: they exist in the emulator only. */
const PASSWORD = 'sekret12'

/** Written in the form that the emulator imports; `admin` is the claim of staff. */
const demoAccounts: readonly (Account & { email: string })[] = [
  {
    localId: 'demo-jan',
    email: 'jan@example.com',
    displayName: 'Jan Kowalski',
    emailVerified: true,
    rawPassword: PASSWORD,
  },
  {
    localId: 'demo-admin',
    email: 'admin@example.com',
    displayName: 'Anna Nowak',
    emailVerified: true,
    rawPassword: PASSWORD,
    customAttributes: JSON.stringify({ admin: true }),
  },
]

/** Makes those that are missing; whoever changed one keeps the change. */
export async function ensureDemoAccounts(client: EmulatorClient): Promise<void> {
  const known = new Set((await client.listAccounts()).map(({ email }) => email))
  await client.importAccounts(demoAccounts.filter(({ email }) => !known.has(email)))
}
