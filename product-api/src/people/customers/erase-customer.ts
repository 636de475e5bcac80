import { keptGrounds, type Erasure } from '@bieznik/contract/people/customer'
import type { PersonalRows } from '@bieznik/contract/people/personal-data'
import type { Database } from '../../platform/db/client.ts'
import { erasePerson, listPersonalRows } from '../accounts/accounts.queries.ts'
import { keptReasons, personalTables } from '../accounts/personal-tables.ts'

/** What stays of these rows, by the law that asks for it. */
function keptOf(rows: PersonalRows): Erasure['kept'] {
  return keptGrounds.flatMap((ground) => {
    const tables = personalTables
      .filter(({ reason }) => reason === keptReasons[ground])
      .map(({ name }) => name)
      .filter((name) => (rows[name] ?? []).length > 0)
    const count = tables.reduce((sum, name) => sum + (rows[name] ?? []).length, 0)
    return count > 0 ? [{ ground, tables, rows: count }] : []
  })
}

/** Erases what no law keeps of a person, and says what stays. Returns also the products whose pages showed an opinion of theirs. */
export async function eraseCustomer(
  db: Database,
  uid: string,
  who: string,
): Promise<{ erasure: Erasure; rated: number[] }> {
  const rated = await erasePerson(db, uid, { staff: who })
  return { erasure: { kept: keptOf(await listPersonalRows(db, uid)) }, rated }
}
