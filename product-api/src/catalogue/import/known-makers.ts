import { isNotNull } from 'drizzle-orm'
import type { Queryable } from '../../platform/db/client.ts'
import { tires } from '../../platform/db/schema/catalogue.ts'
import { tireMakers } from './tire-makers.ts'

/** Makers of tires by the beginning of a title. */
export type KnownMakers = { atStartOf: (title: string) => string | undefined }

/** A name as it is compared: capitals, and hyphens for blanks, make no difference. */
export const makerKey = (name: string) =>
  name
    .normalize('NFC')
    .toLowerCase()
    .replaceAll(/[\s-]+/g, ' ')
    .trim()

/** The longest name counts: `General Tire` comes before `General`. Of two that differ in capitals the first. */
function knownMakers(names: readonly string[]): KnownMakers {
  const byKey = new Map<string, string>()
  for (const name of names) if (!byKey.has(makerKey(name))) byKey.set(makerKey(name), name)
  const longest = Math.max(1, ...Array.from(byKey.keys(), (key) => key.split(' ').length))
  return {
    atStartOf: (title) => {
      const words = makerKey(title).split(' ')
      for (let count = Math.min(longest, words.length); count > 0; count--) {
        const name = byKey.get(words.slice(0, count).join(' '))
        if (name !== undefined) return name
      }
      return undefined
    },
  }
}

/** Those of the catalogue as they are spelled there, and those that the trade knows. */
export async function listKnownMakers(db: Queryable): Promise<KnownMakers> {
  const rows = await db
    .selectDistinct({ name: tires.manufacturer })
    .from(tires)
    .where(isNotNull(tires.manufacturer))
    .orderBy(tires.manufacturer)
  return knownMakers([...rows.map(({ name }) => name), ...tireMakers])
}
