import { makeStaff } from '../../e2e/accounts.ts'
import { createCustomer, idTokenOf } from '../../e2e/people.ts'
import { openShop, REVALIDATE_SECRET } from '../resilience/shop'

export type Caller = 'customer' | 'staff'

/** All that the BFF talks to, and the two people who call it. */
export interface BffShop {
  /** The built storefront, if there is one. */
  url: string
  /** What a BFF beside it has to know. */
  variables: Readonly<Record<string, string>>
  /** ID tokens of now. */
  tokens: Record<Caller, string>
  /** Who has gone comes back as somebody new. */
  replace: (who: Caller) => Promise<void>
  close: () => Promise<void>
}

export async function openBffShop({ hasStorefront }: { hasStorefront: boolean }): Promise<BffShop> {
  const { url, direct, faults, logs, close } = await openShop({ hasStorefront })
  const { identity } = direct
  async function signUp(who: Caller): Promise<string> {
    const person = await createCustomer(identity)
    if (who === 'staff') await makeStaff(identity, person)
    return idTokenOf(identity, person)
  }
  const tokens = { customer: await signUp('customer'), staff: await signUp('staff') }
  return {
    url,
    variables: {
      PRODUCT_API_URL: direct.productApi,
      FIREBASE_PROJECT_ID: 'demo-bieznik',
      FIREBASE_AUTH_EMULATOR_HOST: new URL(identity).host,
      FIREBASE_DATABASE_EMULATOR_HOST: `127.0.0.1:${faults.database.port}`,
      REVALIDATE_SECRET,
      MAIL_OUTBOX_DIR: `${logs}/outbox`,
      PICTURES_DIR: `${logs}/pictures`,
      RATE_LIMITS: 'off',
      LOG_LEVEL: 'silent',
    },
    tokens,
    replace: async (who) => {
      tokens[who] = await signUp(who)
    },
    close,
  }
}
