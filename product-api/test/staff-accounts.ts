import type { StaffAccount, StaffAccounts } from '../src/people/identity/staff-accounts.ts'

const account = (uid: string, role: StaffAccount['role']): StaffAccount => ({
  uid,
  email: `${uid}@example.com`,
  isEmailVerified: true,
  name: uid,
  role,
  isDisabled: false,
  hasSecondFactor: false,
})

/** Accounts in memory: the owner whose token `staffToken()` is, another owner, and a customer. */
export function createTestStaff(): StaffAccounts {
  const accounts = new Map(
    [account('staff', 'owner'), account('ewa', 'owner'), account('jan', null)].map((each) => [
      each.uid,
      each,
    ]),
  )
  return {
    list: async () => [...accounts.values()].filter(({ role }) => role !== null),
    findByEmail: async (email) => [...accounts.values()].find((each) => each.email === email) ?? null,
    findByUid: async (uid) => accounts.get(uid) ?? null,
    setRole: async (uid, role) => {
      const known = accounts.get(uid)
      if (known) accounts.set(uid, { ...known, role })
    },
  }
}
